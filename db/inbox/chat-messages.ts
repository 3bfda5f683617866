import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { Tables } from '../schema.ts';

/** Stores a visitor's message and the response, if there was one. */
export async function insertChatMessage(db: Database, exchange: Insertable<Tables['chatMessages']>): Promise<void> {
  await db.insertInto('chatMessages').values(exchange).execute();
}

type Exchange = Selectable<Tables['chatMessages']>;

/** The inbox item that a message belongs to, as `inbox_entries` names it. */
export const conversation = sql<string>`coalesce('chat ' || session_id, 'message ' || id)`;

/** The exchanges of these conversations, oldest first. */
export async function listExchanges(db: Database, items: readonly string[]): Promise<(Exchange & { item: string })[]> {
  if (items.length === 0) return [];
  return db
    .selectFrom('chatMessages')
    .selectAll()
    .select(conversation.as('item'))
    .where(conversation, 'in', items)
    .orderBy('id')
    .execute();
}
