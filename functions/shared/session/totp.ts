/** TOTP codes (RFC 6238) with the parameters that all authenticators support: SHA-1, six digits, thirty seconds. */
import { Secret, TOTP } from 'otpauth';
import { site } from '#src/content/site.ts';

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
