import { createHash } from 'node:crypto';
import type { Database } from '#db/connection.ts';
import { saveAnswer, takeKey } from '#db/idempotency-keys.ts';
import { inTransaction } from '#db/transaction.ts';
import { invalid } from './http-failure.ts';

interface OnceOptions<T> {
  db: Database;
  /** Keys of one call do not meet those of another. */
  call: string;
  request: Request;
  /** The checked body: what makes two requests the same. */
  input: unknown;
  /** Where what the key made first can be found: said as `Location` to who comes with another body. */
  locationOf?: (first: T) => string;
}

/**
 * Does `work`, which writes in one statement or transaction, and gives what it gives. With an
 * `Idempotency-Key`, the same key and body within 24 hours gets the first answer, as JSON brings it back,
 * and writes nothing; one that arrives while the first is at work waits for it.
 *
 * @throws {HttpFailure} 422, where the key came with another body before
 */
export function once<T>(
  { db, call, request, input, locationOf }: OnceOptions<T>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const header = request.headers.get('Idempotency-Key')?.trim();
  if (!header) return work(db);

  return inTransaction(db, async (transaction) => {
    const key = { call, keyHash: hash(header), inputHash: hash(JSON.stringify(input)) };
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

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
