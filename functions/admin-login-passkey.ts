import type { Config } from '@netlify/functions';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { addAuditEntry } from '#db/audit-log.ts';
import type { Database } from '#db/connection.ts';
import { findPasskey, notePasskeyUse } from '#db/passkeys.ts';
import type { Admin } from '#db/sessions.ts';
import { passkeyLogin } from '#src/contracts/login.ts';
import { answer } from './shared/http/answer.ts';
import { clientKey } from './shared/http/client.ts';
import { HttpFailure } from './shared/http/http-failure.ts';
import { limits } from './shared/http/limits.ts';
import { newChallenge, relyingParty, useChallenge } from './shared/session/passkeys.ts';
import { json } from './shared/http/respond.ts';
import { welcome } from './shared/session/welcome.ts';

/**
 * POST /api/admin/login/passkey: without a response says what to ask the browser for, with one it is a session. The
 * device has asked for a finger, a face or a PIN, so that a passkey is two factors in one.
 */
export default answer({
  POST: {
    limit: limits.login,
    body: passkeyLogin,
    handle: async (call) => {
      const { db, env, request, context, input } = call;
      const { id: rpID, origin } = relyingParty(env, request);
      if (!input.response) {
        const challenge = await newChallenge(db);
        const userVerification = 'required';
        return json(200, {
          options: await generateAuthenticationOptions({ rpID, challenge, userVerification }),
        });
      }
      const response = input.response as unknown as AuthenticationResponseJSON;
      const admin = await userOf(db, response, { rpID, origin });
      const client = clientKey(context?.ip ?? '', env.SESSION_SECRET);
      const details = { client, passkey: true };
      if (!admin) {
        await addAuditEntry(db, { action: 'login.failed', username: '', details });
        throw new HttpFailure(401, 'This passkey is not known here.');
      }
      const { id: userId, username } = admin;
      await addAuditEntry(db, { action: 'login', userId, username, details });
      return welcome(call, admin);
    },
  },
});

/** Whose passkey has answered; undefined where that is not proven. */
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
  await notePasskeyUse(db, id, authenticationInfo.newCounter);
  return { id: userId, username };
}

export const config: Config = { path: '/api/admin/login/passkey' };
