import type { Config } from '@netlify/functions';
import { changeOwnPassword } from '#db/accounts/admins.ts';
import { passkeysOf } from '#db/accounts/passkeys.ts';
import { hashPassword } from '#db/accounts/passwords.ts';
import { factorsOf } from '#db/accounts/second-factors.ts';
import { endSessionOf, endSessionsOf, sessionsOf } from '#db/accounts/sessions.ts';
import { changeUser, findUser, readRules } from '#db/accounts/users.ts';
import { type Account, accountChange, passwordChange } from '#src/contracts/account.ts';
import { answerAt, at, HttpFailure, invalid, limits } from './shared/http/answer.ts';
import { queueHashing } from './shared/http/limits.ts';
import type { AdminContext } from './shared/http/method.ts';
import { confirmed, confirmPassword } from './shared/session/confirm-password.ts';
import { problemWith } from './shared/session/password-rules.ts';

/** The admin's own account: GET shows it, PATCH changes the email address; password and sessions. */
export default answerAt(
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

export const config: Config = {
  path: [
    '/api/admin/account',
    '/api/admin/account/password',
    '/api/admin/account/sessions',
    '/api/admin/account/sessions/:session',
  ],
};
