import { Hono } from 'hono';
import { unconfirmedEmail } from '#db/accounts/account-tokens.ts';
import { changeOwnPassword } from '#db/accounts/admins.ts';
import { passkeysOf } from '#db/accounts/passkeys.ts';
import { hashPassword } from '#db/accounts/passwords.ts';
import { factorsOf } from '#db/accounts/second-factors.ts';
import { changeSender, findSender } from '#db/accounts/senders.ts';
import { endSessionOf, endSessionsOf, sessionsOf } from '#db/accounts/sessions.ts';
import { changeContentView, findUser, readAccountRules } from '#db/accounts/users.ts';
import { inTransaction } from '#db/transaction.ts';
import { type Account, accountChange, editorChange, passwordChange, senderChange } from '#src/contracts/account.ts';
import type { AdminContext, Api } from '#api/context.ts';
import { HttpFailure, invalid } from '#api/http/http-failure.ts';
import { limits, queueHashing } from '#api/http/limits.ts';
import { database } from '#api/middleware/database.ts';
import { body } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { admin, adminBeforeSetUp, atomically } from '#api/middleware/signed-in.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { changeEmail, notifyOfChange, ownerOf } from '#api/session/account-change.ts';
import { confirmPassword, passwordConfirmed } from '#api/session/confirm-password.ts';
import { problemWith } from '#api/session/password-rules.ts';

/** The admin's own account: email address, password, sessions. It is open before a required second factor is set up. */
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

/** Changes who the user is to the visitors they answer. */
account.patch(
  '/api/admin/account/sender',
  origin,
  limit(limits.writes),
  admin,
  body(senderChange),
  database,
  async (c) => {
    await atomically(c.var, async ({ db, admin: { id }, audit }) => {
      await changeSender(db, id, c.req.valid('json'));
      await audit('account.change', { db });
    });
    return c.json(await accountOf(c.var));
  },
);

/** Changes how the user edits posts. */
account.patch(
  '/api/admin/account/editor',
  origin,
  limit(limits.writes),
  admin,
  body(editorChange),
  database,
  async (c) => {
    const { db, admin } = c.var;
    await changeContentView(db, admin.id, c.req.valid('json').contentView);
    return c.body(null, 204);
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

async function accountOf({ db, env, admin }: AdminContext) {
  const { username, role } = admin;
  const { totpOn, recoveryCodes } = await factorsOf(db, admin.id);
  const sessions = await sessionsOf(db, admin.id);
  return {
    username,
    role,
    email: (await findUser(db, username))?.email ?? null,
    ...(await findSender(db, admin.id)),
    unconfirmedEmail: await unconfirmedEmail(db, admin.id),
    totp: totpOn,
    recoveryCodes,
    passkeys: await passkeysOf(db, admin.id),
    passkeyHost: new URL(env.SITE_URL).hostname,
    ...(await readAccountRules(db)),
    mail: env.SMTP_URL !== undefined,
    sessions: sessions.map((session) => ({ ...session, current: session.id === admin.session })),
  } satisfies Record<keyof Account, unknown>;
}
