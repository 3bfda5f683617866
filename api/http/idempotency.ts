import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database } from '#db/connection.ts';
import { saveAnswer, takeKey } from '#db/idempotency-keys.ts';
import { inTransaction } from '#db/transaction.ts';
import { failures } from '#src/content/messages.ts';
import { parseJson } from '#src/contracts/json.ts';
import { HttpFailure, invalid } from './http-failure.ts';

interface IdempotencyOptions<T> {
  db: Database;
  /** Keys of one endpoint are separate from those of others. */
  endpoint: string;
  request: Request;
  /** The validated body; two requests are the same if it is equal. */
  input: unknown;
  /** What an earlier answer is read as: another release may have stored it. */
  answer: z.ZodMiniType<T>;
  /** Path of what the first request has created, sent as `Location` if the key comes with another body. */
  locationOf?: (first: T) => string;
}

/** The answer of calls that only say what they have created. */
export const createdId = z.object({ id: z.int() });

/**
 * Runs `work`, which writes in one statement or transaction. If the request has an `Idempotency-Key`, another one with
 * the same key and body within 24 hours gets the first result, as parsed from JSON, and writes nothing; if the first is
 * still running, it waits for it.
 *
 * @throws {HttpFailure} 422 if the key was used with another body; 409 if the first answer cannot be read
 */
export function idempotent<T>(
  { db, endpoint: call, request, input, answer: schema, locationOf }: IdempotencyOptions<T>,
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
    const first = use?.answer ? schema.safeParse(parseJson(use.answer)) : undefined;
    if (use && use.inputHash !== key.inputHash) {
      throw invalid(
        { 'Idempotency-Key': [failures.keyUsed] },
        first?.success && locationOf ? { Location: locationOf(first.data) } : undefined,
      );
    }
    // It was carried out, and must not be once more.
    if (first && !first.success) throw new HttpFailure(409, failures.carriedOut);
    if (first) return first.data;

    const answer = JSON.stringify(await work(transaction));
    await saveAnswer(transaction, key, answer);
    // Read like a repeated one, so that both are the same to the last sign.
    return schema.parse(parseJson(answer));
  });
}
