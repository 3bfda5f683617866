import type { ScheduledCall as Row } from '#db/schema.ts';
import type { Env } from '#src/contracts/env.ts';
import type { ScheduledCall } from '#src/contracts/scheduled-call.ts';
import { endOf, startOf } from '#src/domain/booking/booking.ts';

/** What the house is told of a call. */
export interface CallNews extends Omit<ScheduledCall, 'calendar'> {
  updatedAt: string;
  /** Counts up with every change. */
  revision: number;
  /** Who booked it, as far as that was said. */
  name?: string;
  email?: string;
  /** Leads to the page on which the call can be moved and cancelled; a secret of who booked it. */
  confirmationUrl: string;
}

/** @param code the confirmation code, which the table does not know */
export function newsOf(env: Pick<Env, 'SITE_URL'>, row: Row, code: string): CallNews {
  return {
    ...factsOf(env, row, code),
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What the table adds to a call that it keeps. */
type Stamps = 'id' | 'createdAt' | 'updatedAt';

/** The news of a call, as far as it is known before the call is kept. */
export function factsOf(
  env: Pick<Env, 'SITE_URL'>,
  row: Omit<Row, Stamps | 'confirmationHash'>,
  code: string,
): Omit<CallNews, Stamps> {
  const startsAt = beginOf(row);
  return {
    phone: row.phone,
    ...(row.name && { name: row.name }),
    ...(row.email && { email: row.email }),
    date: row.date,
    timeSlot: row.timeSlot,
    startsAt: startsAt.toISOString(),
    endsAt: endOf(startsAt).toISOString(),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    revision: row.revision,
    // In the fragment, which no browser sends along: no log and no other site gets to see it.
    confirmationUrl: `${env.SITE_URL}/call#${code}`,
  };
}

/** The instant at which a call begins. */
export function beginOf(row: Pick<Row, 'date' | 'timeSlot' | 'startsAt'>): Date {
  return row.startsAt ?? startOf(row);
}
