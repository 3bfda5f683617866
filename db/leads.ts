import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { insertWithNews, type News } from './outbox.ts';
import type { Lead, NewLead } from './schema.ts';

/** Keeps a contact request and the news of it, in one statement; gives its id and the time it was kept. */
export async function insertLead(
  db: Database,
  lead: NewLead,
  news?: News,
): Promise<{ id: number; createdAt: Date }> {
  const insert = db.insertInto('leads').values(lead).returning(['id', 'createdAt']);
  const kept = await (news ? insertWithNews(db, insert, news) : insert.executeTakeFirst());
  if (!kept) throw new Error('The contact request was not kept.');
  return kept;
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
