import type { Config } from '@netlify/functions';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import * as z from 'zod/mini';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import type { Database } from '#db/connection.ts';
import { findPasskey, recordPasskeyUse } from '#db/accounts/passkeys.ts';
import type { Admin } from '#db/accounts/sessions.ts';
import { login, passkeyLogin } from '#src/contracts/login.ts';
import { answerAt, at, HttpFailure, json, limits } from './shared/http/answer.ts';
import { completeLogin, logIn } from './shared/session/login.ts';
import { newChallenge, relyingParty, useChallenge } from './shared/session/passkeys.ts';
import { stopSession } from './shared/session/session.ts';

const authQuery = z.object({ rights: z.optional(z.string()) });

/** The beginning and the end of a session, and who is signed in. */
export default answerAt(
  at('/api/admin/login', {
    /** Begins a session with a password. */
    POST: {
      limit: limits.login,
      body: login,
      handle: async (ctx) => completeLogin(ctx, await logIn(ctx.db, ctx.client, ctx.input)),
    },
  }),
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
            challenge: await newChallenge(db),
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
  at('/api/admin/logout', {
    /** Ends the session on the server and deletes the browser's cookie. */
    POST: {
      handle: async ({ db, env, request }) => {
        const { cookie, admin } = await stopSession(db, request, env.SESSION_SECRET);
        if (admin) await addAuditEntry(db, { action: 'logout', by: admin });
        return json(200, {}, { 'Set-Cookie': cookie });
      },
    },
  }),
  at('/api/admin/check-auth', {
    /** The signed-in admin; with `?rights=1`, also their role. */
    GET: {
      beforeSetUp: true,
      query: authQuery,
      handleAdmin: async ({ admin: { username, role, mustSetUp }, input: { rights } }) => ({
        username,
        ...(rights === '1' && { role, ...(mustSetUp && { mustSetUp }) }),
      }),
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
    expectedChallenge: (challenge) => useChallenge(db, challenge),
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

export const config: Config = {
  path: [
    '/api/admin/login',
    '/api/admin/login/passkey',
    '/api/admin/logout',
    '/api/admin/check-auth',
  ],
};
