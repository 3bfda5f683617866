import { tooMany } from './limits.ts';

/** Passwords hashed at the same time; each takes a thread, and the others stay free for the rest of the program. */
const MAX_RUNNING = 2;
const MAX_WAITING = 60;
/** Seconds in which a full queue is worked off. */
const RETRY_AFTER = 5;

const waiting: { key: string; start: () => void }[] = [];
const busy = new Set<string>();

/**
 * Queues work that hashes a password: two run at the same time, and only one for each key.
 *
 * @throws {HttpFailure} 429 if the queue is full
 */
export async function queueHashing<T>(key: string, work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING) throw tooMany(RETRY_AFTER);
  await new Promise<void>((start) => {
    waiting.push({ key, start });
    startNext();
  });
  try {
    return await work();
  } finally {
    busy.delete(key);
    startNext();
  }
}

function startNext(): void {
  while (busy.size < MAX_RUNNING) {
    const index = waiting.findIndex(({ key }) => !busy.has(key));
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (!next) return;
    busy.add(next.key);
    next.start();
  }
}
