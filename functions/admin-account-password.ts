import type { Config } from '@netlify/functions';
import { changeOwnPassword } from '#db/accounts/admins.ts';
import { hashPassword } from '#db/accounts/passwords.ts';
import { passwordChange } from '#src/contracts/account.ts';
import { answer, invalid, limits } from './shared/http/answer.ts';
import { confirmPassword } from './shared/session/confirm-password.ts';
import { problemWith } from './shared/session/password-rules.ts';
import { queueHashing } from './shared/http/limits.ts';

/** POST /api/admin/account/password: changes the admin's own password and ends all their other sessions. */
export default answer({
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
      return new Response(null, { status: 204 });
    },
  },
});

export const config: Config = { path: '/api/admin/account/password' };
