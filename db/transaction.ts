import type { Database, OpenTransaction } from './connection.ts';
import { transactionRunning } from './driver/resilient-dialect.ts';

/**
 * Runs `work` in one transaction. Only the handle that is passed to `work` may be used meanwhile; a query over `db`
 * throws. If `db` is a transaction already, `work` joins it.
 */
export function inTransaction<T>(db: Database, work: (transaction: OpenTransaction) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as OpenTransaction);
  return db.transaction().execute((transaction) => transactionRunning.run(true, () => work(transaction)));
}
