import type { Database } from '#db/connection.ts';
import { clearFailures, takeAttempt, withdrawAttempt } from '#db/accounts/login-failures.ts';
import { tooMany } from '#functions/shared/http/limits.ts';
import { queueHashing } from '#functions/shared/http/concurrency-limit.ts';

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
