/** Single-use tokens that expire. Only hashes are stored, so that a copy of the table reveals no token. */
import { hash, randomBytes } from 'node:crypto';
import type { AccountToken } from '../schema.ts';
import type { Database } from '../connection.ts';
import { givesRow, inMs, now } from '../sql.ts';

const MINUTE_MS = 60_000;

/** Links with which a user chooses a password. */
const passwordLinks = ['invitation', 'reset'] as const;
export type LinkKind = (typeof passwordLinks)[number];

/** What a token is for, and whose it is; null where that is not known before it is used. */
interface Purpose {
  kind: Exclude<AccountToken['kind'], 'used'>;
  userId: number | null;
}

/** Creates the token of a link to choose a password; the user's earlier ones stop working, signed ones too. */
export async function makeLink(db: Database, kind: LinkKind, userId: number, hours: number) {
  await endPasswordLinks(db, userId);
  return makeToken(db, { kind, userId }, hours * 60);
}

/** Creates the token of a link that makes an address that of a user; earlier ones of the user stop working. */
export async function makeEmailLink(db: Database, userId: number, email: string, hours: number) {
  await db.deleteFrom('accountTokens').where('userId', '=', userId).where('kind', '=', 'email').execute();
  return makeToken(db, { kind: 'email', userId }, hours * 60, email);
}

/** Creates a token of 256 bits. */
export async function makeToken(
  db: Database,
  purpose: Purpose,
  minutes: number,
  email: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = { ...purpose, email, hash: hash('sha256', token), expiresAt: inMs(minutes * MINUTE_MS) };
  await db.insertInto('accountTokens').values(row).execute();
  return token;
}

/** The user a link to choose a password belongs to; undefined if it was used or has expired. */
export function findLink(db: Database, token: string) {
  return db
    .selectFrom('accountTokens')
    .innerJoin('users', 'users.id', 'accountTokens.userId')
    .select(['users.id', 'users.username', 'users.email', 'users.joinedAt'])
    .where('hash', '=', hash('sha256', token))
    .where('kind', 'in', passwordLinks)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Consumes the token of a link to choose a password. @returns false if it was used, has expired or never existed */
export function useLink(db: Database, token: string): Promise<boolean> {
  return givesRow(openToken(db, token).where('kind', 'in', passwordLinks).returning('kind'));
}

/** Consumes a challenge, which is good for one purpose and one user alone. @returns false as {@link useLink} */
export function useChallenge(db: Database, { kind, userId }: Purpose, token: string): Promise<boolean> {
  return givesRow(
    openToken(db, token).where('kind', '=', kind).where('userId', 'is not distinct from', userId).returning('kind'),
  );
}

/** Consumes the token of a link that confirms an address. @returns whose address it is; undefined as {@link useLink} */
export function useEmailLink(db: Database, token: string) {
  return openToken(db, token).where('kind', '=', 'email').returning(['userId', 'email']).executeTakeFirst();
}

function openToken(db: Database, token: string) {
  const hashed = hash('sha256', token);
  return db.deleteFrom('accountTokens').where('hash', '=', hashed).where('expiresAt', '>', now);
}

/** The address that a user wants to have and has not confirmed yet, while its link works. */
export async function unconfirmedEmail(db: Database, userId: number): Promise<string | null> {
  const links = db.selectFrom('accountTokens').select('email').where('userId', '=', userId).where('kind', '=', 'email');
  return (await links.where('expiresAt', '>', now).executeTakeFirst())?.email ?? null;
}

/** Whether a reset link valid for `hours` was created for this user in the last five minutes. */
export function hasRecentLink(db: Database, userId: number, hours: number): Promise<boolean> {
  const links = db.selectFrom('accountTokens').select('hash').where('userId', '=', userId).where('kind', '=', 'reset');
  return givesRow(links.where('expiresAt', '>', inMs((hours * 60 - 5) * MINUTE_MS)));
}

/** Ends all links of a user, because the password has changed, and challenges and unconfirmed addresses with them. */
export async function endLinks(db: Database, userId: number): Promise<void> {
  await endPasswordLinks(db, userId);
  await db.deleteFrom('accountTokens').where('userId', '=', userId).execute();
}

async function endPasswordLinks(db: Database, userId: number): Promise<void> {
  const links = db.deleteFrom('accountTokens').where('userId', '=', userId).where('kind', 'in', passwordLinks);
  await links.execute();
  await db.updateTable('users').set({ linksValidFrom: now }).where('id', '=', userId).execute();
}

/**
 * Records the use of a signed token, which has no row of its own until then.
 *
 * @param id of the token, not its text: one signature can be written in several ways
 * @returns false if it was used before
 */
export function recordTokenUse(db: Database, id: string, hours: number): Promise<boolean> {
  const row = {
    hash: hash('sha256', id),
    kind: 'used',
    userId: null,
    expiresAt: inMs(hours * 60 * MINUTE_MS),
  } as const;
  const insert = db.insertInto('accountTokens').values(row).returning('hash');
  return givesRow(insert.onConflict((conflict) => conflict.doNothing()));
}

/** Whether a signed token was used. @param id of the token */
export function wasTokenUsed(db: Database, id: string): Promise<boolean> {
  return givesRow(db.selectFrom('accountTokens').select('hash').where('hash', '=', hash('sha256', id)));
}
