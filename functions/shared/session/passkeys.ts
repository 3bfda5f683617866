/** The relying party for passkeys, and challenges that work once. */
import { makeToken, useToken } from '#db/accounts/account-tokens.ts';
import type { Database } from '#db/connection.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { HttpFailure } from '#functions/shared/http/http-failure.ts';

/** Minutes until a challenge expires. */
const MINUTES = 5;

/**
 * The relying party. Passkeys are bound to the host of `SITE_URL`; browsers create none for IP addresses.
 *
 * @throws {HttpFailure} 409 if the request came to another host
 */
export function relyingParty(env: FunctionEnv, request: Request): { id: string; origin: string } {
  const { hostname: id } = new URL(env.SITE_URL);
  const { hostname, origin } = new URL(request.url);
  if (hostname !== id) throw new HttpFailure(409, `Passkeys work only at ${id}.`);
  return { id, origin };
}

export async function newChallenge(db: Database): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(Buffer.from(await makeToken(db, 'passkey', null, MINUTES), 'base64url'));
}

/** @param challenge base64url */
export function useChallenge(db: Database, challenge: string): Promise<boolean> {
  return useToken(db, ['passkey'], challenge);
}
