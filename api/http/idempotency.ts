import { hash } from 'node:crypto';
import type { Database } from '#db/connection.ts';
import { saveAnswer, takeKey } from '#db/idempotency-keys.ts';
import { inTransaction } from '#db/transaction.ts';
import { invalid } from './http-failure.ts';

interface IdempotencyOptions<T> {
  db: Database;
  /** Keys of one endpoint are separate from those of others. */
  endpoint: string;
  request: Request;
  /** The validated body; two requests are the same if it is equal. */
  input: unknown;
  /** Path of what the first request has created, sent as `Location` if the key comes with another body. */
  locationOf?: (first: T) => string;
}

/**
 * Runs `work`, which writes in one statement or transaction. If the request has an `Idempotency-Key`, another one with
 * the same key and body within 24 hours gets the first result, as parsed from JSON, and writes nothing; if the first is
 * still running, it waits for it.
 *
 * @throws {HttpFailure} 422 if the key was used with another body
 */
export function idempotent<T>(
  { db, endpoint: call, request, input, locationOf }: IdempotencyOptions<T>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const header = request.headers.get('Idempotency-Key')?.trim();
  if (!header) return work(db);

  return inTransaction(db, async (transaction) => {
    const key = {
      call,
      keyHash: hash('sha256', header),
      inputHash: hash('sha256', JSON.stringify(input)),
    };
    const use = await takeKey(transaction, key);
    const first = use?.answer ? (JSON.parse(use.answer) as T) : undefined;
    if (use && use.inputHash !== key.inputHash) {
      throw invalid(
        { 'Idempotency-Key': ['This key was already used for another request'] },
        first && locationOf && { Location: locationOf(first) },
      );
    }
    if (first) return first;

    const answer = await work(transaction);
    await saveAnswer(transaction, key, JSON.stringify(answer));
    return answer;
  });
}
