import type { Config } from '@netlify/functions';
import { changeUser, findUser, readRules } from '#db/accounts/users.ts';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import type { Database } from '#db/connection.ts';
import { passkeysOf } from '#db/accounts/passkeys.ts';
import { factorsOf } from '#db/accounts/second-factors.ts';
import { sessionsOf, type SignedIn } from '#db/accounts/sessions.ts';
import { type Account, accountChange } from '#src/contracts/account.ts';
import { answer, json, limits } from './shared/http/answer.ts';
import { confirmPassword } from './shared/session/confirm-password.ts';
import type { FunctionEnv } from './shared/http/environment.ts';

/** /api/admin/account: GET shows the admin's own account, PATCH changes their email address. */
export default answer({
  GET: {
    beforeSetUp: true,
    handleAdmin: async ({ db, env, admin }) => json(200, await accountOf(db, env, admin)),
  },
  PATCH: {
    limit: limits.login,
    beforeSetUp: true,
    body: accountChange,
    handleAdmin: async (ctx) => {
      const { db, env, admin, input } = ctx;
      await confirmPassword(ctx, input.currentPassword);
      await changeUser(db, admin.id, { email: input.email });
      await addAuditEntry(db, { action: 'account.change', by: admin });
      return json(200, await accountOf(db, env, admin));
    },
  },
});

async function accountOf(db: Database, env: FunctionEnv, admin: SignedIn) {
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

export const config: Config = { path: '/api/admin/account' };
