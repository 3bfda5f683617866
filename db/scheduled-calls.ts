import { sql, type Transaction } from 'kysely';
import type { Database } from './connection.ts';
import { insertWithNews, type News } from './outbox.ts';
import type { NewScheduledCall, ScheduledCall, Tables } from './schema.ts';

/**
 * What Postgres says to who wants a slot that another has, or is just leaving for the one that is left
 * here: each would wait for the other, and one of them has to stay (unique_violation, deadlock_detected).
 */
const TAKEN: unknown[] = ['23505', '40P01'];

/** The slots of a day that are booked, earliest first. */
export async function findBookedSlots(db: Database, date: string): Promise<string[]> {
  const booked = await findBookedBetween(db, date, date);
  return booked.map(({ timeSlot }) => timeSlot);
}

/** What is booked from one day to another, both included, earliest first. */
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
 * Books a call and keeps the news of it, in one statement. Undefined: somebody else has the slot. Who
 * asks while another transaction is booking it waits, at the unique index, until that one has committed
 * or rolled back.
 */
export function insertCall(
  db: Database,
  call: NewScheduledCall,
  news?: News,
): Promise<ScheduledCall | undefined> {
  const insert = db
    .insertInto('scheduledCalls')
    .values(call)
    .onConflict((conflict) =>
      conflict.columns(['date', 'timeSlot']).where('cancelledAt', 'is', null).doNothing(),
    )
    .returningAll();
  return news ? insertWithNews(db, insert, news) : insert.executeTakeFirst();
}

/** The call that a confirmation code stands for. */
export function findCall(
  db: Database,
  confirmationHash: string,
): Promise<ScheduledCall | undefined> {
  return selectCall(db, confirmationHash).executeTakeFirst();
}

/** The same, and nobody else changes the call until the transaction has ended. */
export function takeCall(
  transaction: Transaction<Tables>,
  confirmationHash: string,
): Promise<ScheduledCall | undefined> {
  return selectCall(transaction, confirmationHash).forUpdate().executeTakeFirst();
}

/** The call of an id, which nobody else changes until the transaction has ended. */
export function takeCallById(
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

/** Calls of these ids. */
export async function findCalls(db: Database, ids: readonly number[]): Promise<ScheduledCall[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('scheduledCalls').selectAll().where('id', 'in', ids).execute();
}

/** All calls from a day on, cancelled ones too, earliest first. */
export function listCallsFrom(db: Database, date: string): Promise<ScheduledCall[]> {
  return db
    .selectFrom('scheduledCalls')
    .selectAll()
    .where('date', '>=', date)
    .orderBy('date')
    .orderBy('timeSlot')
    .orderBy('id')
    .execute();
}

/** Cancels a call, which gives its slot free. */
export function cancelCall(transaction: Transaction<Tables>, id: number): Promise<ScheduledCall> {
  return updateCall(transaction, id)
    .set({ cancelledAt: sql`now()` })
    .executeTakeFirstOrThrow();
}

/**
 * Moves a call to another slot and gives the old one free. Undefined: somebody else has the new slot;
 * the transaction is then over and has to be rolled back.
 */
export async function moveCall(
  transaction: Transaction<Tables>,
  id: number,
  to: Pick<NewScheduledCall, 'date' | 'timeSlot' | 'startsAt'>,
): Promise<ScheduledCall | undefined> {
  try {
    return await updateCall(transaction, id).set(to).executeTakeFirstOrThrow();
  } catch (error) {
    if (TAKEN.includes((error as { code?: unknown }).code)) return undefined;
    throw error;
  }
}

/** Forgets calls so many days after the day of the call. */
export async function deleteOldCalls(db: Database, days: number): Promise<void> {
  await db
    .deleteFrom('scheduledCalls')
    .where('date', '<', sql<string>`current_date - ${days}::integer`)
    .execute();
}

function selectCall(db: Database, confirmationHash: string) {
  return db
    .selectFrom('scheduledCalls')
    .selectAll()
    .where('confirmationHash', '=', confirmationHash);
}

function updateCall(transaction: Transaction<Tables>, id: number) {
  return transaction
    .updateTable('scheduledCalls')
    .set((row) => ({ revision: row('revision', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('id', '=', id)
    .returningAll();
}
