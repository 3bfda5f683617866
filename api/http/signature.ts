import { createHmac, timingSafeEqual } from 'node:crypto';

/** The oldest signature that is accepted, in ms. */
const MAX_AGE = 5 * 60_000;

/**
 * `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "t.body", hexadecimal>`. The time is signed too, so that receivers can
 * refuse replayed messages.
 */
export function signatureOf(body: string, secret: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1000);
  return `t=${t},v1=${hmac(`${t}.${body}`, secret)}`;
}

/** Whether a signature matches the body and is at most five minutes old. */
export function isSigned(
  body: string,
  signature: string | null,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const [, t, v1 = ''] = /^t=(\d+),v1=([\da-f]{64})$/.exec(signature ?? '') ?? [];
  if (!t || Math.abs(now.getTime() - Number(t) * 1000) > MAX_AGE) return false;
  return timingSafeEqual(Buffer.from(v1), Buffer.from(hmac(`${t}.${body}`, secret)));
}

function hmac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
