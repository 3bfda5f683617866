import type { Config } from '@netlify/functions';
import { changeOwnPassword } from '#db/admins.ts';
import { hashPassword } from '#db/passwords.ts';
import { passwordChange } from '#src/contracts/account.ts';
import { answer } from './shared/http/answer.ts';
import { confirmPassword } from './shared/session/confirm-password.ts';
import { invalid } from './shared/http/http-failure.ts';
import { limits } from './shared/http/limits.ts';
import { problemWith } from './shared/session/password-rules.ts';
import { inTurn } from './shared/http/turns.ts';

/** POST /api/admin/account/password: another password for who is signed in; every other session is over. */
export default answer({
  POST: {
    limit: limits.login,
    body: passwordChange,
    beforeSetUp: true,
    handleAdmin: async (call) => {
      const { currentPassword, newPassword } = call.input;
      const problem =
        newPassword === currentPassword
          ? 'This is the password you have now. Please choose another.'
          : problemWith(newPassword);
      if (problem) throw invalid({ newPassword: [problem] });
      await confirmPassword(call, currentPassword);
      const hash = await inTurn(call.admin.session, () => hashPassword(newPassword));
      await changeOwnPassword(call.db, call.admin, hash);
      return new Response(null, { status: 204 });
    },
  },
});

export const config: Config = { path: '/api/admin/account/password' };
