import type { Database } from '../connection.ts';
import { insertWithEvent, type OutboxEvent } from '../outbox.ts';
import type { Lead, NewLead } from '../schema.ts';

/** Stores a contact request and its event in one statement. */
export async function insertLead(
  db: Database,
  lead: NewLead,
  event?: OutboxEvent,
): Promise<{ id: number; createdAt: Date }> {
  const insert = db.insertInto('leads').values(lead).returning(['id', 'createdAt']);
  const row = await (event ? insertWithEvent(db, insert, event) : insert.executeTakeFirst());
  if (!row) throw new Error('The contact request was not stored.');
  return row;
}

export async function findLeads(db: Database, ids: readonly number[]): Promise<Lead[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
}

/** Sets or clears the spam flag of contact requests. */
export async function markSpam(db: Database, ids: readonly number[], isSpam: boolean) {
  if (ids.length === 0) return;
  await db.updateTable('leads').set({ isSpam }).where('id', 'in', ids).execute();
}
