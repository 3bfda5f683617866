/** Calls are booked, moved and canceled. Each change is stored together with its event, or not at all. */
import { hash, randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Database, OpenTransaction } from '#db/connection.ts';
import { cancelBooking, insertBooking, inviteTo, lockBooking, moveBooking } from '#db/inbox/scheduled-calls.ts';
import type { ScheduledCallRow as Row } from '#db/schema.ts';
import { readSettings } from '#db/settings.ts';
import { scheduling } from '#src/content/messages.ts';
import type { Settings } from '#src/contracts/settings.ts';
import type { bookingRequest, NewBooking, ScheduledCall } from '#src/contracts/scheduled-call.ts';
import { bookingErrors, type Slot, startOf } from '#src/domain/booking/bookable-days.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { HttpFailure, invalid } from '#api/http/http-failure.ts';
import { notifyByMail } from '#api/outbox/notify.ts';
import { withSettings } from '#api/settings/secret-addresses.ts';
import { bookingEvent } from './calendar.ts';
import { bookingEventFor, fieldsOf, notificationOf, notifyOfBooking, sealCode, startsAtOf } from './notification.ts';
import { remindAtOf } from './reminders.ts';
import { requireBookable, slotTaken, whileFree } from './rules.ts';

interface Context {
  db: OpenTransaction;
  env: FunctionEnv;
}

/**
 * Books a call, in one statement, or with a buffer between calls in one transaction.
 *
 * @throws {HttpFailure} 422, or 409 if the slot is taken
 */
export async function createBooking(
  db: Database,
  env: FunctionEnv,
  settings: Settings,
  input: z.infer<typeof bookingRequest>,
): Promise<NewBooking> {
  requireBookable(input, settings);
  const { row, confirmationCode } = await store(env, settings, input, (insert) =>
    whileFree(db, input, settings, insert),
  );
  return { ...shownBooking(env, row, confirmationCode), confirmationCode };
}

/**
 * Books a call that an admin has agreed on: in the hours of the site, whatever notice, buffer and busy times say.
 *
 * @returns its id
 * @throws {HttpFailure} 422, or 409 if the slot is taken
 */
export async function addBooking({ db, env }: Context, input: z.infer<typeof bookingRequest>): Promise<number> {
  const settings = await readSettings(db);
  const errors = bookingErrors(input, new Date(), settings);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return (await store(env, settings, input, (insert) => insert(db))).row.id;
}

/** @param book stores it with the function that it gets */
async function store(
  env: FunctionEnv,
  settings: Settings,
  input: z.infer<typeof bookingRequest>,
  book: (insert: (handle: Database) => Promise<Row | undefined>) => Promise<Row | undefined>,
) {
  const confirmationCode = randomBytes(18).toString('base64url');
  const { name = null, email = null } = input;
  const booking = { ...input, name, email, startsAt: startOf(input) };
  const fields = fieldsOf(env, { ...booking, cancelledAt: null, revision: 0 }, confirmationCode);
  const stored = {
    ...booking,
    confirmationHash: hash('sha256', confirmationCode),
    sealedCode: email && sealCode(env, confirmationCode),
    remindAt: remindAtOf(env, booking),
  };
  const event = bookingEventFor(withSettings(env, settings), fields);
  const row = await book((handle) => insertBooking(handle, stored, event));
  if (!row) throw slotTaken();
  return { row, confirmationCode };
}

/**
 * Moves a call; nothing changes if the slot is the same.
 *
 * @throws {HttpFailure} 422; 404; 409 if it is canceled or has begun, or if the slot is taken
 */
export async function moveByCode(
  { db, env }: Context,
  settings: Settings,
  code: string,
  to: Slot,
): Promise<ScheduledCall> {
  requireBookable(to, settings);
  const before = await takeChangeable(db, code);
  if (before.cancelledAt) throw new HttpFailure(409, scheduling.canceledAlready);
  if (before.date === to.date && before.timeSlot === to.timeSlot) {
    return shownBooking(env, before, code);
  }
  const after = await whileFree(db, to, settings, () => moveTo({ db, env }, before, to, code), before.id);
  return shownBooking(env, after, code);
}

/**
 * Moves a call to a slot, and the reminder with it, and notifies of that.
 *
 * @param code the confirmation code, where it is known
 * @throws {HttpFailure} 409 if the slot is taken
 */
export async function moveTo({ db, env }: Context, before: Row, to: Slot, code?: string): Promise<Row> {
  const startsAt = startOf(to);
  const remindAt = remindAtOf(env, { startsAt, email: before.email });
  const { date, timeSlot } = to;
  const after = await moveBooking(db, before.id, { date, timeSlot, startsAt, remindAt });
  if (!after) throw slotTaken();
  const from = { date: before.date, timeSlot: before.timeSlot };
  await notifyOfBooking(db, env, 'call-moved', { ...notificationOf(env, after, code), from });
  return after;
}

/**
 * Cancels a call; does nothing if it is canceled already.
 *
 * @throws {HttpFailure} 404; 409 if it has begun
 */
export async function cancelByCode({ db, env }: Context, code: string): Promise<ScheduledCall> {
  const before = await takeChangeable(db, code);
  if (before.cancelledAt) return shownBooking(env, before, code);
  const after = await cancelBooking(db, before.id);
  await notifyOfBooking(db, env, 'call-cancelled', notificationOf(env, after, code));
  return shownBooking(env, after, code);
}

/**
 * Mails the invitation of a call that was booked without an address, and a reminder later.
 *
 * @throws {HttpFailure} 404; 409 if there is no mail server, or the call has an address, was canceled or has begun
 */
export async function inviteByCode({ db, env }: Context, code: string, email: string): Promise<ScheduledCall> {
  if (!env.SMTP_URL) throw new HttpFailure(409, scheduling.inviteUnavailable);
  const before = await takeChangeable(db, code);
  if (before.cancelledAt) throw new HttpFailure(409, scheduling.canceledAlready);
  const remindAt = remindAtOf(env, { startsAt: startsAtOf(before), email });
  const sealedCode = sealCode(env, code);
  const after = await inviteTo(db, before.id, { email, sealedCode, remindAt });
  if (!after) throw new HttpFailure(409, scheduling.alreadyInvited);
  await notifyByMail(db, env, 'call-visitor', notificationOf(env, after, code));
  return shownBooking(env, after, code);
}

/** A booking as shown to whoever has its code. */
export function shownBooking(env: FunctionEnv, row: Row, code: string): ScheduledCall {
  const booking = notificationOf(env, row, code);
  const { name: _, email, updatedAt: _at, revision: _of, confirmationUrl: _url, ...call } = booking;
  const canInvite = Boolean(env.SMTP_URL && !email && !call.cancelledAt);
  return { ...call, canInvite, calendar: bookingEvent(booking) };
}

/** 404 */
export function noSuchBooking(): HttpFailure {
  return new HttpFailure(404, scheduling.noCall);
}

async function takeChangeable(db: OpenTransaction, code: string): Promise<Row> {
  const booking = await lockBooking(db, { confirmationHash: hash('sha256', code) });
  if (!booking) throw noSuchBooking();
  if (!booking.cancelledAt && startsAtOf(booking) <= new Date()) {
    throw new HttpFailure(409, scheduling.begunAlready);
  }
  return booking;
}
