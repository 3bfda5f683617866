import type { OpenTransaction } from './connection.ts';
import type { Tables } from './schema.ts';
import { ago, givesRow, now } from './sql.ts';

type Key = Pick<Tables['idempotencyKeys'], 'call' | 'keyHash' | 'inputHash'>;

/**
 * Claims a key; Postgres lets concurrent claims of it wait for this transaction.
 * @returns its first use; undefined if it is new or older than 24 hours
 */
export async function takeKey(transaction: OpenTransaction, { call, keyHash, inputHash }: Key) {
  const claim = transaction
    .insertInto('idempotencyKeys')
    .values({ call, keyHash, inputHash })
    .onConflict((conflict) =>
      conflict
        .columns(['call', 'keyHash'])
        .doUpdateSet({ inputHash, answer: null, createdAt: now })
        .where('idempotencyKeys.createdAt', '<', ago('24 hours')),
    );
  if (await givesRow(claim.returning('call'))) return undefined;

  return transaction
    .selectFrom('idempotencyKeys')
    .select(['inputHash', 'answer'])
    .where('call', '=', call)
    .where('keyHash', '=', keyHash)
    .executeTakeFirstOrThrow();
}

/** Stores the answer that a claimed key gets from now on. */
export async function saveAnswer(transaction: OpenTransaction, { call, keyHash }: Key, answer: string): Promise<void> {
  await transaction
    .updateTable('idempotencyKeys')
    .set({ answer })
    .where('call', '=', call)
    .where('keyHash', '=', keyHash)
    .execute();
}
