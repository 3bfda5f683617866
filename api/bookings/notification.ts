import type { OpenTransaction } from '#db/connection.ts';
import type { OutboxEvent } from '#db/outbox.ts';
import type { ScheduledCallRow as Row } from '#db/schema.ts';
import { readSettings } from '#db/settings.ts';
import type { ScheduledCall } from '#src/contracts/scheduled-call.ts';
import { endOf, type Slot, startOf } from '#src/domain/booking/bookable-days.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { seal, unseal } from '#api/http/seal.ts';
import { eventFor, notify, notifyByMail } from '#api/outbox/notify.ts';
import { withSettings } from '#api/settings/secret-addresses.ts';

const PURPOSE = 'code of a call';

/** A booking as notifications tell of it: made, moved or canceled. */
export interface BookingChange extends Omit<ScheduledCall, 'calendar' | 'canInvite'> {
  updatedAt: string;
  /** Incremented with every change. */
  revision: number;
  /** The visitor's name and address, if given. */
  name?: string;
  email?: string;
  /**
   * Secret link to the page on which the visitor can move or cancel the call. Unknown if an admin has changed the
   * booking of somebody who left no address, or the site's secret has changed since.
   */
  confirmationUrl?: string;
  /** The slot before the booking was moved. */
  from?: Slot;
}

/** @param code the confirmation code, of which the table stores only a hash; else the encrypted one, if there is one */
export function notificationOf(
  env: FunctionEnv,
  row: Row,
  code = row.sealedCode ? unseal(row.sealedCode, env, PURPOSE) : undefined,
): BookingChange {
  return {
    ...fieldsOf(env, row, code),
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Encrypts a confirmation code, for the link in mails that are sent later. */
export function sealCode(env: FunctionEnv, code: string): string {
  return seal(code, env, PURPOSE);
}

/** The columns that the database fills in. */
type Stamps = 'id' | 'createdAt' | 'updatedAt';

/** The fields that are known before the booking is stored. */
export function fieldsOf(
  env: FunctionEnv,
  row: Omit<Row, Stamps | 'confirmationHash' | 'sealedCode' | 'remindAt'>,
  code: string | undefined,
): Omit<BookingChange, Stamps> {
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
    ...(code && { confirmationUrl: `${env.SITE_URL}/call#${code}` }),
  };
}

/** The moment at which a call begins. */
export function startsAtOf(row: Pick<Row, 'date' | 'timeSlot' | 'startsAt'>): Date {
  return row.startsAt ?? startOf(row);
}

/** The event of a booking that is about to be stored. */
export function bookingEventFor(env: FunctionEnv, fields: Omit<BookingChange, Stamps>): OutboxEvent {
  const event = eventFor(env, 'call', fields, ['createdAt', 'updatedAt']);
  if (!isForVisitor(env, fields)) return event;
  const payload = event.messages[0]?.payload ?? {};
  return { ...event, messages: [...event.messages, { channel: 'email', kind: 'call-visitor', payload }] };
}

/** Adds the event of a booking that was moved or canceled. */
export async function notifyOfBooking(
  transaction: OpenTransaction,
  env: FunctionEnv,
  kind: 'call-moved' | 'call-cancelled',
  booking: BookingChange,
): Promise<void> {
  await notify(transaction, withSettings(env, await readSettings(transaction)), kind, booking);
  if (isForVisitor(env, booking)) await notifyByMail(transaction, env, 'call-visitor', booking);
}

function isForVisitor(env: FunctionEnv, { email }: Pick<BookingChange, 'email'>): boolean {
  return Boolean(env.SMTP_URL && email);
}
