import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { factorsOf, makeRecoveryCodes } from '#db/accounts/second-factors.ts';
import { inTransaction } from '#db/transaction.ts';
import { confirmation, type RecoveryCodes } from '#src/contracts/account.ts';
import { answer, HttpFailure, json, limits } from './shared/http/answer.ts';
import { confirmPassword } from './shared/session/confirm-password.ts';

/** POST /api/admin/account/recovery-codes: replaces the admin's recovery codes. */
export default answer({
  POST: {
    limit: limits.login,
    beforeSetUp: true,
    body: confirmation,
    handleAdmin: async (ctx) => {
      const { db, admin } = ctx;
      await confirmPassword(ctx, ctx.input.currentPassword);
      const recoveryCodes = await inTransaction(db, async (transaction) => {
        const { isNeeded } = await factorsOf(transaction, admin.id);
        if (!isNeeded) throw new HttpFailure(409, 'There is no second factor to recover.');
        await addAuditEntry(transaction, { action: 'recovery-codes.make', by: admin });
        return makeRecoveryCodes(transaction, admin.id);
      });
      return json(200, { recoveryCodes } satisfies RecoveryCodes);
    },
  },
});

export const config: Config = { path: '/api/admin/account/recovery-codes' };
