/** What admins add to the inbox: notes, replies and canned answers, its history, and the address of its calendar. */
import { type Insertable, sql } from 'kysely';
import type { InboxKind, InboxReply } from '#src/contracts/inbox.ts';
import type { Database, OpenTransaction } from '../connection.ts';
import { hasFailed } from '../outbox.ts';
import { givesRow, now } from '../sql.ts';
import type { Tables } from '../schema.ts';

const noteColumns = ['id', 'author', 'text', 'createdAt'] as const;

/** The notes on items, oldest first. */
export async function listNotes(db: Database, items: readonly string[]) {
  if (items.length === 0) return [];
  const notes = db
    .selectFrom('inboxNotes')
    .select([...noteColumns, 'item'])
    .where('item', 'in', items);
  return notes.orderBy('id').execute();
}

/** Adds a note. Notes are never changed. */
export function insertNote(db: Database, note: { item: string; author: string; text: string }) {
  return db.insertInto('inboxNotes').values(note).returning(noteColumns).executeTakeFirstOrThrow();
}

/** The replies to items, oldest first, with the state of each mail. */
export async function listReplies(db: Database, items: readonly string[]) {
  if (items.length === 0) return [];
  return db
    .selectFrom('inboxReplies')
    .leftJoin('outbox', 'outbox.id', 'inboxReplies.messageId')
    .select([
      'inboxReplies.id',
      'inboxReplies.item',
      'author',
      'recipient',
      'subject',
      'text',
      'inboxReplies.createdAt',
      sql<InboxReply['state']>`case
        when message_id is null or dead_at is not null then 'failed'
        when outbox.id is null or delivered_at is not null then 'sent'
        when ${hasFailed()} then 'delayed'
        else 'waiting' end`.as('state'),
      'lastError as error',
    ])
    .where('inboxReplies.item', 'in', items)
    .orderBy('inboxReplies.id')
    .execute();
}

/**
 * The newest reply to an item, which is locked until the transaction ends: whoever else answers it meanwhile waits, and
 * then sees this one.
 */
export async function lockLastReply(transaction: OpenTransaction, item: string) {
  await transaction.selectFrom('inboxEntries').select('item').where('item', '=', item).forUpdate().execute();
  return transaction
    .selectFrom('inboxReplies')
    .select(['id', 'author'])
    .where('item', '=', item)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores a reply. Replies are never changed. @returns its id */
export async function insertReply(db: Database, reply: Insertable<Tables['inboxReplies']>) {
  const { id } = await db.insertInto('inboxReplies').values(reply).returning('id').executeTakeFirstOrThrow();
  return id;
}

const answerColumns = ['id', 'title', 'text', 'changedBy'] as const;

export function listAnswers(db: Database) {
  return db
    .selectFrom('inboxAnswers')
    .select(answerColumns)
    .orderBy(sql`lower(title)`)
    .execute();
}

export function insertAnswer(db: Database, answer: { title: string; text: string }, by: string) {
  return db
    .insertInto('inboxAnswers')
    .values({ ...answer, changedBy: by })
    .returning(answerColumns)
    .executeTakeFirstOrThrow();
}

/** @returns undefined if there is no such answer */
export function changeAnswer(db: Database, id: number, answer: { title: string; text: string }, by: string) {
  return db
    .updateTable('inboxAnswers')
    .set({ ...answer, changedBy: by, changedAt: now })
    .where('id', '=', id)
    .returning(answerColumns)
    .executeTakeFirst();
}

/** @returns false if there is no such answer */
export function deleteAnswer(db: Database, id: number): Promise<boolean> {
  return givesRow(db.deleteFrom('inboxAnswers').where('id', '=', id).returning('id'));
}

/** What admins did to an item, oldest first; notes and replies are listed with their texts elsewhere. */
export function listHistory(db: Database, kind: InboxKind, id: number) {
  return db
    .selectFrom('auditLog')
    .select([
      'action',
      'createdAt',
      sql<string>`coalesce(username, '')`.as('by'),
      sql<string | null>`details ->> 'to'`.as('to'),
    ])
    .where('entityId', '=', id)
    .where(sql`details ->> 'kind'`, '=', kind)
    .where('action', 'not in', ['inbox.note', 'inbox.reply'])
    .orderBy('auditLog.id')
    .execute();
}

/** How many times the calendar feed was given a new address. */
export function calendarRotation(db: Database) {
  return db.selectFrom('calendarFeed').select('rotation').executeTakeFirstOrThrow();
}

/** Invalidates the feed's address. @returns the number of the new one */
export function rotateCalendar(db: Database) {
  return db
    .updateTable('calendarFeed')
    .set({ rotation: sql`rotation + 1` })
    .returning('rotation')
    .executeTakeFirstOrThrow();
}
