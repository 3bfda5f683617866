import { Hono } from 'hono';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { addPasskey, passkeysOf, removePasskey } from '#db/accounts/passkeys.ts';
import { factorsOf, makeRecoveryCodes, storeTotpSecret, useTotpStep } from '#db/accounts/second-factors.ts';
import { endSessionsOf } from '#db/accounts/sessions.ts';
import type { OpenTransaction } from '#db/connection.ts';
import { inTransaction } from '#db/transaction.ts';
import { site } from '#src/content/site.ts';
import { confirmation, firstCode, passkeyAnswer, type RecoveryCodes, type TotpSecret } from '#src/contracts/account.ts';
import type { AdminContext, Api } from '#api/context.ts';
import { HttpFailure, invalid } from '#api/http/http-failure.ts';
import { limits } from '#api/http/limits.ts';
import { database } from '#api/middleware/database.ts';
import { body } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { adminBeforeSetUp } from '#api/middleware/signed-in.ts';
import { runSoon } from '#api/outbox/run-due.ts';
import { notifyOfChange, ownerOf } from '#api/session/account-change.ts';
import type { AccountChange } from '#api/session/account-changes.data.ts';
import { passwordConfirmed } from '#api/session/confirm-password.ts';
import { expectChallenge, newChallenge, registrationOf, relyingParty } from '#api/session/passkey-challenges.ts';
import { newTotp, stepOf } from '#api/session/second-factor.ts';
import { deviceOf } from '#api/session/session.ts';
import { sealTotp } from '#api/session/totp-secrets.ts';

/**
 * Passkeys, authenticator app and recovery codes of the admin's own account. What changes how they sign in takes the
 * password again. All of it is open before a required second factor is set up.
 */
export const secondFactors = new Hono<Api>();

/** The guards of a change that takes the password again. */
const confirmed = [
  origin,
  limit(limits.login),
  adminBeforeSetUp,
  body(confirmation),
  database,
  passwordConfirmed,
] as const;

/** Gives the options with which the browser creates a passkey. */
secondFactors.post('/api/admin/account/passkeys', ...confirmed, async (c) => {
  const { db, env, request, admin } = c.var;
  const { id: rpID } = relyingParty(env, request);
  // Large, and needed by few.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID,
    userName: admin.username,
    userID: new TextEncoder().encode(`user ${admin.id}`),
    challenge: await newChallenge(db, registrationOf(admin.id)),
    excludeCredentials: await passkeysOf(db, admin.id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return c.json({ options });
});

/** Stores the passkey that the browser has created. */
secondFactors.patch(
  '/api/admin/account/passkeys',
  origin,
  limit(limits.login),
  adminBeforeSetUp,
  body(passkeyAnswer),
  database,
  async (c) => {
    const { db, env, request, admin } = c.var;
    const input = c.req.valid('json');
    const { id: expectedRPID, origin: expectedOrigin } = relyingParty(env, request);
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { registrationInfo } = await verifyRegistrationResponse({
      response: input.response as unknown as RegistrationResponseJSON,
      expectedChallenge: expectChallenge(db, registrationOf(admin.id)),
      expectedOrigin,
      expectedRPID,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) throw invalid({ response: ['This passkey could not be read.'] });

    const { id, publicKey, counter } = registrationInfo.credential;
    const userId = admin.id;
    const recoveryCodes = await inTransaction(db, async (transaction) => {
      await addPasskey(transaction, {
        id,
        userId,
        name: deviceOf(request) || 'Passkey',
        counter: String(counter),
        publicKey: Buffer.from(publicKey).toString('base64url'),
      });
      await recordChange(c.var, transaction, 'passkey.add', input);
      const factors = await factorsOf(transaction, userId);
      return factors.recoveryCodes > 0 ? [] : makeRecoveryCodes(transaction, userId);
    });
    runSoon(c.var);
    return c.json({ recoveryCodes } satisfies RecoveryCodes, 201);
  },
);

secondFactors.delete('/api/admin/account/passkeys/:passkey{[\\w-]+}', ...confirmed, async (c) => {
  const { db, admin } = c.var;
  await inTransaction(db, async (transaction) => {
    if (!(await removePasskey(transaction, admin.id, c.req.param('passkey')))) {
      throw new HttpFailure(404, 'There is no such passkey.');
    }
    await recordChange(c.var, transaction, 'passkey.remove', c.req.valid('json'));
  });
  runSoon(c.var);
  return c.body(null, 204);
});

/** Creates the secret of an authenticator app. */
secondFactors.post('/api/admin/account/totp', ...confirmed, async (c) => {
  const { db, env, admin } = c.var;
  const { totpOn } = await factorsOf(db, admin.id);
  if (totpOn) throw new HttpFailure(409, 'Codes are already on. Turn them off first.');
  const totp = newTotp(admin.username) satisfies TotpSecret;
  await storeTotpSecret(db, admin.id, sealTotp(totp.secret, env));
  return c.json(totp, 201);
});

/** Activates it with its first code. */
secondFactors.patch(
  '/api/admin/account/totp',
  origin,
  limit(limits.login),
  adminBeforeSetUp,
  body(firstCode),
  database,
  async (c) => {
    const { env, admin } = c.var;
    const input = c.req.valid('json');
    const recoveryCodes = await inTransaction(c.var.db, async (db) => {
      const { totpSecret, totpOn } = await factorsOf(db, admin.id);
      if (!totpSecret || totpOn) throw new HttpFailure(409, 'There is nothing to confirm.');
      const step = stepOf(env, totpSecret, input.code);
      if (step === undefined) {
        throw invalid({ code: ['This code is not valid now. Check the clock on your phone.'] });
      }
      await useTotpStep(db, admin.id, step);
      await recordChange(c.var, db, 'second-factor.on', input);
      return makeRecoveryCodes(db, admin.id);
    });
    runSoon(c.var);
    return c.json({ recoveryCodes } satisfies RecoveryCodes);
  },
);

secondFactors.delete('/api/admin/account/totp', ...confirmed, async (c) => {
  const { db, admin } = c.var;
  await inTransaction(db, async (transaction) => {
    await storeTotpSecret(transaction, admin.id, null);
    await recordChange(c.var, transaction, 'second-factor.off', c.req.valid('json'));
  });
  runSoon(c.var);
  return c.body(null, 204);
});

/** Replaces the recovery codes. */
secondFactors.post('/api/admin/account/recovery-codes', ...confirmed, async (c) => {
  const { admin } = c.var;
  const recoveryCodes = await inTransaction(c.var.db, async (db) => {
    const { isNeeded } = await factorsOf(db, admin.id);
    if (!isNeeded) throw new HttpFailure(409, 'There is no second factor to recover.');
    await recordChange(c.var, db, 'recovery-codes.make', c.req.valid('json'));
    return makeRecoveryCodes(db, admin.id);
  });
  runSoon(c.var);
  return c.json({ recoveryCodes } satisfies RecoveryCodes);
});

/** Records a change of how the admin signs in, mails it to them, and ends their other sessions if they ask for that. */
async function recordChange(
  { env, admin, audit }: AdminContext,
  db: OpenTransaction,
  change: AccountChange,
  { endOtherSessions }: { endOtherSessions?: boolean | undefined },
): Promise<void> {
  await audit(change, { db });
  if (endOtherSessions) await endSessionsOf(db, admin.id, admin.session);
  await notifyOfChange(db, env, await ownerOf(db, admin), change);
}
