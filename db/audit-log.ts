import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './connection.ts';

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
  const client = details?.client && (await scrambled(db, details.client));
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

/** The same for the same client on the same day. */
async function scrambled(db: Database, client: string): Promise<string> {
  return createHmac('sha256', await saltOfToday(db))
    .update(client)
    .digest('base64url')
    .slice(0, 16);
}

async function saltOfToday(db: Database): Promise<string> {
  const find = db
    .selectFrom('auditSalts')
    .select('salt')
    .where('day', '=', sql<string>`current_date`);
  const known = await find.executeTakeFirst();
  if (known) return known.salt;
  await db
    .insertInto('auditSalts')
    .values({ salt: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find.executeTakeFirstOrThrow()).salt;
}

/** Throws the salts of earlier days away, and forgets entries after so many days. */
export async function forgetAudited(db: Database, days: number): Promise<void> {
  await db
    .deleteFrom('auditSalts')
    .where('day', '<', sql<string>`current_date`)
    .execute();
  await db
    .deleteFrom('auditLog')
    .where('createdAt', '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .execute();
}
