import { Hono } from 'hono';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
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
  confirmation,
  firstCode,
  passkeyAnswer,
  passwordChange,
  type RecoveryCodes,
  type TotpSecret,
} from '#src/contracts/account.ts';
import type { AdminContext, Api } from '#api/context.ts';
import { HttpFailure, invalid } from '#api/http/http-failure.ts';
import { limits, queueHashing } from '#api/http/limits.ts';
import { database } from '#api/middleware/database.ts';
import { body } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { adminBeforeSetUp } from '#api/middleware/signed-in.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { changeEmail, notifyOfChange } from '#api/session/account-change.ts';
import type { AccountChange } from '#api/session/account-changes.data.ts';
import { confirmPassword, passwordConfirmed } from '#api/session/confirm-password.ts';
import { expectChallenge, newChallenge, registrationOf, relyingParty } from '#api/session/passkeys.ts';
import { problemWith } from '#api/session/password-rules.ts';
import { newTotp, stepOf } from '#api/session/second-factor.ts';
import { sealTotp } from '#api/session/totp-secrets.ts';
import { deviceOf } from '#api/session/session.ts';

/**
 * The admin's own account: email address, password, sessions, passkeys, authenticator app and recovery codes. What changes
 * how they sign in takes the password again. Like all that a second factor is set up with, it is open before that.
 */
export const account = new Hono<Api>();

account.get('/api/admin/account', limit(limits.reads), adminBeforeSetUp, database, async (c) =>
  c.json(await accountOf(c.var)),
);

/** Changes the email address. */
account.patch(
  '/api/admin/account',
  origin,
  limit(limits.login),
  adminBeforeSetUp,
  body(accountChange),
  database,
  passwordConfirmed,
  async (c) => {
    const { db, env, admin, audit } = c.var;
    const { email, endOtherSessions } = c.req.valid('json');
    await inTransaction(db, async (transaction) => {
      const owner = await ownerOf(transaction, admin);
      const isChanged = email === undefined || (await changeEmail(transaction, env, owner, email));
      await audit(isChanged ? 'account.change' : 'account.email-asked', { db: transaction });
      if (endOtherSessions) await endSessionsOf(transaction, admin.id, admin.session);
    });
    runSoon(c.var);
    return c.json(await accountOf(c.var));
  },
);

/** Changes the password and ends all other sessions. */
account.post(
  '/api/admin/account/password',
  origin,
  limit(limits.login),
  adminBeforeSetUp,
  body(passwordChange),
  database,
  async (c) => {
    const { db, env, admin } = c.var;
    const { currentPassword, newPassword } = c.req.valid('json');
    const problem =
      newPassword === currentPassword
        ? 'This is the password you have now. Please choose another.'
        : problemWith(newPassword);
    if (problem) throw invalid({ newPassword: [problem] });
    await confirmPassword(c.var, currentPassword);
    const hash = await queueHashing(admin.session, () => hashPassword(newPassword));
    await inTransaction(db, async (transaction) => {
      await changeOwnPassword(transaction, admin, hash);
      await notifyOfChange(transaction, env, await ownerOf(transaction, admin), 'password.change');
    });
    runSoon(c.var);
    return c.body(null, 204);
  },
);

/** Ends all other sessions. */
account.delete('/api/admin/account/sessions', origin, limit(limits.writes), adminBeforeSetUp, database, async (c) => {
  const { db, admin } = c.var;
  await endSessionsOf(db, admin.id, admin.session);
  return c.body(null, 204);
});

account.delete(
  '/api/admin/account/sessions/:session{[\\w-]+}',
  origin,
  limit(limits.writes),
  adminBeforeSetUp,
  database,
  async (c) => {
    const { db, admin } = c.var;
    const isEnded = await endSessionOf(db, admin.id, c.req.param('session'));
    if (!isEnded) throw new HttpFailure(404, 'This session has ended.');
    return c.body(null, 204);
  },
);

/** Gives the options with which the browser creates a passkey. */
account.post(
  '/api/admin/account/passkeys',
  origin,
  limit(limits.login),
  adminBeforeSetUp,
  body(confirmation),
  database,
  passwordConfirmed,
  async (c) => {
    const { db, env, request, admin } = c.var;
    const { id: rpID } = relyingParty(env, request);
    // Large, and needed by few.
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const options = await generateRegistrationOptions({
      rpName: site.name,
      rpID,
      userName: admin.username,
      userID: new TextEncoder().encode(`user ${admin.id}`),
      challenge: await newChallenge(db, registrationOf(admin.id)),
      excludeCredentials: await passkeysOf(db, admin.id),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return c.json({ options });
  },
);

/** Stores the passkey that the browser has created. */
account.patch(
  '/api/admin/account/passkeys',
  origin,
  limit(limits.login),
  adminBeforeSetUp,
  body(passkeyAnswer),
  database,
  async (c) => {
    const { db, env, request, admin } = c.var;
    const input = c.req.valid('json');
    const { id: expectedRPID, origin: expectedOrigin } = relyingParty(env, request);
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
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
      await recordChange(c.var, transaction, 'passkey.add', input);
      const factors = await factorsOf(transaction, userId);
      return factors.recoveryCodes > 0 ? [] : makeRecoveryCodes(transaction, userId);
    });
    runSoon(c.var);
    return c.json({ recoveryCodes } satisfies RecoveryCodes, 201);
  },
);

