import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/connection.ts';
import {
  type Attempt,
  clearFailures,
  countFailures,
  secondsToWait,
  takeAttempt,
  withdrawAttempt,
} from '#db/accounts/login-failures.ts';
import { queueHashing, tooMany } from '#api/http/limits.ts';

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
/** Attempts for one name that may wait at the same time, as many as may wait to be hashed. */
const MAX_WAITING = 60;

/** The addresses that wait, by the name that they try. */
const waiting = new Map<string, Set<string>>();

/**
 * Slows down password guessing from many addresses: the more failures, the longer attempts for that name wait. A name
 * is never locked, since then anybody could lock out its owner: an address that has spent its failures takes no place,
 * every other one takes one at a time, and a known device does not wait.
 *
 * @param isKnown whether the owner of the name has used this device before
 * @param onRefused called before an attempt fails because its address has spent its failures
 * @throws {HttpFailure} 429 for such an address, or if too many attempts are waiting for this name
 */
export async function throttle(
  db: Database,
  attempt: Attempt,
  isKnown: () => Promise<boolean>,
  onRefused: () => Promise<void>,
): Promise<void> {
  const failures = await countFailures(db, attempt.username);
  const wait = Math.min(Math.floor(failures / FAILURES_PER_SECOND) * 1000, MAX_WAIT_MS);
  if (wait === 0) return;
  const spent = await secondsToWait(db, attempt);
  if (spent !== undefined) {
    await onRefused();
    throw tooMany(spent);
  }
  if (!(await isKnown())) await waitInLane(attempt, wait);
}

/** @param wait in milliseconds */
async function waitInLane({ username, client }: Attempt, wait: number): Promise<void> {
  const lane = waiting.get(username) ?? new Set();
  if (lane.size >= MAX_WAITING || lane.has(client)) throw tooMany(MAX_WAIT_MS / 1000);
  waiting.set(username, lane.add(client));
  await sleep(wait);
  lane.delete(client);
  if (lane.size === 0) waiting.delete(username);
}
