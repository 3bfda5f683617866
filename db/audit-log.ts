import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { scrambledToday } from './daily-salt.ts';

export interface AuditEntry {
  /** What was done, e.g. `blog.update` or `login.failed`. */
  action: string;
  /** Of the admin who did it; undefined where it is not known to be one. */
  userId?: number | undefined;
  /** Where nobody has proved to be it, it is kept only if somebody has it: people type passwords there. */
  username: string;
  /** Id of what it was done to. */
  entityId?: number;
  /** A `client`, which stands for an address, is kept so that nobody can tell it from day to day. */
  details?: Record<string, unknown> & { client?: string };
}

/** Writes down who did what, in the transaction of what was done. */
export async function addAuditEntry(db: Database, entry: AuditEntry): Promise<void> {
  const { action, userId = null, username, entityId = null, details } = entry;
  const client = details?.client && (await scrambledToday(db, details.client));
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

/** Forgets entries after so many days. */
export async function deleteOldEntries(db: Database, days: number): Promise<void> {
  await db
    .deleteFrom('auditLog')
    .where('createdAt', '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .execute();
}
