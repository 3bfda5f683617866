import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** What opens a seal: the site's secret, and what it is sealed for. */
interface Key {
  secret: string;
  purpose: string;
}

/** A text that a reader of the database cannot read. */
export function seal(text: string, key: Key): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, bytesOf(key), iv, { authTagLength: TAG });
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text again; undefined where it was sealed under another secret or for another purpose, or not at all. */
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
