import type { Database } from './connection.ts';

export interface AuditEntry {
  /** What was done, e.g. `blog.update` or `login.failed`. */
  action: string;
  /** Of the admin who did it; undefined where it is not known to be one. */
  userId?: number | undefined;
  /** As it was typed, where nobody has proved to be it. */
  username: string;
  /** Id of what it was done to. */
  entityId?: number;
  details?: Record<string, unknown>;
}

/** Writes down who did what, in the transaction of what was done. */
export async function addAuditEntry(db: Database, entry: AuditEntry): Promise<void> {
  const { action, userId = null, username, entityId = null, details } = entry;
  await db
    .insertInto('auditLog')
    .values({
      action,
      userId,
      username,
      entityId,
      details: details ? JSON.stringify(details) : null,
    })
    .execute();
}
