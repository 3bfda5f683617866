import { Hono } from 'hono';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { findPasskey, recordPasskeyUse } from '#db/accounts/passkeys.ts';
import type { SessionUser } from '#db/accounts/sessions.ts';
import type { Database } from '#db/connection.ts';
import { passkeyLogin } from '#src/contracts/login.ts';
import type { Api } from '#api/context.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import { limits } from '#api/http/limits.ts';
import { database } from '#api/middleware/database.ts';
import { body } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { completeLogin } from '#api/session/complete-login.ts';
import { expectChallenge, loginChallenge, newChallenge, relyingParty } from '#api/session/passkey-challenges.ts';

/** The login with a passkey. */
export const passkeyLoginRoutes = new Hono<Api>();

/**
 * Without `response` gives the options for the browser, with it begins a session. User verification (a fingerprint, a
 * face or a PIN) is required, so a passkey needs no second factor.
 */
passkeyLoginRoutes.post(
  '/api/admin/login/passkey',
  origin,
  limit(limits.login),
  body(passkeyLogin),
  database,
  async (c) => {
    const { db, env, client, request } = c.var;
    const input = c.req.valid('json');
    const party = relyingParty(env, request);
    if (!input.response) {
      const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
      const options = await generateAuthenticationOptions({
        rpID: party.id,
        challenge: await newChallenge(db, loginChallenge),
        userVerification: 'required',
      });
      return c.json({ options });
    }
    const response = input.response as unknown as AuthenticationResponseJSON;
    const admin = await userOf(db, response, party);
    const details = { client, passkey: true };
    if (!admin) {
      await addAuditEntry(db, { action: 'login.failed', by: { username: '' }, details });
      throw new HttpFailure(401, 'This passkey is not registered here.');
    }
    await addAuditEntry(db, { action: 'login', by: admin, details });
    return c.json({ username: admin.username }, 200, { 'Set-Cookie': await completeLogin(c.var, admin) });
  },
);

/** Verifies the response. @returns the owner of the passkey; undefined if the verification fails */
async function userOf(
  db: Database,
  response: AuthenticationResponseJSON,
  party: ReturnType<typeof relyingParty>,
): Promise<SessionUser | undefined> {
  const { id } = response;
  const passkey = await findPasskey(db, id);
  if (!passkey) return undefined;
  const { publicKey, counter, userId, username } = passkey;
  // Large, and needed by few.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: expectChallenge(db, loginChallenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id,
      publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
      counter: Number(counter),
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return undefined;
  await recordPasskeyUse(db, id, authenticationInfo.newCounter);
  return { id: userId, username };
}
