/** Links to the page where a user chooses a password: stored ones, and signed ones, which `npm run admin:reset` makes without the database. */
import { randomUUID } from 'node:crypto';
import { findLink, recordTokenUse, useLink, wasTokenUsed } from '#db/accounts/account-tokens.ts';
import type { Database } from '#db/connection.ts';
import { removeSecondFactor } from '#db/accounts/second-factors.ts';
import { findUser } from '#db/accounts/users.ts';
import { readToken, signToken } from './token.ts';

/** One week. */
export const INVITATION_HOURS = 7 * 24;
export const RESET_HOURS = 1;
/** A day. */
export const EMAIL_HOURS = 24;

/**
 * The token is in the fragment, which browsers do not send: neither logs nor other sites see it.
 *
 * @param origin or another address there
 */
export function passwordLink(origin: string, token: string): string {
  return new URL(`/admin-password#${token}`, origin).href;
}

/** The page that makes an address that of a user, once they press its button. */
export function emailLink(origin: string, token: string): string {
  return new URL(`/admin-email#${token}`, origin).href;
}

/**
 * The user of a stored or signed link, and a function that consumes it; undefined if it was used, has expired, or is
 * older than another link or the password.
 */
export async function openLink(db: Database, secret: string, token: string) {
  const stored = await findLink(db, token);
  if (stored) return { ...stored, use: () => useLink(db, token) };
  const signed = token.includes('.') ? await readReset(secret, token) : undefined;
  const isOpen = signed && !(await wasTokenUsed(db, signed.id));
  const user = isOpen && (await findUser(db, signed.username));
  // A signed link names the second in which it was issued.
  if (!user || signed.issuedAt < Math.floor(user.linksValidFrom.getTime() / 1000)) return undefined;
  const use = async () => {
    const isFirst = await recordTokenUse(db, signed.id, RESET_HOURS);
    if (isFirst && signed.secondFactorOff) await removeSecondFactor(db, user.id);
    return isFirst;
  };
  return { ...user, use };
}

export interface SignedReset {
  username: string;
  /** Whether the link also removes the second factor. */
  secondFactorOff: boolean;
}

/** @param hours until the link expires */
export function signReset(
  secret: string,
  { username: subject, secondFactorOff }: SignedReset,
  hours: number,
): Promise<string> {
  const expiresAt = new Date(Date.now() + hours * 3_600_000);
  const more = { secondFactorOff };
  return signToken(secret, { audience: 'site-reset', subject, id: randomUUID(), expiresAt, more });
}

/** The content of a token, with its id and when it was issued, in Unix seconds; undefined if it is invalid or has expired. */
export async function readReset(secret: string, token: string) {
  const claims = await readToken(secret, 'site-reset', token);
  if (!claims) return undefined;
  const { id, subject: username, payload } = claims;
  return { id, username, secondFactorOff: payload.secondFactorOff === true, issuedAt: payload.iat ?? 0 };
}
