import type { Database } from '#db/connection.ts';
import { factorsOf, useRecoveryCode, useTotpStep } from '#db/accounts/second-factors.ts';
import { HttpFailure } from '#functions/shared/http/http-failure.ts';
import { stepOf } from './totp.ts';

/**
 * Verifies the second factor after the password: an authenticator code or a recovery code, each of which works once.
 * Users without a second factor pass.
 *
 * @throws {HttpFailure} 401 `Code required`
 */
export async function passesSecondFactor(db: Database, userId: number, code: string | undefined) {
  const { totpOn, totpSecret, isNeeded } = await factorsOf(db, userId);
  if (!isNeeded) return true;
  if (!code) throw new HttpFailure(401, 'Code required');
  const step = totpOn && totpSecret ? stepOf(totpSecret, code) : undefined;
  if (step !== undefined) return useTotpStep(db, userId, step);
  return useRecoveryCode(db, userId, code);
}
