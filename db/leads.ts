import { sql } from 'kysely';
import type { Database } from './connection.ts';
import type { Lead, NewLead } from './schema.ts';

/** Keeps a contact request; gives its id and the time it was kept. */
export function insertLead(db: Database, lead: NewLead): Promise<{ id: number; createdAt: Date }> {
  return db
    .insertInto('leads')
    .values(lead)
    .returning(['id', 'createdAt'])
    .executeTakeFirstOrThrow();
}

/** Contact requests of these ids. */
export async function findLeads(db: Database, ids: readonly number[]): Promise<Lead[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
}

/** Takes back that a contact request looked like spam. */
export async function markAsNoSpam(db: Database, id: number): Promise<void> {
  await db.updateTable('leads').set({ isSpam: false }).where('id', '=', id).execute();
}

/** Forgets contact requests so many days after they came. */
export async function deleteOldLeads(db: Database, days: number): Promise<void> {
  await db
    .deleteFrom('leads')
    .where('createdAt', '<', sql<Date>`now() - make_interval(days => ${days}::integer)`)
    .execute();
}
