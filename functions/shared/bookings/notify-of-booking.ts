/** Events of bookings: for the agency, and by mail for the visitor if they left an address. */
import type { OpenTransaction } from '#db/connection.ts';
import type { OutboxEvent } from '#db/outbox.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import type { BookingChange } from './notification.ts';
import { eventFor, notify, notifyByMail } from '#functions/shared/outbox/notify.ts';

/** The event of a booking that is about to be stored. */
export function bookingEventFor(
  env: FunctionEnv,
  fields: Omit<BookingChange, 'id' | 'createdAt' | 'updatedAt'>,
): OutboxEvent {
  const event = eventFor(env, 'call', { ...fields }, ['createdAt', 'updatedAt']);
  if (!isForVisitor(env, fields)) return event;
  const payload = event.messages[0]?.payload ?? {};
  return {
    ...event,
    messages: [...event.messages, { channel: 'email', kind: 'call-visitor', payload }],
  };
}

/** Adds the event of a booking that was moved or cancelled. */
export async function notifyOfBooking(
  transaction: OpenTransaction,
  env: FunctionEnv,
  kind: 'call-moved' | 'call-cancelled',
  booking: BookingChange,
): Promise<void> {
  await notify(transaction, env, kind, { ...booking });
  if (isForVisitor(env, booking))
    await notifyByMail(transaction, env, 'call-visitor', { ...booking });
}

function isForVisitor(env: FunctionEnv, { email }: Pick<BookingChange, 'email'>): boolean {
  return Boolean(env.SMTP_URL && email);
}
