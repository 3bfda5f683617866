/** The relying party for passkeys, and challenges that work once. */
import { makeToken, useChallenge } from '#db/accounts/account-tokens.ts';
import type { Database } from '#db/connection.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import { visibleOrigin } from '#api/http/origin.ts';

/** Minutes until a challenge expires. */
const MINUTES = 5;

/**
 * The relying party. Passkeys are bound to the host of `SITE_URL`; browsers create none for IP addresses.
 *
 * @throws {HttpFailure} 409 if the browser shows another host
 */
export function relyingParty(env: FunctionEnv, request: Request): { id: string; origin: string } {
  const { hostname: id } = new URL(env.SITE_URL);
  const origin = visibleOrigin(request);
  if (new URL(origin).hostname !== id) throw new HttpFailure(409, `Passkeys work only at ${id}.`);
  return { id, origin };
}

/** A challenge is good for one of these. One for the login, which anybody gets, never registers a passkey. */
type Purpose = { kind: 'passkey-login'; userId: null } | { kind: 'passkey-registration'; userId: number };

/** The login of whoever has a passkey. */
export const loginChallenge = { kind: 'passkey-login', userId: null } satisfies Purpose;

/** A new passkey of a user who has just confirmed their password. */
export const registrationOf = (userId: number): Purpose => ({ kind: 'passkey-registration', userId });

export async function newChallenge(db: Database, purpose: Purpose): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(Buffer.from(await makeToken(db, purpose, MINUTES), 'base64url'));
}

/** Whether a challenge, in base64url, was made for this purpose; each works once. */
export function expectChallenge(db: Database, purpose: Purpose): (challenge: string) => Promise<boolean> {
  return (challenge) => useChallenge(db, purpose, challenge);
}
