import type { Config } from '@netlify/functions';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { findPasskey, recordPasskeyUse } from '#db/accounts/passkeys.ts';
import type { Admin } from '#db/accounts/sessions.ts';
import type { Database } from '#db/connection.ts';
import { passkeyLogin } from '#src/contracts/login.ts';
import { answerAt, at, HttpFailure, limits } from '#api/http/answer.ts';
import { completeLogin } from '#api/session/complete-login.ts';
import { expectChallenge, loginChallenge, newChallenge, relyingParty } from '#api/session/passkeys.ts';

/** The login with a passkey. Apart from the one with a password, because the libraries of both would be too large. */
export default answerAt(
  at('/api/admin/login/passkey', {
    /**
     * Without `response` gives the options for the browser, with it begins a session. User verification (a fingerprint,
     * a face or a PIN) is required, so a passkey needs no second factor.
     */
    POST: {
      limit: limits.login,
      body: passkeyLogin,
      handle: async (ctx) => {
        const { db, env, client, request, input } = ctx;
        const party = relyingParty(env, request);
        if (!input.response) {
          const options = await generateAuthenticationOptions({
            rpID: party.id,
            challenge: await newChallenge(db, loginChallenge),
            userVerification: 'required',
          });
          return { options };
        }
        const response = input.response as unknown as AuthenticationResponseJSON;
        const admin = await userOf(db, response, party);
        const details = { client, passkey: true };
        if (!admin) {
          await addAuditEntry(db, { action: 'login.failed', by: { username: '' }, details });
          throw new HttpFailure(401, 'This passkey is not registered here.');
        }
        await addAuditEntry(db, { action: 'login', by: admin, details });
        return completeLogin(ctx, admin);
      },
    },
  }),
);

/** Verifies the response. @returns the owner of the passkey; undefined if the verification fails */
async function userOf(
  db: Database,
  response: AuthenticationResponseJSON,
  party: ReturnType<typeof relyingParty>,
): Promise<Admin | undefined> {
  const { id } = response;
  const passkey = await findPasskey(db, id);
  if (!passkey) return undefined;
  const { publicKey, counter, userId, username } = passkey;
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

export const config: Config = { path: '/api/admin/login/passkey' };
