import { sql, type Transaction } from 'kysely';
import type { Database } from './connection.ts';
import type { Tables } from './schema.ts';

interface Key {
  call: string;
  keyHash: string;
  inputHash: string;
}

/** What a key stood for when it was first used. */
interface FirstUse {
  inputHash: string;
  answer: string | null;
}

/**
 * Takes a key for the transaction it is called in. Undefined: the key is new (or more than 24 hours
 * old) and now ours. Otherwise what it was first used for.
 *
 * While another transaction has taken the same key, Postgres makes this one wait at the primary key
 * until the other has committed or rolled back.
 */
export async function takeKey(
  transaction: Transaction<Tables>,
  { call, keyHash, inputHash }: Key,
): Promise<FirstUse | undefined> {
  const taken = await transaction
    .insertInto('idempotencyKeys')
    .values({ call, keyHash, inputHash })
    .onConflict((conflict) =>
      conflict
        .columns(['call', 'keyHash'])
        .doUpdateSet({ inputHash, answer: null, createdAt: sql`now()` })
        .where('idempotencyKeys.createdAt', '<', sql<Date>`now() - interval '24 hours'`),
    )
    .returning('call')
    .executeTakeFirst();
  if (taken) return undefined;

  return transaction
    .selectFrom('idempotencyKeys')
    .select(['inputHash', 'answer'])
    .where('call', '=', call)
    .where('keyHash', '=', keyHash)
    .executeTakeFirstOrThrow();
}

/** Writes down what a key that was taken is answered with from now on. */
export async function saveAnswer(
  transaction: Transaction<Tables>,
  { call, keyHash }: Key,
  answer: string,
): Promise<void> {
  await transaction
    .updateTable('idempotencyKeys')
    .set({ answer })
    .where('call', '=', call)
    .where('keyHash', '=', keyHash)
    .execute();
}

/** Forgets keys that no longer bind. */
export async function deleteOldKeys(db: Database): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', sql<Date>`now() - interval '24 hours'`)
    .execute();
}
