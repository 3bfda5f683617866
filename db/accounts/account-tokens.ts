/** Single-use tokens that expire. Only hashes are stored, so that a copy of the table reveals no token. */
import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../connection.ts';
import { givesRow, inMs, now } from '../sql.ts';

const MINUTE_MS = 60_000;

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
  const row = { hash: hash('sha256', token), kind, userId, expiresAt: inMs(minutes * MINUTE_MS) };
  await db.insertInto('accountTokens').values(row).execute();
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
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Consumes a token. @returns false if it was used before, has expired or never existed */
export function useToken(db: Database, kinds: readonly (LinkKind | 'passkey')[], token: string) {
  const open = db.deleteFrom('accountTokens').where('kind', 'in', kinds).where('expiresAt', '>', now);
  return givesRow(open.where('hash', '=', hash('sha256', token)).returning('kind'));
}

/** Whether a reset link valid for `hours` was created for this user in the last five minutes. */
export function hasRecentLink(db: Database, userId: number, hours: number): Promise<boolean> {
  const links = db.selectFrom('accountTokens').select('hash').where('userId', '=', userId).where('kind', '=', 'reset');
  return givesRow(links.where('expiresAt', '>', inMs((hours * 60 - 5) * MINUTE_MS)));
}

/** Records the use of a signed token, which has no row of its own until then. @returns false if it was used before */
export function recordTokenUse(db: Database, token: string, hours: number): Promise<boolean> {
  const row = {
    hash: hash('sha256', token),
    kind: 'used',
    userId: null,
    expiresAt: inMs(hours * 60 * MINUTE_MS),
  } as const;
  const insert = db.insertInto('accountTokens').values(row).returning('hash');
  return givesRow(insert.onConflict((conflict) => conflict.doNothing()));
}

/** Whether a signed token was used. */
export function wasTokenUsed(db: Database, token: string): Promise<boolean> {
  return givesRow(db.selectFrom('accountTokens').select('hash').where('hash', '=', hash('sha256', token)));
}
