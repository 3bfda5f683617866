import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { dailyHash } from './daily-salt.ts';

export interface AuditEntry {
  /** What was done, e.g. `blog.update` or `login.failed`. */
  action: string;
  /** The admin who did it; undefined for a failed login. */
  userId?: number | undefined;
  /** Without a `userId`, stored only if a user has this name: people type passwords into the field. */
  username: string;
  /** Id of the row that was changed. */
  entityId?: number;
  /** `client`, the hash of an address, is hashed again with the day's salt: it cannot be tracked across days. */
  details?: Record<string, unknown> & { client?: string };
}

/** Records who did what. Call it in the transaction of the change. */
export async function addAuditEntry(db: Database, entry: AuditEntry): Promise<void> {
  const { action, userId = null, username, entityId = null, details } = entry;
  const client = details?.client && (await dailyHash(db, details.client));
  await db
    .insertInto('auditLog')
    .values(({ selectFrom }) => ({
      action,
      userId,
      username:
        userId === null
          ? selectFrom('users').select('username').where('username', '=', username)
          : username,
      entityId,
      details: details ? JSON.stringify({ ...details, ...(client && { client }) }) : null,
    }))
    .execute();
}

/** Deletes entries older than so many days. */
export async function deleteOldEntries(db: Database, days: number): Promise<void> {
  await db
    .deleteFrom('auditLog')
    .where('createdAt', '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .execute();
}
