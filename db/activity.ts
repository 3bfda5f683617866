import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** What was done by whom, the newest first; of the details no more than a user’s name. */
export function listActivity(db: Database, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('auditLog')
    .select([
      sql<string>`id::text`.as('id'),
      ...(['action', 'username', 'entityId', 'createdAt'] as const),
      // The name of a user, who may be gone by now.
      sql<string | null>`details ->> 'user'`.as('user'),
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
