import type { Config } from '@netlify/functions';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { changeOwnPassword } from '#db/accounts/admins.ts';
import { addPasskey, passkeysOf, removePasskey } from '#db/accounts/passkeys.ts';
import { hashPassword } from '#db/accounts/passwords.ts';
import { factorsOf, makeRecoveryCodes, storeTotpSecret, useTotpStep } from '#db/accounts/second-factors.ts';
import { endSessionOf, endSessionsOf, sessionsOf } from '#db/accounts/sessions.ts';
import { changeUser, findUser, readRules } from '#db/accounts/users.ts';
import { inTransaction } from '#db/transaction.ts';
import { site } from '#src/content/site.ts';
import {
  type Account,
  accountChange,
  confirmation,
  firstCode,
  passkeyAnswer,
  passwordChange,
  type RecoveryCodes,
  type TotpSecret,
} from '#src/contracts/account.ts';
import { answerAt, at, HttpFailure, invalid, json, limits } from './shared/http/answer.ts';
import { queueHashing } from './shared/http/limits.ts';
import type { AdminContext } from './shared/http/method.ts';
import { confirmed, confirmPassword } from './shared/session/confirm-password.ts';
import { newChallenge, relyingParty, useChallenge } from './shared/session/passkeys.ts';
import { problemWith } from './shared/session/password-rules.ts';
import { newTotp, stepOf } from './shared/session/second-factor.ts';
import { deviceOf } from './shared/session/session.ts';

/** The admin's own account: email address, password, sessions, passkeys, authenticator app and recovery codes. */
export default answerAt(
  /** GET shows it, PATCH changes the email address. */
  at('/api/admin/account', {
    GET: { beforeSetUp: true, handleAdmin: accountOf },
    PATCH: confirmed(accountChange, async (ctx) => {
      await changeUser(ctx.db, ctx.admin.id, { email: ctx.input.email });
      await ctx.audit('account.change');
      return accountOf(ctx);
    }),
  }),
  at('/api/admin/account/password', {
    /** Changes the password and ends all other sessions. */
    POST: {
      limit: limits.login,
      body: passwordChange,
      beforeSetUp: true,
      handleAdmin: async (ctx) => {
        const { currentPassword, newPassword } = ctx.input;
        const problem =
          newPassword === currentPassword
            ? 'This is the password you have now. Please choose another.'
            : problemWith(newPassword);
        if (problem) throw invalid({ newPassword: [problem] });
        await confirmPassword(ctx, currentPassword);
        const hash = await queueHashing(ctx.admin.session, () => hashPassword(newPassword));
        await changeOwnPassword(ctx.db, ctx.admin, hash);
      },
    },
  }),
  at('/api/admin/account/sessions', {
    /** Ends all other sessions. */
    DELETE: {
      beforeSetUp: true,
      handleAdmin: ({ db, admin }) => endSessionsOf(db, admin.id, admin.session),
    },
  }),
  at('/api/admin/account/sessions/:session', {
    DELETE: {
      beforeSetUp: true,
      handleAdmin: async ({ db, admin, params: { session } }) => {
        const isEnded = await endSessionOf(db, admin.id, session);
        if (!isEnded) throw new HttpFailure(404, 'This session has ended.');
      },
    },
  }),
  /** POST gives the options for the browser, PATCH stores the passkey it has created. */
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
  /** POST creates a secret, PATCH activates it with its first code, DELETE removes it. */
  at('/api/admin/account/totp', {
    POST: confirmed(confirmation, async ({ db, admin }) => {
      const { totpOn } = await factorsOf(db, admin.id);
      if (totpOn) throw new HttpFailure(409, 'Codes are already on. Turn them off first.');
      const totp = newTotp(admin.username) satisfies TotpSecret;
      await storeTotpSecret(db, admin.id, totp.secret);
      return json(201, totp);
    }),
    PATCH: {
      limit: limits.login,
      beforeSetUp: true,
      body: firstCode,
      handleAdminAtomic: async ({ db, admin, input, audit }) => {
        const { totpSecret, totpOn } = await factorsOf(db, admin.id);
        if (!totpSecret || totpOn) throw new HttpFailure(409, 'There is nothing to confirm.');
        const step = stepOf(totpSecret, input.code);
        if (step === undefined) {
          throw invalid({ code: ['This code is not valid now. Check the clock on your phone.'] });
        }
        await useTotpStep(db, admin.id, step);
        await audit('second-factor.on');
        const recoveryCodes = await makeRecoveryCodes(db, admin.id);
        return { recoveryCodes } satisfies RecoveryCodes;
      },
    },
    DELETE: confirmed(confirmation, async ({ db, admin, audit }) => {
      await storeTotpSecret(db, admin.id, null);
      await audit('second-factor.off');
    }),
  }),
  at('/api/admin/account/recovery-codes', {
    /** Replaces the recovery codes. */
    POST: confirmed(confirmation, ({ db, admin, audit }) =>
      inTransaction(db, async (transaction) => {
        const { isNeeded } = await factorsOf(transaction, admin.id);
        if (!isNeeded) throw new HttpFailure(409, 'There is no second factor to recover.');
        await audit('recovery-codes.make', { db: transaction });
        const recoveryCodes = await makeRecoveryCodes(transaction, admin.id);
        return { recoveryCodes } satisfies RecoveryCodes;
      }),
    ),
  }),
);

async function accountOf({ db, env, admin }: AdminContext<unknown, unknown>) {
  const { username, role } = admin;
  const { totpOn, recoveryCodes } = await factorsOf(db, admin.id);
  const sessions = await sessionsOf(db, admin.id);
  return {
    username,
    role,
    email: (await findUser(db, username))?.email ?? null,
    totp: totpOn,
    recoveryCodes,
    passkeys: await passkeysOf(db, admin.id),
    passkeyHost: new URL(env.SITE_URL).hostname,
    ...(await readRules(db)),
    mail: env.SMTP_URL !== undefined,
    sessions: sessions.map((session) => ({ ...session, current: session.id === admin.session })),
  } satisfies Record<keyof Account, unknown>;
}

export const config: Config = { path: ['/api/admin/account', '/api/admin/account/*'] };
