import { Secret, TOTP } from 'otpauth';
import type { Database } from '#db/connection.ts';
import { factorsOf, useRecoveryCode, useTotpStep } from '#db/accounts/second-factors.ts';
import { HttpFailure } from '#functions/shared/http/http-failure.ts';
import { site } from '#src/content/site.ts';

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

/** In seconds. Codes are TOTP (RFC 6238) as all authenticators support it: SHA-1, six digits. */
const PERIOD = 30;

/** Steps by which the clock of a phone may be off, in either direction. */
const WINDOW = 1;

/** A new secret in base32, and its URI for a QR code. */
export function newTotp(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ issuer: site.name, label: username, secret });
  return { secret: secret.base32, uri: totp.toString() };
}

/** The time step that a code belongs to; undefined if it is not valid now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const totp = new TOTP({ period: PERIOD, secret: Secret.fromBase32(secret) });
  const token = code.replace(/\s/g, '');
  const delta = totp.validate({ token, window: WINDOW, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}
