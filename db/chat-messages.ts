import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from './connection.ts';
import type { Tables } from './schema.ts';

/** Keeps what a visitor asked and what was answered; no response where there was none. */
export async function insertChatMessage(
  db: Database,
  exchange: Insertable<Tables['chatMessages']>,
): Promise<void> {
  await db.insertInto('chatMessages').values(exchange).execute();
}

type Exchange = Selectable<Tables['chatMessages']>;

/** The item of the inbox that a message is part of (the view `inbox_items`). */
export const conversation = sql<string>`coalesce('chat ' || session_id, 'message ' || id)`;

/** What was said in these conversations, the first exchange first. */
export async function listExchanges(
  db: Database,
  items: readonly string[],
): Promise<(Exchange & { item: string })[]> {
  if (items.length === 0) return [];
  return db
    .selectFrom('chatMessages')
    .selectAll()
    .select(conversation.as('item'))
    .where(conversation, 'in', items)
    .orderBy('id')
    .execute();
}

/** Forgets what was said so many days ago. */
export async function deleteOldMessages(db: Database, days: number): Promise<void> {
  await db
    .deleteFrom('chatMessages')
    .where('createdAt', '<', sql<Date>`now() - make_interval(days => ${days}::integer)`)
    .execute();
}
