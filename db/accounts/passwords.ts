import { randomBytes, timingSafeEqual } from 'node:crypto';
import crypto from 'node:crypto';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import 'hash-wasm';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. About 50 ms. */
const parameters = { memory: 19 * 1024, passes: 2, lanes: 1, length: 32 };

const prefix = `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.lanes}$`;
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

/** Whether the hash was made with other parameters than the current ones. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(prefix);
}

function encode(salt: Uint8Array, tag: Uint8Array): string {
  return `${prefix}${unpadded(salt)}$${unpadded(tag)}`;
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}

/** `memory` is in KiB, `length` in bytes. */
export interface Argon2Input {
  password: string;
  salt: Uint8Array;
  memory: number;
  passes: number;
  lanes: number;
  length: number;
}

type Derive = (input: Argon2Input) => Promise<Uint8Array>;

/** A test vector of the reference implementation. */
const known = {
  input: {
    password: 'password',
    salt: Buffer.from('somesalt'),
    ...{ memory: 256, passes: 2, lanes: 1, length: 32 },
  },
  answer: '9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe',
};

let derive: Promise<Derive> | undefined;

/** An Argon2id tag (RFC 9106), off the main thread: by Node.js if it can, else by a library in a worker. */
async function argon2id(input: Argon2Input): Promise<Uint8Array> {
  derive ??= isProven(native).then((is) => (is ? native : inWorker));
  return (await derive)(input);
}

/** Whether an engine computes the test vector. Node.js before 24.7 has no Argon2, and neither have some builds. */
export async function isProven(candidate: Derive): Promise<boolean> {
  try {
    return Buffer.from(await candidate(known.input)).toString('hex') === known.answer;
  } catch {
    return false;
  }
}

/** Hashes in the thread pool of Node.js. */
export async function native(input: Argon2Input): Promise<Uint8Array> {
  const { password: message, salt: nonce, lanes: parallelism, length: tagLength, ...rest } = input;
  return promisify(crypto.argon2)('argon2id', { message, nonce, parallelism, tagLength, ...rest });
}

// Source text, not a file: bundlers of functions leave out files that only start workers.
const program = `
  const { parentPort, workerData: { library, input } } = require('node:worker_threads');
  import(library)
    .then(({ argon2id }) => argon2id(input))
    .then((tag) => parentPort.postMessage(tag));`;

/** Hashes in a worker thread of its own. */
export async function inWorker(input: Argon2Input): Promise<Uint8Array> {
  const { memory: memorySize, passes: iterations, lanes: parallelism, length, ...rest } = input;
  const library = pathToFileURL(createRequire(import.meta.url).resolve('hash-wasm')).href;
  const worker = new Worker(program, {
    eval: true,
    workerData: {
      library,
      input: {
        memorySize,
        iterations,
        parallelism,
        hashLength: length,
        outputType: 'binary',
        ...rest,
      },
    },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', () => reject(new Error('The password could not be hashed.')));
  });
}
