/** Single-use tokens that expire. Only hashes are stored, so that a copy of the table reveals no token. */
import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { hasDeleted } from '../has-deleted.ts';

export type LinkKind = 'invitation' | 'reset';

/** Creates the token of a link for a user; the user's earlier links stop working. */
export async function makeLink(db: Database, kind: LinkKind, userId: number, hours: number) {
  await db.deleteFrom('accountTokens').where('userId', '=', userId).execute();
  return makeToken(db, kind, userId, hours * 60);
}

/** Creates a token of 256 bits. */
export async function makeToken(
  db: Database,
  kind: LinkKind | 'passkey',
  userId: number | null,
  minutes: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = sql<Date>`now() + ${minutes} * interval '1 minute'`;
  await db
    .insertInto('accountTokens')
    .values({ hash: hash('sha256', token), kind, userId, expiresAt })
    .execute();
  return token;
}

/** The user a link belongs to; undefined if it was used or has expired. */
export function findLink(db: Database, token: string) {
  return db
    .selectFrom('accountTokens')
    .innerJoin('users', 'users.id', 'accountTokens.userId')
    .select(['users.id', 'users.username', 'users.joinedAt'])
    .where('hash', '=', hash('sha256', token))
    .where('kind', 'in', ['invitation', 'reset'])
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Consumes a token. @returns false if it was used before, has expired or never existed */
export function useToken(db: Database, kinds: readonly (LinkKind | 'passkey')[], token: string) {
  return hasDeleted(
    db
      .deleteFrom('accountTokens')
      .where('hash', '=', hash('sha256', token))
      .where('kind', 'in', kinds)
      .where('expiresAt', '>', sql<Date>`now()`),
  );
}

/** Whether a reset link valid for `hours` was created for this user in the last five minutes. */
export async function hasRecentLink(db: Database, userId: number, hours: number): Promise<boolean> {
  const recent = await db
    .selectFrom('accountTokens')
    .select('hash')
    .where('userId', '=', userId)
    .where('kind', '=', 'reset')
    .where('expiresAt', '>', sql<Date>`now() + ${hours * 60 - 5} * interval '1 minute'`)
    .executeTakeFirst();
  return recent !== undefined;
}

/** Records the use of a signed token, which has no row of its own until then. @returns false if it was used before */
export async function recordTokenUse(db: Database, token: string, hours: number): Promise<boolean> {
  const expiresAt = sql<Date>`now() + ${hours} * interval '1 hour'`;
  const noted = await db
    .insertInto('accountTokens')
    .values({ hash: hash('sha256', token), kind: 'used', userId: null, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (noted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether a signed token was used. */
export async function wasTokenUsed(db: Database, token: string): Promise<boolean> {
  const used = await db
    .selectFrom('accountTokens')
    .select('hash')
    .where('hash', '=', hash('sha256', token))
    .executeTakeFirst();
  return used !== undefined;
}
