import type { Config } from '@netlify/functions';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { unconfirmedEmail } from '#db/accounts/account-tokens.ts';
import { changeOwnPassword } from '#db/accounts/admins.ts';
import { addPasskey, passkeysOf, removePasskey } from '#db/accounts/passkeys.ts';
import { hashPassword } from '#db/accounts/passwords.ts';
import { factorsOf, makeRecoveryCodes, storeTotpSecret, useTotpStep } from '#db/accounts/second-factors.ts';
import { type Admin, endSessionOf, endSessionsOf, sessionsOf } from '#db/accounts/sessions.ts';
import { findUser, readRules } from '#db/accounts/users.ts';
import type { OpenTransaction } from '#db/connection.ts';
import { inTransaction } from '#db/transaction.ts';
import { site } from '#src/content/site.ts';
import {
  type Account,
  accountChange,
  type Confirmation,
  confirmation,
  firstCode,
  passkeyAnswer,
  passwordChange,
  type RecoveryCodes,
  type TotpSecret,
} from '#src/contracts/account.ts';
import { answerAt, at, HttpFailure, invalid, json, limits } from '#api/http/answer.ts';
import { queueHashing } from '#api/http/limits.ts';
import type { AdminContext } from '#api/http/method.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { changeEmail, notifyOfChange } from '#api/session/account-change.ts';
import type { AccountChange } from '#api/session/account-changes.data.ts';
import { confirmed, confirmPassword } from '#api/session/confirm-password.ts';
import { expectChallenge, newChallenge, registrationOf, relyingParty } from '#api/session/passkeys.ts';
import { problemWith } from '#api/session/password-rules.ts';
import { newTotp, sealTotp, stepOf } from '#api/session/second-factor.ts';
import { deviceOf } from '#api/session/session.ts';

/** The admin's own account: email address, password, sessions, passkeys, authenticator app and recovery codes. */
export default answerAt(
  /** GET shows it, PATCH changes the email address. */
  at('/api/admin/account', {
    GET: { beforeSetUp: true, handleAdmin: accountOf },
    PATCH: confirmed(accountChange, async (ctx) => {
      const { db, env, admin, input, audit } = ctx;
      const { email, endOtherSessions } = input;
      await inTransaction(db, async (transaction) => {
        const owner = await ownerOf(transaction, admin);
        const isChanged = email === undefined || (await changeEmail(transaction, env, owner, email));
        await audit(isChanged ? 'account.change' : 'account.email-asked', { db: transaction });
        if (endOtherSessions) await endSessionsOf(transaction, admin.id, admin.session);
      });
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
        await inTransaction(ctx.db, async (transaction) => {
          await changeOwnPassword(transaction, ctx.admin, hash);
          await notifyOfChange(transaction, ctx.env, await ownerOf(transaction, ctx.admin), 'password.change');
        });
      },
      after: runSoon,
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
        challenge: await newChallenge(db, registrationOf(admin.id)),
        excludeCredentials: await passkeysOf(db, admin.id),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { options };
    }),
    PATCH: {
      limit: limits.login,
      beforeSetUp: true,
      body: passkeyAnswer,
      handleAdmin: async (ctx) => {
        const { db, env, request, admin, input } = ctx;
        const { id: expectedRPID, origin: expectedOrigin } = relyingParty(env, request);
        const { registrationInfo } = await verifyRegistrationResponse({
          response: input.response as unknown as RegistrationResponseJSON,
          expectedChallenge: expectChallenge(db, registrationOf(admin.id)),
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
          await recordChange(ctx, transaction, 'passkey.add');
          const factors = await factorsOf(transaction, userId);
          return factors.recoveryCodes > 0 ? [] : makeRecoveryCodes(transaction, userId);
        });
        return json(201, { recoveryCodes } satisfies RecoveryCodes);
      },
      after: runSoon,
    },
  }),
  at('/api/admin/account/passkeys/:passkey', {
    DELETE: confirmed<Confirmation, { passkey: string }>(confirmation, (ctx) =>
      inTransaction(ctx.db, async (transaction) => {
        if (!(await removePasskey(transaction, ctx.admin.id, ctx.params.passkey))) {
          throw new HttpFailure(404, 'There is no such passkey.');
        }
        await recordChange(ctx, transaction, 'passkey.remove');
      }),
    ),
  }),
  /** POST creates a secret, PATCH activates it with its first code, DELETE removes it. */
  at('/api/admin/account/totp', {
    POST: confirmed(confirmation, async ({ db, env, admin }) => {
      const { totpOn } = await factorsOf(db, admin.id);
      if (totpOn) throw new HttpFailure(409, 'Codes are already on. Turn them off first.');
      const totp = newTotp(admin.username) satisfies TotpSecret;
      await storeTotpSecret(db, admin.id, sealTotp(totp.secret, env));
      return json(201, totp);
    }),
    PATCH: {
      limit: limits.login,
      beforeSetUp: true,
      body: firstCode,
      handleAdminAtomic: async (ctx) => {
        const { db, env, admin, input } = ctx;
        const { totpSecret, totpOn } = await factorsOf(db, admin.id);
        if (!totpSecret || totpOn) throw new HttpFailure(409, 'There is nothing to confirm.');
        const step = stepOf(env, totpSecret, input.code);
        if (step === undefined) {
          throw invalid({ code: ['This code is not valid now. Check the clock on your phone.'] });
        }
        await useTotpStep(db, admin.id, step);
        await recordChange(ctx, db, 'second-factor.on');
        const recoveryCodes = await makeRecoveryCodes(db, admin.id);
        return { recoveryCodes } satisfies RecoveryCodes;
      },
      after: runSoon,
    },
    DELETE: confirmed(confirmation, (ctx) =>
      inTransaction(ctx.db, async (transaction) => {
        await storeTotpSecret(transaction, ctx.admin.id, null);
        await recordChange(ctx, transaction, 'second-factor.off');
      }),
    ),
  }),
  at('/api/admin/account/recovery-codes', {
    /** Replaces the recovery codes. */
    POST: confirmed(confirmation, (ctx) =>
      inTransaction(ctx.db, async (transaction) => {
        const { isNeeded } = await factorsOf(transaction, ctx.admin.id);
        if (!isNeeded) throw new HttpFailure(409, 'There is no second factor to recover.');
        await recordChange(ctx, transaction, 'recovery-codes.make');
        const recoveryCodes = await makeRecoveryCodes(transaction, ctx.admin.id);
        return { recoveryCodes } satisfies RecoveryCodes;
      }),
    ),
  }),
);

/** Records a change of how the admin signs in, mails it to them, and ends their other sessions if they ask for that. */
async function recordChange(
  ctx: AdminContext<{ endOtherSessions?: boolean | undefined }, unknown>,
  db: OpenTransaction,
  change: AccountChange,
): Promise<void> {
  const { env, admin, input, audit } = ctx;
  await audit(change, { db });
  if (input.endOtherSessions) await endSessionsOf(db, admin.id, admin.session);
  await notifyOfChange(db, env, await ownerOf(db, admin), change);
}

async function ownerOf(db: OpenTransaction, { id, username }: Admin) {
  return { id, username, email: (await findUser(db, username))?.email ?? null };
}

async function accountOf({ db, env, admin }: AdminContext<unknown, unknown>) {
  const { username, role } = admin;
  const { totpOn, recoveryCodes } = await factorsOf(db, admin.id);
  const sessions = await sessionsOf(db, admin.id);
  return {
    username,
    role,
    email: (await findUser(db, username))?.email ?? null,
    unconfirmedEmail: await unconfirmedEmail(db, admin.id),
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
