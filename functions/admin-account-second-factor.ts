import type { Config } from '@netlify/functions';
import {
  factorsOf,
  storeTotpSecret,
  makeRecoveryCodes,
  turnOffTotp,
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
import { confirmPassword } from './shared/session/confirm-password.ts';
import { newTotp, stepOf } from './shared/session/second-factor.ts';

/** Attempts at the account are limited like logins, and possible before the second factor is set up. */
const guarded = { limit: limits.login, beforeSetUp: true } as const;

/** The admin's authenticator app and recovery codes. */
export default answerAt(
  /** POST creates a secret, PATCH activates it with its first code, DELETE removes it. */
  at('/api/admin/account/totp', {
    POST: {
      ...guarded,
      body: confirmation,
      handleAdmin: async (ctx) => {
        const { db, admin } = ctx;
        await confirmPassword(ctx, ctx.input.currentPassword);
        const { totpOn } = await factorsOf(db, admin.id);
        if (totpOn) throw new HttpFailure(409, 'Codes are already on. Turn them off first.');
        const totp = newTotp(admin.username) satisfies TotpSecret;
        await storeTotpSecret(db, admin.id, totp.secret);
        return json(201, totp);
      },
    },
    PATCH: {
      ...guarded,
      body: firstCode,
      atomic: true,
      handleAdmin: async ({ db, admin, input, audit }) => {
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
    DELETE: {
      ...guarded,
      body: confirmation,
      handleAdmin: async (ctx) => {
        await confirmPassword(ctx, ctx.input.currentPassword);
        await turnOffTotp(ctx.db, ctx.admin.id);
        await ctx.audit('second-factor.off');
      },
    },
  }),
  at('/api/admin/account/recovery-codes', {
    /** Replaces the recovery codes. */
    POST: {
      ...guarded,
      body: confirmation,
      handleAdmin: async (ctx) => {
        const { db, admin } = ctx;
        await confirmPassword(ctx, ctx.input.currentPassword);
        return inTransaction(db, async (transaction) => {
          const { isNeeded } = await factorsOf(transaction, admin.id);
          if (!isNeeded) throw new HttpFailure(409, 'There is no second factor to recover.');
          await ctx.audit('recovery-codes.make', { db: transaction });
          const recoveryCodes = await makeRecoveryCodes(transaction, admin.id);
          return { recoveryCodes } satisfies RecoveryCodes;
        });
      },
    },
  }),
);

export const config: Config = {
  path: ['/api/admin/account/totp', '/api/admin/account/recovery-codes'],
};
