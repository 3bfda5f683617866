import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/connection.ts';
import { clearFailures, takeAttempt, withdrawAttempt } from '#db/accounts/login-failures.ts';
import { queueHashing, tooMany } from '#functions/shared/http/limits.ts';

/**
 * Runs a limited attempt to authenticate. It is counted as failed, for this name and address, before `prove` hashes
 * anything; five failures within fifteen minutes block further ones. Attempts for one name from one address run one
 * after the other, without an open transaction.
 *
 * @param client hash of the client's address
 * @param prove gives undefined if the proof is wrong; attempts that throw are not counted
 * @param onRefused called before a blocked attempt fails with 429
 * @throws {HttpFailure} 429
 */
export function countedAttempt<T>(
  db: Database,
  { username, client }: { username: string; client: string },
  prove: () => Promise<T | undefined>,
  onRefused: () => Promise<void>,
): Promise<T | undefined> {
  const attempt = { username: username.toLowerCase(), client };
  return queueHashing(`${client} ${attempt.username}`, async () => {
    const taken = await takeAttempt(db, attempt);
    if (taken.wait !== undefined) {
      await onRefused();
      throw tooMany(taken.wait);
    }
    try {
      const proven = await prove();
      if (proven !== undefined) await clearFailures(db, attempt);
      return proven;
    } catch (error) {
      await withdrawAttempt(db, taken.id).catch(() => undefined);
      throw error;
    }
  });
}

/** For each of so many recent failures for a name, from any address, attempts for it wait a second longer. */
const FAILURES_PER_SECOND = 20;
const MAX_WAIT_MS = 5000;
/** Attempts for one name that may wait at the same time. */
const MAX_WAITING = 10;

const waiting = new Map<string, number>();

/**
 * Slows down password guessing from many addresses: the more failures, the longer attempts for that name wait, and
 * only a few may wait at once. A name is never locked, since then anybody could lock out its owner.
 *
 * @param failures number of recent failures for the name
 * @throws {HttpFailure} 429 if too many attempts are waiting for this name
 */
export async function throttle(username: string, failures: number): Promise<void> {
  const wait = Math.min(Math.floor(failures / FAILURES_PER_SECOND) * 1000, MAX_WAIT_MS);
  if (wait === 0) return;
  const others = waiting.get(username) ?? 0;
  if (others >= MAX_WAITING) throw tooMany(MAX_WAIT_MS / 1000);
  waiting.set(username, others + 1);
  await sleep(wait);
  const left = (waiting.get(username) ?? 1) - 1;
  if (left > 0) waiting.set(username, left);
  else waiting.delete(username);
}
