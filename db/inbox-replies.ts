import { type Insertable, sql } from 'kysely';
import type { Database } from './connection.ts';
import type { Tables } from './schema.ts';

/** The replies to items, oldest first, with the state of each mail. */
export async function listReplies(db: Database, items: readonly string[]) {
  if (items.length === 0) return [];
  return db
    .selectFrom('inboxReplies')
    .leftJoin('outbox', 'outbox.id', 'inboxReplies.messageId')
    .select([
      ...(['inboxReplies.id', 'inboxReplies.item', 'author', 'recipient', 'subject'] as const),
      ...(['text', 'inboxReplies.createdAt'] as const),
      sql<'waiting' | 'sent' | 'failed'>`case
        when message_id is null or dead_at is not null then 'failed'
        when outbox.id is null or delivered_at is not null then 'sent'
        else 'waiting' end`.as('state'),
    ])
    .where('inboxReplies.item', 'in', items)
    .orderBy('inboxReplies.id')
    .execute();
}

/** Stores a reply. Replies are never changed. @returns its id */
export async function insertReply(
  db: Database,
  reply: Insertable<Tables['inboxReplies']>,
): Promise<number> {
  const { id } = await db
    .insertInto('inboxReplies')
    .values(reply)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
