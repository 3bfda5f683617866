import { randomBytes } from 'node:crypto';
import { argon2id, argon2Verify } from 'hash-wasm';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. About 80 ms. */
const parameters = { memorySize: 19 * 1024, iterations: 2, parallelism: 1 };

const prefix = `$argon2id$v=19$m=${parameters.memorySize},t=${parameters.iterations},p=${parameters.parallelism}$`;

/** Of a password that nobody has: verifying it takes as long as a true one. */
const nobodys = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Gives the hash with its salt and parameters, as `$argon2id$v=19$…`. */
export function hashPassword(password: string): Promise<string> {
  return argon2id({
    ...parameters,
    password: password.normalize('NFC'),
    salt: randomBytes(16),
    hashLength: 32,
    outputType: 'encoded',
  });
}

/** Whether the password is that of the hash. Without a hash it never is, after as long a time. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const isRight = await argon2Verify({
    password: password.normalize('NFC'),
    hash: hash ?? nobodys,
  });
  return isRight && hash !== undefined;
}

/** Whether the hash was made with other parameters than today's. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(prefix);
}
