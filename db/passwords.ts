import { randomBytes, timingSafeEqual } from 'node:crypto';
import { argon2id } from './argon2.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. About 50 ms. */
const parameters = { memory: 19 * 1024, passes: 2, lanes: 1, length: 32 };

const prefix = `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.lanes}$`;
const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Of a password that nobody has: verifying it takes as long as a true one. */
const nobodys = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Gives the hash with its salt and parameters, as `$argon2id$v=19$…`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await argon2id({ password: password.normalize('NFC'), salt, ...parameters });
  return encode(salt, tag);
}

/** A hash that no password has, for who has not chosen one yet. */
export function hashOfNone(): string {
  return encode(randomBytes(16), randomBytes(32));
}

/** Whether the password is that of the hash. Without a hash it never is, after as long a time. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const found = ENCODED.exec(hash ?? nobodys) ?? ENCODED.exec(nobodys);
  const [, memory, passes, lanes, salt = '', tag = ''] = found ?? [];
  const expected = Buffer.from(tag, 'base64');
  const actual = await argon2id({
    password: password.normalize('NFC'),
    salt: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    length: expected.length,
  });
  return timingSafeEqual(actual, expected) && found?.[0] === hash;
}

/** Whether the hash was made with other parameters than today's. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(prefix);
}

function encode(salt: Uint8Array, tag: Uint8Array): string {
  return `${prefix}${unpadded(salt)}$${unpadded(tag)}`;
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
