import { setTimeout as sleep } from 'node:timers/promises';
import { tooMany } from '#functions/shared/http/limits.ts';

/** So many failures for one name, from anywhere, are worth a second to every attempt for it. */
const FAILURES_A_SECOND = 20;
const LONGEST_MS = 5000;
/** Attempts for one name that may wait at the same time. */
const MOST_WAITING = 10;

const waiting = new Map<string, number>();

/**
 * Slows down guessing from many addresses: the more failures, the longer every attempt for that name waits, and
 * only a few wait at once. Never locked: whoever it belongs to could be kept out by anybody.
 *
 * @param failures of late
 * @throws {HttpFailure} 429, for seconds, where too many wait for this name
 */
export async function slowDown(username: string, failures: number): Promise<void> {
  const wait = Math.min(Math.floor(failures / FAILURES_A_SECOND) * 1000, LONGEST_MS);
  if (wait === 0) return;
  const others = waiting.get(username) ?? 0;
  if (others >= MOST_WAITING) throw tooMany(LONGEST_MS / 1000);
  waiting.set(username, others + 1);
  await sleep(wait);
  const left = (waiting.get(username) ?? 1) - 1;
  if (left > 0) waiting.set(username, left);
  else waiting.delete(username);
}
