import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import {
  factorsOf,
  storeTotpSecret,
  makeRecoveryCodes,
  turnOffTotp,
  useTotpStep,
} from '#db/accounts/second-factors.ts';
import {
  confirmation,
  firstCode,
  type RecoveryCodes,
  type TotpSecret,
} from '#src/contracts/account.ts';
import { answer, HttpFailure, invalid, json, limits } from './shared/http/answer.ts';
import { confirmPassword } from './shared/session/confirm-password.ts';
import { newTotp, stepOf } from './shared/session/second-factor.ts';

/** /api/admin/account/totp: POST creates a secret, PATCH activates it with its first code, DELETE removes it. */
export default answer({
  POST: {
    limit: limits.login,
    beforeSetUp: true,
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
    limit: limits.login,
    beforeSetUp: true,
    body: firstCode,
    atomic: true,
    handleAdmin: async ({ db, admin, input }) => {
      const { totpSecret, totpOn } = await factorsOf(db, admin.id);
      if (!totpSecret || totpOn) throw new HttpFailure(409, 'There is nothing to confirm.');
      const step = stepOf(totpSecret, input.code);
      if (step === undefined) {
        throw invalid({ code: ['This code is not valid now. Check the clock on your phone.'] });
      }
      await useTotpStep(db, admin.id, step);
      await addAuditEntry(db, { action: 'second-factor.on', by: admin });
      const recoveryCodes = await makeRecoveryCodes(db, admin.id);
      return json(200, { recoveryCodes } satisfies RecoveryCodes);
    },
  },
  DELETE: {
    limit: limits.login,
    beforeSetUp: true,
    body: confirmation,
    handleAdmin: async (ctx) => {
      await confirmPassword(ctx, ctx.input.currentPassword);
      await turnOffTotp(ctx.db, ctx.admin.id);
      await addAuditEntry(ctx.db, { action: 'second-factor.off', by: ctx.admin });
      return new Response(null, { status: 204 });
    },
  },
});

export const config: Config = { path: '/api/admin/account/totp' };
