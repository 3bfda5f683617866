import { sql } from 'kysely';
import type { InboxKind } from '#src/contracts/inbox.ts';
import type { Database } from './connection.ts';

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
