import { Secret, TOTP } from 'otpauth';
import type { Database, OpenTransaction } from '#db/connection.ts';
import { countWrongCode, factorsOf, lockCodes, useRecoveryCode, useTotpStep } from '#db/accounts/second-factors.ts';
import { inTransaction } from '#db/transaction.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import { site } from '#src/content/site.ts';
import { type Keyed, unsealTotp } from './totp-secrets.ts';

/** Codes of an authenticator app; recovery codes are longer and have letters. */
const APP_CODE = /^\d{6}$/;

/**
 * Verifies the second factor after the password: an authenticator code or a recovery code, each of which works once.
 * Users without a second factor pass. Codes of an app are so short that only ten wrong ones an hour are accepted for
 * an account, from wherever they come.
 *
 * @param onLastWrong called with the transaction that counts the last of them
 * @throws {HttpFailure} 401 `Code required`; 429 after ten wrong codes, unless it is a recovery code
 */
export async function passesSecondFactor(
  db: Database,
  env: Keyed,
  userId: number,
  code: string | undefined,
  onLastWrong: (transaction: OpenTransaction) => Promise<void>,
): Promise<boolean> {
  const { totpOn, totpSecret, isNeeded } = await factorsOf(db, userId);
  if (!isNeeded) return true;
  if (!code) throw new HttpFailure(401, 'Code required');
  if (!totpOn || !totpSecret || !APP_CODE.test(code.replace(/\s/g, ''))) return useRecoveryCode(db, userId, code);
  return inTransaction(db, async (transaction) => {
    const wait = await lockCodes(transaction, userId);
    if (wait !== undefined) throw tooManyCodes(wait);
    const step = stepOf(env, totpSecret, code);
    if (step !== undefined && (await useTotpStep(transaction, userId, step))) return true;
    if (await countWrongCode(transaction, userId)) await onLastWrong(transaction);
    return false;
  });
}

/** @param wait in seconds */
function tooManyCodes(wait: number): HttpFailure {
  const message = 'There were too many wrong codes. Use a recovery code or a passkey, or choose a new password.';
  return new HttpFailure(429, message, { headers: { 'Retry-After': String(wait) } });
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

/** The time step that a code belongs to; undefined if it is not valid now, or the site's secret has changed. */
export function stepOf(env: Keyed, stored: string, code: string, now = Date.now()): number | undefined {
  const secret = unsealTotp(env, stored);
  if (secret === undefined) return undefined;
  const totp = new TOTP({ period: PERIOD, secret: Secret.fromBase32(secret) });
  const token = code.replace(/\s/g, '');
  const delta = totp.validate({ token, window: WINDOW, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}
