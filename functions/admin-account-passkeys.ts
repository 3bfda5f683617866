import type { Config } from '@netlify/functions';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { addPasskey, passkeysOf, removePasskey } from '#db/accounts/passkeys.ts';
import { factorsOf, makeRecoveryCodes } from '#db/accounts/second-factors.ts';
import { inTransaction } from '#db/transaction.ts';
import { site } from '#src/content/site.ts';
import { confirmation, passkeyAnswer, type RecoveryCodes } from '#src/contracts/account.ts';
import { answerAt, at, HttpFailure, invalid, json, limits } from './shared/http/answer.ts';
import { confirmed } from './shared/session/confirm-password.ts';
import { deviceOf } from './shared/session/session.ts';
import { newChallenge, relyingParty, useChallenge } from './shared/session/passkeys.ts';

/** The admin's own passkeys: POST gives the options for the browser, PATCH stores the passkey it has created. */
export default answerAt(
  at('/api/admin/account/passkeys', {
    POST: confirmed(confirmation, async ({ db, env, request, admin }) => {
      const { id: rpID } = relyingParty(env, request);
      const options = await generateRegistrationOptions({
        rpName: site.name,
        rpID,
        userName: admin.username,
        userID: new TextEncoder().encode(`user ${admin.id}`),
        challenge: await newChallenge(db),
        excludeCredentials: await passkeysOf(db, admin.id),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { options };
    }),
    PATCH: {
      limit: limits.login,
      beforeSetUp: true,
      body: passkeyAnswer,
      handleAdmin: async ({ db, env, request, admin, input, audit }) => {
        const { id: expectedRPID, origin: expectedOrigin } = relyingParty(env, request);
        const { registrationInfo } = await verifyRegistrationResponse({
          response: input.response as unknown as RegistrationResponseJSON,
          expectedChallenge: (challenge) => useChallenge(db, challenge),
          expectedOrigin,
          expectedRPID,
        }).catch(() => ({ registrationInfo: undefined }));
        if (!registrationInfo) throw invalid({ response: ['This passkey could not be read.'] });

        const { id, publicKey, counter } = registrationInfo.credential;
        const userId = admin.id;
        const recoveryCodes = await inTransaction(db, async (transaction) => {
          await addPasskey(transaction, {
            id,
            userId,
            name: deviceOf(request) || 'Passkey',
            counter: String(counter),
            publicKey: Buffer.from(publicKey).toString('base64url'),
          });
          await audit('passkey.add', { db: transaction });
          const factors = await factorsOf(transaction, userId);
          return factors.recoveryCodes > 0 ? [] : makeRecoveryCodes(transaction, userId);
        });
        return json(201, { recoveryCodes } satisfies RecoveryCodes);
      },
    },
  }),
  at('/api/admin/account/passkeys/:passkey', {
    DELETE: {
      beforeSetUp: true,
      handleAdmin: async ({ db, admin, params: { passkey }, audit }) => {
        if (!(await removePasskey(db, admin.id, passkey))) {
          throw new HttpFailure(404, 'There is no such passkey.');
        }
        await audit('passkey.remove');
      },
    },
  }),
);

export const config: Config = {
  path: ['/api/admin/account/passkeys', '/api/admin/account/passkeys/:passkey'],
};
