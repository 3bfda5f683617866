/** Links to a page where somebody chooses a password. */
import { findLink, noteUse, useToken, wasUsed } from '#db/account-tokens.ts';
import type { Database } from '#db/connection.ts';
import { takeAwaySecondFactor } from '#db/second-factors.ts';
import { findUser } from '#db/users.ts';
import { readReset } from './reset-token.ts';

/** A week. */
export const INVITATION_HOURS = 7 * 24;
export const RESET_HOURS = 1;

/** As a fragment the token is never sent: neither a log nor another site gets to see it. */
export function passwordLink(origin: string, token: string): string {
  return new URL(`/admin-password#${token}`, origin).href;
}

/** The same, at the address that the admin who asks for it is using. */
export function linkTo(request: Request, token: string): string {
  return passwordLink(request.url, token);
}

/** Whose link it is, of either kind, and how to use it up; undefined where it was used or has run out. */
export async function openLink(db: Database, secret: string, token: string) {
  const kept = await findLink(db, token);
  if (kept) return { ...kept, use: () => useToken(db, ['invitation', 'reset'], token) };
  const signed = token.includes('.') ? await readReset(secret, token) : undefined;
  const isOpen = signed && !(await wasUsed(db, token));
  const user = isOpen && (await findUser(db, signed.username));
  if (!user) return undefined;
  const use = async () => {
    const isFirst = await noteUse(db, token, RESET_HOURS);
    if (isFirst && signed.secondFactorOff) await takeAwaySecondFactor(db, user.id);
    return isFirst;
  };
  return { ...user, use };
}
