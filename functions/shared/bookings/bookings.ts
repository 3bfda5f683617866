/** Visitors book, move and cancel calls. Each change is stored together with its event, or not at all. */
import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#db/connection.ts';
import { cancelBooking, insertBooking, lockBooking, moveBooking } from '#db/scheduled-calls.ts';
import type { ScheduledCall as Row, Tables } from '#db/schema.ts';
import { readSettings } from '#db/settings.ts';
import type { NewBooking, ScheduledCall } from '#src/contracts/scheduled-call.ts';
import { bookingErrors, type Slot, startOf } from '#src/domain/booking/booking.ts';
import { bookingEvent } from './calendar.ts';
import { type BookingNotification, fieldsOf, notificationOf, startsAtOf } from './notification.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { HttpFailure, invalid } from '#functions/shared/http/http-failure.ts';
import { bookingEventFor, notifyOfBooking } from './notify-of-booking.ts';

interface Context {
  transaction: Transaction<Tables>;
  env: FunctionEnv;
}

/**
 * Books a call, in one statement.
 *
 * @throws {HttpFailure} 422, or 409 if the slot is taken
 */
export async function createBooking(
  db: Database,
  env: FunctionEnv,
  input: Slot & { phone: string; name?: string | undefined; email?: string | undefined },
): Promise<NewBooking> {
  await requireBookable(db, input);
  const confirmationCode = randomBytes(18).toString('base64url');
  const { name = null, email = null } = input;
  const booking = { ...input, name, email, startsAt: startOf(input) };
  const fields = fieldsOf(env, { ...booking, cancelledAt: null, revision: 0 }, confirmationCode);
  const row = await insertBooking(
    db,
    { ...booking, confirmationHash: hashOf(confirmationCode) },
    bookingEventFor(env, fields),
  );
  if (!row) throw slotTaken();
  return { ...shown(notificationOf(env, row, confirmationCode)), confirmationCode };
}

/**
 * Moves a call; nothing changes if the slot is the same.
 *
 * @throws {HttpFailure} 422; 404; 409 if it is cancelled or has begun, or if the slot is taken
 */
export async function moveByCode(
  { transaction, env }: Context,
  code: string,
  to: Slot,
): Promise<ScheduledCall> {
  await requireBookable(transaction, to);
  const before = await takeChangeable(transaction, code);
  if (before.cancelledAt) throw new HttpFailure(409, 'This call is canceled.');
  if (before.date === to.date && before.timeSlot === to.timeSlot) {
    return shownBooking(env, before, code);
  }
  const after = await moveBooking(transaction, before.id, { ...to, startsAt: startOf(to) });
  if (!after) throw slotTaken();
  const notification = notificationOf(env, after, code);
  const { date, timeSlot } = before;
  await notifyOfBooking(transaction, env, 'call-moved', {
    ...notification,
    from: { date, timeSlot },
  });
  return shown(notification);
}

/**
 * Cancels a call; does nothing if it is cancelled already.
 *
 * @throws {HttpFailure} 404; 409 if it has begun
 */
export async function cancelByCode(
  { transaction, env }: Context,
  code: string,
): Promise<ScheduledCall> {
  const before = await takeChangeable(transaction, code);
  if (before.cancelledAt) return shownBooking(env, before, code);
  const notification = notificationOf(env, await cancelBooking(transaction, before.id), code);
  await notifyOfBooking(transaction, env, 'call-cancelled', notification);
  return shown(notification);
}

/** A booking as shown to whoever has its code. */
export function shownBooking(env: FunctionEnv, row: Row, code: string): ScheduledCall {
  return shown(notificationOf(env, row, code));
}

/** The hash of a confirmation code, stored so that the table reveals no codes. */
export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** 404 */
export function noSuchBooking(): HttpFailure {
  return new HttpFailure(404, 'There is no call under this link. Part of it may be missing.');
}

async function requireBookable(db: Database, slot: Slot): Promise<void> {
  const errors = bookingErrors(slot, new Date(), await readSettings(db));
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function takeChangeable(transaction: Transaction<Tables>, code: string): Promise<Row> {
  const booking = await lockBooking(transaction, hashOf(code));
  if (!booking) throw noSuchBooking();
  if (!booking.cancelledAt && startsAtOf(booking) <= new Date()) {
    throw new HttpFailure(409, 'This call has begun, so it can no longer be changed.');
  }
  return booking;
}

function slotTaken(): HttpFailure {
  return new HttpFailure(409, 'This time has just been booked. Please select another one.');
}

function shown(notification: BookingNotification): ScheduledCall {
  const { id, phone, date, timeSlot, startsAt, endsAt, createdAt, cancelledAt } = notification;
  const calendar = bookingEvent(notification);
  return { id, phone, date, timeSlot, startsAt, endsAt, createdAt, cancelledAt, calendar };
}
