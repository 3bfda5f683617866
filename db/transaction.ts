import type { Transaction } from 'kysely';
import type { Database } from './connection.ts';
import { transactionRunning } from './resilient-dialect.ts';
import type { Tables } from './schema.ts';

/**
 * Runs `work` in one transaction: all of it is kept, or nothing. Only the handle given to `work` may
 * be used meanwhile; a query over `db` throws at once. Where `db` is a transaction, work joins that one.
 */
export function inTransaction<T>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (isTransaction(db)) return work(db);
  return db
    .transaction()
    .execute((transaction) => transactionRunning.run(true, () => work(transaction)));
}

function isTransaction(db: Database): db is Transaction<Tables> {
  return db.isTransaction;
}
