import type { Config } from '@netlify/functions';
import {
  factorsOf,
  storeTotpSecret,
  makeRecoveryCodes,
  useTotpStep,
} from '#db/accounts/second-factors.ts';
import { inTransaction } from '#db/transaction.ts';
import {
  confirmation,
  firstCode,
  type RecoveryCodes,
  type TotpSecret,
} from '#src/contracts/account.ts';
import { answerAt, at, HttpFailure, invalid, json, limits } from './shared/http/answer.ts';
import { confirmed } from './shared/session/confirm-password.ts';
import { newTotp, stepOf } from './shared/session/second-factor.ts';

/** The admin's authenticator app and recovery codes. */
export default answerAt(
  /** POST creates a secret, PATCH activates it with its first code, DELETE removes it. */
  at('/api/admin/account/totp', {
    POST: confirmed(confirmation, async ({ db, admin }) => {
      const { totpOn } = await factorsOf(db, admin.id);
      if (totpOn) throw new HttpFailure(409, 'Codes are already on. Turn them off first.');
      const totp = newTotp(admin.username) satisfies TotpSecret;
      await storeTotpSecret(db, admin.id, totp.secret);
      return json(201, totp);
    }),
    PATCH: {
      limit: limits.login,
      beforeSetUp: true,
      body: firstCode,
      handleAdminAtomic: async ({ db, admin, input, audit }) => {
        const { totpSecret, totpOn } = await factorsOf(db, admin.id);
        if (!totpSecret || totpOn) throw new HttpFailure(409, 'There is nothing to confirm.');
        const step = stepOf(totpSecret, input.code);
        if (step === undefined) {
          throw invalid({ code: ['This code is not valid now. Check the clock on your phone.'] });
        }
        await useTotpStep(db, admin.id, step);
        await audit('second-factor.on');
        const recoveryCodes = await makeRecoveryCodes(db, admin.id);
        return { recoveryCodes } satisfies RecoveryCodes;
      },
    },
    DELETE: confirmed(confirmation, async ({ db, admin, audit }) => {
      await storeTotpSecret(db, admin.id, null);
      await audit('second-factor.off');
    }),
  }),
  at('/api/admin/account/recovery-codes', {
    /** Replaces the recovery codes. */
    POST: confirmed(confirmation, ({ db, admin, audit }) =>
      inTransaction(db, async (transaction) => {
        const { isNeeded } = await factorsOf(transaction, admin.id);
        if (!isNeeded) throw new HttpFailure(409, 'There is no second factor to recover.');
        await audit('recovery-codes.make', { db: transaction });
        const recoveryCodes = await makeRecoveryCodes(transaction, admin.id);
        return { recoveryCodes } satisfies RecoveryCodes;
      }),
    ),
  }),
);

export const config: Config = {
  path: ['/api/admin/account/totp', '/api/admin/account/recovery-codes'],
};
