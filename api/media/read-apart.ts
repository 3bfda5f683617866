import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { HttpFailure } from '#api/http/http-failure.ts';
import { BROKEN, notTaken, type Picture, requireType } from './picture.ts';

/** What that process answers. */
export type ReadOutcome = { picture: Picture } | { refused: string };

const PROCESS = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

/** Unix's "nice": of a processor that visitors want as well, it gets a quarter. */
const LESS_THAN_VISITORS = 5;

/** Bytes of the whole process: the memory of a function on the platform. */
const MOST_MEMORY = 1024 ** 3;

const TOO_MUCH = 'The picture takes too much memory or time to read. Please send a smaller one';

/** How long a picture may take: together with the longest wait it is less than a silent connection is kept. */
const LONGEST_MS = 30_000;

/**
 * Like {@link readPicture}, in a process of its own with a low priority and a limit of memory: visitors do not wait for
 * it, and what a file does to a decoder, it does there.
 *
 * @param mostMemory in bytes
 * @throws {HttpFailure} 422, also if it takes too much memory or time, or ends the decoder
 */
export async function readPictureApart(bytes: Uint8Array, mostMemory = MOST_MEMORY): Promise<Picture> {
  requireType(bytes);
  const child = fork(PROCESS, [String(mostMemory)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  // Before it starts threads, which inherit it.
  if (child.pid) setPriority(child.pid, LESS_THAN_VISITORS);
  const outcome = await new Promise<ReadOutcome>((resolve, reject) => {
    child.once('message', (message) => resolve(message as ReadOutcome));
    child.once('error', reject);
    child.once('exit', (_, signal) => resolve({ refused: signal === 'SIGKILL' ? TOO_MUCH : BROKEN }));
    child.send(bytes, (error) => error && child.kill('SIGKILL'));
  });
  if ('refused' in outcome) throw notTaken(outcome.refused);
  return outcome.picture;
}

/** Pictures at once, of which all but one wait; each holds a body of up to 4 MiB. */
const MOST_AT_ONCE = 16;

/** The longest that one of them waits, in milliseconds. */
const LONGEST_WAIT_MS = 40_000;

/** Seconds in which some of a full queue are done. */
const RETRY_AFTER = 10;

/** Settles when the last one in the queue is done. */
let last: Promise<unknown> = Promise.resolve();
let pending = 0;

/**
 * Runs `work` when all work before it is done: pictures take memory and a processor, so there is one at a time.
 *
 * @throws {HttpFailure} 503 if too many wait, or it waited too long
 */
export async function queuePicture<T>(work: () => Promise<T>): Promise<T> {
  if (pending >= MOST_AT_ONCE) throw tooBusy();
  pending++;
  const latest = performance.now() + LONGEST_WAIT_MS;
  const done = last.then(() => {
    if (performance.now() > latest) throw tooBusy();
    return work();
  });
  last = done.catch(() => undefined).then(() => pending--);
  return done;
}

function tooBusy(): HttpFailure {
  return new HttpFailure(503, 'Other pictures are being read. Please try again shortly.', {
    headers: { 'Retry-After': String(RETRY_AFTER) },
  });
}
