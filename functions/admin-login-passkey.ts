import type { Config } from '@netlify/functions';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import type { Database } from '#db/connection.ts';
import { findPasskey, recordPasskeyUse } from '#db/accounts/passkeys.ts';
import type { Admin } from '#db/accounts/sessions.ts';
import { passkeyLogin } from '#src/contracts/login.ts';
import { answer, HttpFailure, limits } from './shared/http/answer.ts';
import { clientKey } from './shared/http/client.ts';
import { newChallenge, relyingParty, useChallenge } from './shared/session/passkeys.ts';
import { completeLogin } from './shared/session/complete-login.ts';

/**
 * POST /api/admin/login/passkey: without `response` gives the options for the browser, with it begins a session. User
 * verification (a fingerprint, a face or a PIN) is required, so a passkey needs no second factor.
 */
export default answer({
  POST: {
    limit: limits.login,
    body: passkeyLogin,
    handle: async (ctx) => {
      const { db, env, request, context, input } = ctx;
      const { id: rpID, origin } = relyingParty(env, request);
      if (!input.response) {
        const challenge = await newChallenge(db);
        const userVerification = 'required';
        return {
          options: await generateAuthenticationOptions({ rpID, challenge, userVerification }),
        };
      }
      const response = input.response as unknown as AuthenticationResponseJSON;
      const admin = await userOf(db, response, { rpID, origin });
      const client = clientKey(context?.ip ?? '', env.SESSION_SECRET);
      const details = { client, passkey: true };
      if (!admin) {
        await addAuditEntry(db, { action: 'login.failed', by: { username: '' }, details });
        throw new HttpFailure(401, 'This passkey is not registered here.');
      }
      await addAuditEntry(db, { action: 'login', by: admin, details });
      return completeLogin(ctx, admin);
    },
  },
});

/** Verifies the response. @returns the owner of the passkey; undefined if the verification fails */
async function userOf(
  db: Database,
  response: AuthenticationResponseJSON,
  { rpID, origin }: { rpID: string; origin: string },
): Promise<Admin | undefined> {
  const { id } = response;
  const passkey = await findPasskey(db, id);
  if (!passkey) return undefined;
  const { publicKey, counter, userId, username } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(db, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
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

export const config: Config = { path: '/api/admin/login/passkey' };
