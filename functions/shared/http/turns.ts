import { tooMany } from './limits.ts';

/** Passwords are hashed on this many threads at once: the others stay free for the rest of the program. */
const AT_ONCE = 2;
const MOST_WAITING = 60;
/** Seconds in which a full line has passed. */
const RETRY_AFTER = 5;

const waiting: { key: string; begin: () => void }[] = [];
const busy = new Set<string>();

/**
 * Does work that hashes a password when it is its turn: two at once, and one after the other for one key.
 *
 * @throws {HttpFailure} 429, where too many are waiting
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) throw tooMany(RETRY_AFTER);
  await new Promise<void>((begin) => {
    waiting.push({ key, begin });
    beginNext();
  });
  try {
    return await work();
  } finally {
    busy.delete(key);
    beginNext();
  }
}

function beginNext(): void {
  while (busy.size < AT_ONCE) {
    const index = waiting.findIndex(({ key }) => !busy.has(key));
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (!next) return;
    busy.add(next.key);
    next.begin();
  }
}
