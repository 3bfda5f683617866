/** Links that work once, for a while: kept as hashes, so that the table gives none away. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './connection.ts';

export type LinkKind = 'invitation' | 'reset';

/** Makes a link's token for a user; the links before it end. */
export async function makeLink(
  db: Database,
  kind: LinkKind,
  userId: number,
  hours: number,
): Promise<string> {
  await db.deleteFrom('accountTokens').where('userId', '=', userId).execute();
  return makeToken(db, kind, userId, hours * 60);
}

/** Makes a token of 256 bits. */
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
    .values({ hash: hashOf(token), kind, userId, expiresAt })
    .execute();
  return token;
}

/** Whose link it is; undefined where it was used or has run out. */
export function findLink(db: Database, token: string) {
  return db
    .selectFrom('accountTokens')
    .innerJoin('users', 'users.id', 'accountTokens.userId')
    .select(['users.id', 'users.username', 'users.joinedAt'])
    .where('hash', '=', hashOf(token))
    .where('kind', 'in', ['invitation', 'reset'])
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Uses a token up. @returns whether it was there to be used */
export async function useToken(
  db: Database,
  kinds: readonly (LinkKind | 'passkey')[],
  token: string,
): Promise<boolean> {
  const used = await db
    .deleteFrom('accountTokens')
    .where('hash', '=', hashOf(token))
    .where('kind', 'in', kinds)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

/** Whether a link for so many hours was made for this user in the last five minutes. */
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

/** Notes that a token was used which was made elsewhere. @returns false where it was used before */
export async function noteUse(db: Database, token: string, hours: number): Promise<boolean> {
  const expiresAt = sql<Date>`now() + ${hours} * interval '1 hour'`;
  const noted = await db
    .insertInto('accountTokens')
    .values({ hash: hashOf(token), kind: 'used', userId: null, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (noted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether a token that was made elsewhere was used. */
export async function wasUsed(db: Database, token: string): Promise<boolean> {
  const used = await db
    .selectFrom('accountTokens')
    .select('hash')
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
  return used !== undefined;
}

/** Forgets what has run out. */
export async function deleteOldTokens(db: Database): Promise<void> {
  await db
    .deleteFrom('accountTokens')
    .where('expiresAt', '<=', sql<Date>`now()`)
    .execute();
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
