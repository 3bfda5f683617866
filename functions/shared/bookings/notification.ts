import type { ScheduledCall as Row } from '#db/schema.ts';
import type { Env } from '#src/contracts/env.ts';
import type { ScheduledCall } from '#src/contracts/scheduled-call.ts';
import { endOf, startOf } from '#src/domain/booking/booking.ts';

/** What the agency is notified of about a booking. */
export interface BookingNotification extends Omit<ScheduledCall, 'calendar'> {
  updatedAt: string;
  /** Incremented with every change. */
  revision: number;
  /** The visitor's name and address, if given. */
  name?: string;
  email?: string;
  /** Secret link to the page on which the visitor can move or cancel the call. */
  confirmationUrl: string;
}

/** @param code the confirmation code, of which the table stores only a hash */
export function notificationOf(
  env: Pick<Env, 'SITE_URL'>,
  row: Row,
  code: string,
): BookingNotification {
  return {
    ...fieldsOf(env, row, code),
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The columns that the database fills in. */
type Stamps = 'id' | 'createdAt' | 'updatedAt';

/** The fields that are known before the booking is stored. */
export function fieldsOf(
  env: Pick<Env, 'SITE_URL'>,
  row: Omit<Row, Stamps | 'confirmationHash'>,
  code: string,
): Omit<BookingNotification, Stamps> {
  const startsAt = startsAtOf(row);
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
    // In the fragment, which browsers do not send: neither logs nor other sites see it.
    confirmationUrl: `${env.SITE_URL}/call#${code}`,
  };
}

/** The moment at which a call begins. */
export function startsAtOf(row: Pick<Row, 'date' | 'timeSlot' | 'startsAt'>): Date {
  return row.startsAt ?? startOf(row);
}