account.delete(
  '/api/admin/account/passkeys/:passkey{[\\w-]+}',
  origin,
  limit(limits.login),
  adminBeforeSetUp,
  body(confirmation),
  database,
  passwordConfirmed,
  async (c) => {
    const { db, admin } = c.var;
    await inTransaction(db, async (transaction) => {
      if (!(await removePasskey(transaction, admin.id, c.req.param('passkey')))) {
        throw new HttpFailure(404, 'There is no such passkey.');
      }
      await recordChange(c.var, transaction, 'passkey.remove', c.req.valid('json'));
    });
    runSoon(c.var);
    return c.body(null, 204);
  },
);

/** Creates the secret of an authenticator app. */
account.post(
  '/api/admin/account/totp',
  origin,
  limit(limits.login),
  adminBeforeSetUp,
  body(confirmation),
  database,
  passwordConfirmed,
  async (c) => {
    const { db, env, admin } = c.var;
    const { totpOn } = await factorsOf(db, admin.id);
    if (totpOn) throw new HttpFailure(409, 'Codes are already on. Turn them off first.');
    const totp = newTotp(admin.username) satisfies TotpSecret;
    await storeTotpSecret(db, admin.id, sealTotp(totp.secret, env));
    return c.json(totp, 201);
  },
);

/** Activates it with its first code. */
account.patch(
  '/api/admin/account/totp',
  origin,
  limit(limits.login),
  adminBeforeSetUp,
  body(firstCode),
  database,
  async (c) => {
    const { env, admin } = c.var;
    const input = c.req.valid('json');
    const recoveryCodes = await inTransaction(c.var.db, async (db) => {
      const { totpSecret, totpOn } = await factorsOf(db, admin.id);
      if (!totpSecret || totpOn) throw new HttpFailure(409, 'There is nothing to confirm.');
      const step = stepOf(env, totpSecret, input.code);
      if (step === undefined) {
        throw invalid({ code: ['This code is not valid now. Check the clock on your phone.'] });
      }
      await useTotpStep(db, admin.id, step);
      await recordChange(c.var, db, 'second-factor.on', input);
      return makeRecoveryCodes(db, admin.id);
    });
    runSoon(c.var);
    return c.json({ recoveryCodes } satisfies RecoveryCodes);
  },
);

account.delete(
  '/api/admin/account/totp',
  origin,
  limit(limits.login),
  adminBeforeSetUp,
  body(confirmation),
  database,
  passwordConfirmed,
  async (c) => {
    const { db, admin } = c.var;
    await inTransaction(db, async (transaction) => {
      await storeTotpSecret(transaction, admin.id, null);
      await recordChange(c.var, transaction, 'second-factor.off', c.req.valid('json'));
    });
    runSoon(c.var);
    return c.body(null, 204);
  },
);

/** Replaces the recovery codes. */
account.post(
  '/api/admin/account/recovery-codes',
  origin,
  limit(limits.login),
  adminBeforeSetUp,
  body(confirmation),
  database,
  passwordConfirmed,
  async (c) => {
    const { admin } = c.var;
    const recoveryCodes = await inTransaction(c.var.db, async (db) => {
      const { isNeeded } = await factorsOf(db, admin.id);
      if (!isNeeded) throw new HttpFailure(409, 'There is no second factor to recover.');
      await recordChange(c.var, db, 'recovery-codes.make', c.req.valid('json'));
      return makeRecoveryCodes(db, admin.id);
    });
    runSoon(c.var);
    return c.json({ recoveryCodes } satisfies RecoveryCodes);
  },
);

/** Records a change of how the admin signs in, mails it to them, and ends their other sessions if they ask for that. */
async function recordChange(
  { env, admin, audit }: AdminContext,
  db: OpenTransaction,
  change: AccountChange,
  { endOtherSessions }: { endOtherSessions?: boolean | undefined },
): Promise<void> {
  await audit(change, { db });
  if (endOtherSessions) await endSessionsOf(db, admin.id, admin.session);
  await notifyOfChange(db, env, await ownerOf(db, admin), change);
}

async function ownerOf(db: OpenTransaction, { id, username }: Admin) {
  return { id, username, email: (await findUser(db, username))?.email ?? null };
}

async function accountOf({ db, env, admin }: AdminContext) {
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
