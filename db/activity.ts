import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** What was done by whom, the newest first, without the details. */
export function listActivity(db: Database, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('auditLog')
    .select([sql<string>`id::text`.as('id'), 'action', 'username', 'entityId', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
