import { sql, type Transaction } from 'kysely';
import type { Database } from './connection.ts';
import { insertWithEvent, type OutboxEvent } from './outbox.ts';
import type { NewScheduledCall, ScheduledCall, Tables } from './schema.ts';

/**
 * Postgres' error codes for a slot that is taken: unique_violation, and deadlock_detected where two bookings are
 * moved to each other's slots at the same time.
 */
const TAKEN: unknown[] = ['23505', '40P01'];

/** The slots of a day that are booked, earliest first. */
export async function findBookedSlots(db: Database, date: string): Promise<string[]> {
  const booked = await findBookedBetween(db, date, date);
  return booked.map(({ timeSlot }) => timeSlot);
}

/** The booked slots from one day to another, both included, earliest first. */
export function findBookedBetween(
  db: Database,
  first: string,
  last: string,
): Promise<{ date: string; timeSlot: string }[]> {
  return db
    .selectFrom('scheduledCalls')
    .select(['date', 'timeSlot'])
    .where('date', '>=', first)
    .where('date', '<=', last)
    .where('cancelledAt', 'is', null)
    .orderBy('date')
    .orderBy('timeSlot')
    .execute();
}

/**
 * Stores a booking and its event in one statement. While another transaction is booking the same slot, this one waits
 * at the unique index until the other has committed or rolled back.
 *
 * @returns undefined if the slot is taken
 */
export function insertBooking(
  db: Database,
  booking: NewScheduledCall,
  event?: OutboxEvent,
): Promise<ScheduledCall | undefined> {
  const insert = db
    .insertInto('scheduledCalls')
    .values(booking)
    .onConflict((conflict) =>
      conflict.columns(['date', 'timeSlot']).where('cancelledAt', 'is', null).doNothing(),
    )
    .returningAll();
  return event ? insertWithEvent(db, insert, event) : insert.executeTakeFirst();
}

/** Finds a booking by the hash of its confirmation code. */
export function findBooking(
  db: Database,
  confirmationHash: string,
): Promise<ScheduledCall | undefined> {
  return selectBooking(db, confirmationHash).executeTakeFirst();
}

/** Finds a booking by the hash of its confirmation code, and locks it until the transaction ends. */
export function lockBooking(
  transaction: Transaction<Tables>,
  confirmationHash: string,
): Promise<ScheduledCall | undefined> {
  return selectBooking(transaction, confirmationHash).forUpdate().executeTakeFirst();
}

/** Finds a booking by id and locks it until the transaction ends. */
export function lockBookingById(
  transaction: Transaction<Tables>,
  id: number,
): Promise<ScheduledCall | undefined> {
  return transaction
    .selectFrom('scheduledCalls')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function findBookings(db: Database, ids: readonly number[]): Promise<ScheduledCall[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('scheduledCalls').selectAll().where('id', 'in', ids).execute();
}

/** All bookings from a day on, including cancelled ones, earliest first. */
export function listBookingsFrom(db: Database, date: string): Promise<ScheduledCall[]> {
  return db
    .selectFrom('scheduledCalls')
    .selectAll()
    .where('date', '>=', date)
    .orderBy('date')
    .orderBy('timeSlot')
    .orderBy('id')
    .execute();
}

/** Cancels a booking, which frees its slot. */
export function cancelBooking(
  transaction: Transaction<Tables>,
  id: number,
): Promise<ScheduledCall> {
  return updateBooking(transaction, id)
    .set({ cancelledAt: sql`now()` })
    .executeTakeFirstOrThrow();
}

/**
 * Moves a booking to another slot, which frees the old one.
 *
 * @returns undefined if the new slot is taken; the transaction has failed then and has to be rolled back
 */
export async function moveBooking(
  transaction: Transaction<Tables>,
  id: number,
  to: Pick<NewScheduledCall, 'date' | 'timeSlot' | 'startsAt'>,
): Promise<ScheduledCall | undefined> {
  try {
    return await updateBooking(transaction, id).set(to).executeTakeFirstOrThrow();
  } catch (error) {
    if (TAKEN.includes((error as { code?: unknown }).code)) return undefined;
    throw error;
  }
}

/** Deletes bookings so many days after the day of the call. */
export async function deleteOldBookings(db: Database, days: number): Promise<void> {
  await db
    .deleteFrom('scheduledCalls')
    .where('date', '<', sql<string>`current_date - ${days}::integer`)
    .execute();
}

function selectBooking(db: Database, confirmationHash: string) {
  return db
    .selectFrom('scheduledCalls')
    .selectAll()
    .where('confirmationHash', '=', confirmationHash);
}

function updateBooking(transaction: Transaction<Tables>, id: number) {
  return transaction
    .updateTable('scheduledCalls')
    .set((row) => ({ revision: row('revision', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('id', '=', id)
    .returningAll();
}
