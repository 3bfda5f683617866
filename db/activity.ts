import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Entries of the audit log, newest first; of their details only the name of a user. */
export function listActivity(db: Database, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('auditLog')
    .select([
      sql<string>`id::text`.as('id'),
      ...(['action', 'username', 'entityId', 'createdAt'] as const),
      // The user may have been removed since, so the name comes from the entry.
      sql<string | null>`details ->> 'user'`.as('user'),
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
