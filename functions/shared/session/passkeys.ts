/** What passkeys need to know of this site, and challenges that work once. */
import { makeToken, useToken } from '#db/account-tokens.ts';
import type { Database } from '#db/connection.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { HttpFailure } from '#functions/shared/http/http-failure.ts';

/** Minutes in which a browser has to answer. */
const MINUTES = 5;

/**
 * Passkeys belong to the host of `SITE_URL`, and browsers make none for an IP address.
 *
 * @throws {HttpFailure} 409 at any other host
 */
export function relyingParty(env: FunctionEnv, request: Request): { id: string; origin: string } {
  const { hostname: id } = new URL(env.SITE_URL);
  const { hostname, origin } = new URL(request.url);
  if (hostname !== id) throw new HttpFailure(409, `Passkeys work at ${id} alone.`);
  return { id, origin };
}

export async function newChallenge(db: Database): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(Buffer.from(await makeToken(db, 'passkey', null, MINUTES), 'base64url'));
}

/** @param challenge base64url */
export function useChallenge(db: Database, challenge: string): Promise<boolean> {
  return useToken(db, ['passkey'], challenge);
}
