import type { Selectable } from 'kysely';
import type { Database } from './connection.ts';
import type { Tables } from './schema.ts';

export type InboxNoteRow = Omit<Selectable<Tables['inboxNotes']>, 'item'>;

/** The notes on an item, oldest first. */
export function listNotes(db: Database, item: string): Promise<InboxNoteRow[]> {
  return db
    .selectFrom('inboxNotes')
    .select(['id', 'author', 'text', 'createdAt'])
    .where('item', '=', item)
    .orderBy('id')
    .execute();
}

/** Adds a note. Notes are never changed. */
export function insertNote(
  db: Database,
  note: { item: string; author: string; text: string },
): Promise<InboxNoteRow> {
  return db
    .insertInto('inboxNotes')
    .values(note)
    .returning(['id', 'author', 'text', 'createdAt'])
    .executeTakeFirstOrThrow();
}
