import type { Database } from './connection.ts';

const columns = ['id', 'author', 'text', 'createdAt'] as const;

/** The notes on an item, oldest first. */
export function listNotes(db: Database, item: string) {
  return db
    .selectFrom('inboxNotes')
    .select(columns)
    .where('item', '=', item)
    .orderBy('id')
    .execute();
}

/** Adds a note. Notes are never changed. */
export function insertNote(db: Database, note: { item: string; author: string; text: string }) {
  return db.insertInto('inboxNotes').values(note).returning(columns).executeTakeFirstOrThrow();
}
