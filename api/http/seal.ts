import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { FunctionEnv } from './environment.ts';

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** The site's secret, from which the keys are derived. */
type Secret = Pick<FunctionEnv, 'SESSION_SECRET'>;

/** Encrypts a text, so that the database alone does not reveal it. @param purpose separates uses */
export function seal(text: string, env: Secret, purpose: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, keyFor(env, purpose), iv, { authTagLength: TAG });
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text; undefined if it was sealed with another secret or purpose, or is not sealed. */
export function unseal(sealed: string, env: Secret, purpose: string): string | undefined {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(CIPHER, keyFor(env, purpose), bytes.subarray(0, IV), { authTagLength: TAG });
    decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
    return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

function keyFor({ SESSION_SECRET }: Secret, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', SESSION_SECRET, '', purpose, 32));
}
