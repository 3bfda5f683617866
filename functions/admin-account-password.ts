import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/audit-log.ts';
import { changeOwnPassword } from '#db/admins.ts';
import { inTransaction } from '#db/transaction.ts';
import { passwordChange } from '#src/contracts/account.ts';
import { answer } from './shared/answer.ts';
import { clientKey } from './shared/client.ts';
import { invalid } from './shared/http-failure.ts';
import { limits, tooMany } from './shared/limits.ts';
import { problemWith } from './shared/password-rules.ts';
import { tryPassword } from './shared/try-password.ts';

/** POST /api/admin/account/password: another password for who is signed in; every other session is over. */
export default answer({
  POST: {
    limit: limits.login,
    body: passwordChange,
    handleAdmin: async ({ db, env, context, admin, input }) => {
      const { currentPassword, newPassword } = input;
      const problem =
        newPassword === currentPassword
          ? 'This is the password you have now. Please choose another.'
          : problemWith(newPassword);
      if (problem) throw invalid({ newPassword: [problem] });

      const { username, id: userId } = admin;
      const client = clientKey(context?.ip ?? '', env.SESSION_SECRET);
      // The failure is given and not thrown: what it wrote is to stay.
      const failure = await inTransaction(db, async (transaction) => {
        const tried = { username, password: currentPassword };
        const { user, wait } = await tryPassword(transaction, client, tried);
        if (user) return changeOwnPassword(transaction, admin, newPassword);
        const action = 'password.refused';
        await addAuditEntry(transaction, { action, userId, username, details: { client } });
        return wait === undefined ? wrongPassword() : tooMany(wait);
      });
      if (failure) throw failure;
      return new Response(null, { status: 204 });
    },
  },
});

/** Not 401, which says that nobody is signed in. */
function wrongPassword() {
  return invalid({ currentPassword: ['This is not your current password.'] });
}

export const config: Config = { path: '/api/admin/account/password' };
