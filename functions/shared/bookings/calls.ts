/** What visitors do to calls. Each is one transaction with the news of it: both are kept, or neither. */
import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#db/connection.ts';
import { cancelCall, insertCall, moveCall, takeCall } from '#db/scheduled-calls.ts';
import type { ScheduledCall as Row, Tables } from '#db/schema.ts';
import { readSettings } from '#db/settings.ts';
import type { NewBooking, ScheduledCall } from '#src/contracts/scheduled-call.ts';
import { bookingErrors, type Slot, startOf } from '#src/domain/booking/booking.ts';
import { callEvent } from './call-calendar.ts';
import { beginOf, type CallNews, factsOf, newsOf } from './call-news.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { HttpFailure, invalid } from '#functions/shared/http/http-failure.ts';
import { callNewsFor, tellOfCall } from './tell-of-call.ts';

/** Where it is done. */
interface Doing {
  transaction: Transaction<Tables>;
  env: FunctionEnv;
}

/**
 * Books a call, in one statement.
 *
 * @throws {HttpFailure} 422, or 409 where the slot is taken
 */
export async function bookCall(
  db: Database,
  env: FunctionEnv,
  input: Slot & { phone: string; name?: string | undefined; email?: string | undefined },
): Promise<NewBooking> {
  await requireBookable(db, input);
  const confirmationCode = randomBytes(18).toString('base64url');
  const { name = null, email = null } = input;
  const call = { ...input, name, email, startsAt: startOf(input) };
  const facts = factsOf(env, { ...call, cancelledAt: null, revision: 0 }, confirmationCode);
  const row = await insertCall(
    db,
    { ...call, confirmationHash: hashOf(confirmationCode) },
    callNewsFor(env, facts),
  );
  if (!row) throw slotTaken();
  return { ...shown(newsOf(env, row, confirmationCode)), confirmationCode };
}

/**
 * Moves a call; one that is moved to where it is stays as it is.
 *
 * @throws {HttpFailure} 422; 404; 409 where it is cancelled or has begun, or where the slot is taken
 */
export async function moveBookedCall(
  { transaction, env }: Doing,
  code: string,
  to: Slot,
): Promise<ScheduledCall> {
  await requireBookable(transaction, to);
  const before = await takeChangeable(transaction, code);
  if (before.cancelledAt) throw new HttpFailure(409, 'This call is canceled.');
  if (before.date === to.date && before.timeSlot === to.timeSlot) {
    return shownCall(env, before, code);
  }
  const after = await moveCall(transaction, before.id, { ...to, startsAt: startOf(to) });
  if (!after) throw slotTaken();
  const news = newsOf(env, after, code);
  const { date, timeSlot } = before;
  await tellOfCall(transaction, env, 'call-moved', { ...news, from: { date, timeSlot } });
  return shown(news);
}

/**
 * Cancels a call; one that is cancelled stays so.
 *
 * @throws {HttpFailure} 404; 409 where it has begun
 */
export async function cancelBookedCall(
  { transaction, env }: Doing,
  code: string,
): Promise<ScheduledCall> {
  const before = await takeChangeable(transaction, code);
  if (before.cancelledAt) return shownCall(env, before, code);
  const news = newsOf(env, await cancelCall(transaction, before.id), code);
  await tellOfCall(transaction, env, 'call-cancelled', news);
  return shown(news);
}

/** A call as its code shows it. */
export function shownCall(env: FunctionEnv, row: Row, code: string): ScheduledCall {
  return shown(newsOf(env, row, code));
}

/** What the table keeps of a confirmation code, so that it gives none away. */
export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** 404 */
export function noSuchCall(): HttpFailure {
  return new HttpFailure(404, 'There is no call under this link. Part of it may be missing.');
}

async function requireBookable(db: Database, slot: Slot): Promise<void> {
  const errors = bookingErrors(slot, new Date(), await readSettings(db));
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function takeChangeable(transaction: Transaction<Tables>, code: string): Promise<Row> {
  const call = await takeCall(transaction, hashOf(code));
  if (!call) throw noSuchCall();
  if (!call.cancelledAt && beginOf(call) <= new Date()) {
    throw new HttpFailure(409, 'This call has begun, so it can no longer be changed.');
  }
  return call;
}

function slotTaken(): HttpFailure {
  return new HttpFailure(409, 'This time has just been booked. Please select another one.');
}

function shown(news: CallNews): ScheduledCall {
  const { id, phone, date, timeSlot, startsAt, endsAt, createdAt, cancelledAt } = news;
  const calendar = callEvent(news);
  return { id, phone, date, timeSlot, startsAt, endsAt, createdAt, cancelledAt, calendar };
}
