import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** What the encryption key is derived from: the site's secret, and a purpose that separates uses. */
interface Key {
  secret: string;
  purpose: string;
}

/** Encrypts a text, so that the database alone does not reveal it. */
export function seal(text: string, key: Key): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, bytesOf(key), iv, { authTagLength: TAG });
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text; undefined if it was sealed with another secret or purpose, or is not sealed. */
export function unseal(sealed: string, key: Key): string | undefined {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(CIPHER, bytesOf(key), bytes.subarray(0, IV), {
      authTagLength: TAG,
    });
    decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
    return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

function bytesOf({ secret, purpose }: Key): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}
