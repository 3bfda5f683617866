import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/audit-log.ts';
import { changeOwnPassword } from '#db/admins.ts';
import { hashPassword, verifyPassword } from '#db/passwords.ts';
import { findUser } from '#db/users.ts';
import { passwordChange } from '#src/contracts/account.ts';
import { answer } from './shared/answer.ts';
import { clientKey } from './shared/client.ts';
import { countedAttempt } from './shared/counted-attempt.ts';
import { invalid } from './shared/http-failure.ts';
import { limits } from './shared/limits.ts';
import { problemWith } from './shared/password-rules.ts';

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
      const noteRefusal = () =>
        addAuditEntry(db, { action: 'password.refused', userId, username, details: { client } });
      const prove = async () => {
        const user = await findUser(db, username);
        const isRight = await verifyPassword(currentPassword, user?.password);
        return isRight ? hashPassword(newPassword) : undefined;
      };
      const hash = await countedAttempt(db, { username, client }, prove, noteRefusal);
      if (hash === undefined) {
        await noteRefusal();
        throw wrongPassword();
      }
      await changeOwnPassword(db, admin, hash);
      return new Response(null, { status: 204 });
    },
  },
});

/** Not 401, which says that nobody is signed in. */
function wrongPassword() {
  return invalid({ currentPassword: ['This is not your current password.'] });
}

export const config: Config = { path: '/api/admin/account/password' };
