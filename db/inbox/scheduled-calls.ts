import { sql } from 'kysely';
import type { Database, OpenTransaction } from '../connection.ts';
import { insertWithEvent, type OutboxEvent } from '../outbox.ts';
import type { NewScheduledCall } from '../schema.ts';
import { now } from '../sql.ts';

/** A slot is taken: unique_violation, and deadlock_detected where two bookings move to each other's slots at once. */
const TAKEN: unknown[] = ['23505', '40P01'];

/** The booked slots from one day to another, both included, earliest first. */
export function findBookedBetween(db: Database, first: string, last: string) {
  return db
    .selectFrom('scheduledCalls')
    .select(['id', 'date', 'timeSlot', 'phone'])
    .where('date', '>=', first)
    .where('date', '<=', last)
    .where('cancelledAt', 'is', null)
    .orderBy('date')
    .orderBy('timeSlot')
    .execute();
}

/**
 * Stores a booking and its event in one statement, after all that book the same slot now.
 * @returns undefined if it is taken
 */
export function insertBooking(db: Database, booking: NewScheduledCall, event?: OutboxEvent) {
  const insert = db
    .insertInto('scheduledCalls')
    .values(booking)
    .onConflict((conflict) => conflict.columns(['date', 'timeSlot']).where('cancelledAt', 'is', null).doNothing())
    .returningAll();
  return event ? insertWithEvent(db, insert, event) : insert.executeTakeFirst();
}

/** Finds a booking by the hash of its confirmation code. */
export function findBooking(db: Database, confirmationHash: string) {
  return selectBooking(db, { confirmationHash }).executeTakeFirst();
}

/** Finds a booking by the hash of its confirmation code or by id, and locks it until the transaction ends. */
export function lockBooking(transaction: OpenTransaction, by: { confirmationHash: string } | { id: number }) {
  return selectBooking(transaction, by).forUpdate().executeTakeFirst();
}

export async function findBookings(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('scheduledCalls').selectAll().where('id', 'in', ids).execute();
}

/** All bookings from a day on, including canceled ones, earliest first. */
export function listBookingsFrom(db: Database, date: string) {
  return db
    .selectFrom('scheduledCalls')
    .selectAll()
    .where('date', '>=', date)
    .orderBy('date')
    .orderBy('timeSlot')
    .orderBy('id')
    .execute();
}

/** Locks all bookings until the transaction ends: for changes that depend on others than that of their own slot. */
export async function lockCalendar(transaction: OpenTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('scheduled_calls'))`.execute(transaction);
}

/** Adds the visitor's address to a booking that has none. @returns undefined if it has one */
export function inviteTo(
  transaction: OpenTransaction,
  id: number,
  invitation: { email: string; sealedCode: string; remindAt: Date | null },
) {
  return transaction
    .updateTable('scheduledCalls')
    .set(invitation)
    .where('id', '=', id)
    .where('email', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Takes the bookings whose visitors are to be reminded now; none that was canceled or has begun. */
export async function takeReminders(transaction: OpenTransaction) {
  const due = await transaction
    .updateTable('scheduledCalls')
    .set({ remindAt: null })
    .where('remindAt', '<=', now)
    .returningAll()
    .execute();
  return due.filter(({ cancelledAt, startsAt }) => !cancelledAt && startsAt && startsAt.getTime() > Date.now());
}

/** Cancels a booking, which frees its slot. */
export function cancelBooking(transaction: OpenTransaction, id: number) {
  return updateBooking(transaction, id).set({ cancelledAt: now, remindAt: null }).executeTakeFirstOrThrow();
}

/** Moves a booking to another slot. @returns undefined if that is taken; the transaction has to be rolled back then */
export async function moveBooking(
  transaction: OpenTransaction,
  id: number,
  to: Pick<NewScheduledCall, 'date' | 'timeSlot' | 'startsAt' | 'remindAt'>,
) {
  try {
    return await updateBooking(transaction, id).set(to).executeTakeFirstOrThrow();
  } catch (error) {
    if (TAKEN.includes((error as { code?: unknown }).code)) return undefined;
    throw error;
  }
}

function selectBooking(db: Database, by: { confirmationHash: string } | { id: number }) {
  return db
    .selectFrom('scheduledCalls')
    .selectAll()
    .where((row) => row.and(by));
}

function updateBooking(transaction: OpenTransaction, id: number) {
  return transaction
    .updateTable('scheduledCalls')
    .set((row) => ({ revision: row('revision', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll();
}
