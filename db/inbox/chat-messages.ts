import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import { givesRow, now } from '../sql.ts';
import type { Tables } from '../schema.ts';

/** Stores a visitor's message and the response, if there was one. */
export async function insertChatMessage(db: Database, exchange: Insertable<Tables['chatMessages']>): Promise<void> {
  await db.insertInto('chatMessages').values(exchange).execute();
}

type Exchange = Selectable<Tables['chatMessages']>;

/** The inbox item that a message belongs to, as `inbox_entries` names it. */
export const conversationItem = sql<string>`coalesce('chat ' || session_id, 'message ' || id)`;

/** The exchanges of these conversations, oldest first. */
export async function listExchanges(db: Database, items: readonly string[]): Promise<(Exchange & { item: string })[]> {
  if (items.length === 0) return [];
  return db
    .selectFrom('chatMessages')
    .selectAll()
    .select(conversationItem.as('item'))
    .where(conversationItem, 'in', items)
    .orderBy('id')
    .execute();
}

/** The exchanges of these answers that are of the same conversation as the last one, oldest first. @param ids `answerId` */
export async function findExchanges(db: Database, ids: readonly string[]): Promise<(Exchange & { item: string })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('chatMessages')
    .selectAll()
    .select(conversationItem.as('item'))
    .where('answerId', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.filter(({ item }) => item === rows.at(-1)?.item);
}

/**
 * Stores what a visitor says of an answer; what was said before is replaced. @param id `answerId`
 * @returns false if there is no such answer
 */
export function rateAnswer(
  db: Database,
  id: string,
  { helpful, reason }: { helpful: boolean; reason?: string | undefined },
): Promise<boolean> {
  return givesRow(
    db
      .updateTable('chatMessages')
      .set({ helpful, ratingReason: reason ?? null, ratedAt: now, ratingHandledAt: null })
      .where('answerId', '=', id)
      .returning('id'),
  );
}

const isOpen = sql<boolean>`not helpful and rating_handled_at is null`;

/** Answers that did not help and that no admin is done with, the last rated first, each with its conversation's id. */
export function listUnhelpful(db: Database, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('chatMessages')
    .select(['chatMessages.id', 'message as question', 'ratingReason as reason'])
    .select([
      sql<string>`coalesce(response, '')`.as('answer'),
      sql<Date>`rated_at`.as('ratedAt'),
      sql<number>`(select id from inbox_entries where item = ${conversationItem})`.as('conversation'),
    ])
    .where(isOpen)
    .orderBy('ratedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** @returns false if there is no such unhelpful answer */
export function handleUnhelpful(db: Database, id: number, handled: boolean): Promise<boolean> {
  return givesRow(
    db
      .updateTable('chatMessages')
      .set({ ratingHandledAt: handled ? now : null })
      .where('id', '=', id)
      .where('helpful', '=', false)
      .returning('id'),
  );
}
