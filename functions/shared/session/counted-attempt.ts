import type { Database } from '#db/connection.ts';
import { clearFailures, takeAttempt, withdrawAttempt } from '#db/login-failures.ts';
import { tooMany } from '#functions/shared/http/limits.ts';
import { inTurn } from '#functions/shared/http/turns.ts';

/**
 * Lets somebody prove who they are. The attempt is counted as failed, for this name and address, before `prove`
 * hashes anything; five failures within fifteen minutes close the way. Attempts for one name from one address are
 * made one after the other, and no transaction is open meanwhile.
 *
 * @param client stands for the address
 * @param prove undefined: it is wrong. One that throws is not counted
 * @param onRefused told before the 429
 * @throws {HttpFailure} 429
 */
export function countedAttempt<T>(
  db: Database,
  { username, client }: { username: string; client: string },
  prove: () => Promise<T | undefined>,
  onRefused: () => Promise<void>,
): Promise<T | undefined> {
  const attempt = { username: username.toLowerCase(), client };
  return inTurn(`${client} ${attempt.username}`, async () => {
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
