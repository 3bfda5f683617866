/** Argon2id (RFC 9106), always off the main thread, so that hashing a password blocks no other request. */
import crypto from 'node:crypto';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
// Only the worker uses it. Bundlers of functions include what is imported here.
import 'hash-wasm';

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

/** The tag of a password: computed by Node.js itself if it can, else by a library in a worker. */
export async function argon2id(input: Argon2Input): Promise<Uint8Array> {
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
