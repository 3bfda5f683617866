import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { IArgon2Options } from 'hash-wasm';
import 'hash-wasm';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. About 80 ms. */
const parameters = { memorySize: 19 * 1024, iterations: 2, parallelism: 1, hashLength: 32 };

const prefix = `$argon2id$v=19$m=${parameters.memorySize},t=${parameters.iterations},p=${parameters.parallelism}$`;
const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Verified if there is no user, so that the response time does not reveal whether a name exists. */
const dummyHash = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The hash with its salt and parameters, as `$argon2id$v=19$…`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await argon2id({ password: password.normalize('NFC'), salt, ...parameters });
  return encode(salt, tag);
}

/** A hash that no password matches, for users who have not chosen a password yet. */
export function unusableHash(): string {
  return encode(randomBytes(16), randomBytes(32));
}

/** Whether the password matches the hash. Without a hash it takes as long and never does. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const found = ENCODED.exec(hash ?? dummyHash) ?? ENCODED.exec(dummyHash);
  const [, memorySize, iterations, parallelism, salt = '', tag = ''] = found ?? [];
  const expected = Buffer.from(tag, 'base64');
  const actual = await argon2id({
    password: password.normalize('NFC'),
    salt: Buffer.from(salt, 'base64'),
    memorySize: Number(memorySize),
    iterations: Number(iterations),
    parallelism: Number(parallelism),
    hashLength: expected.length,
  });
  return timingSafeEqual(actual, expected) && found?.[0] === hash;
}

/** Whether the hash was made with other parameters than the current ones. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(prefix);
}

function encode(salt: Uint8Array, tag: Uint8Array): string {
  const parts = [salt, tag].map((bytes) => Buffer.from(bytes).toString('base64').replace(/=+$/, ''));
  return prefix + parts.join('$');
}

// Source text, not a file: bundlers of functions leave out files that only start workers.
const program = `
  const { parentPort, workerData: { library, input } } = require('node:worker_threads');
  import(library)
    .then(({ argon2id }) => argon2id(input))
    .then((tag) => parentPort.postMessage(tag));`;

/** The Argon2id tag (RFC 9106) of a password, in a worker thread: hashing one blocks no other request. */
export async function argon2id(input: IArgon2Options): Promise<Uint8Array> {
  const library = import.meta.resolve('hash-wasm');
  const workerData = { library, input: { ...input, outputType: 'binary' } };
  const worker = new Worker(program, { eval: true, workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', () => reject(new Error('The password could not be hashed.')));
  });
}
