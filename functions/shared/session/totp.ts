/** One-time codes of an authenticator (RFC 6238), as all of them understand: SHA-1, six digits, thirty seconds. */
import { Secret, TOTP } from 'otpauth';
import { site } from '#src/content/site.ts';

const PERIOD = 30;

/** Steps by which the clock of a phone may be wrong, in either direction. */
const WINDOW = 1;

/** A new secret (base32), and the same as an authenticator reads it from a picture. */
export function newTotp(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ issuer: site.name, label: username, secret });
  return { secret: secret.base32, uri: totp.toString() };
}

/** The time step that a code is of; undefined where it is of none just now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const totp = new TOTP({ period: PERIOD, secret: Secret.fromBase32(secret) });
  const token = code.replace(/\s/g, '');
  const delta = totp.validate({ token, window: WINDOW, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}
