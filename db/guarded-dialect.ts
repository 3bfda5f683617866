/**
 * Wraps any kysely dialect with what must hold on all of them:
 *
 * - everything asked of the database has a deadline, and what says that it is not there becomes
 *   {@link DatabaseUnavailable};
 * - a connection goes back only when all that was asked of it has ended, so nobody gets one that is
 *   still busy with somebody else's query;
 * - inside {@link inTransaction} only the transaction's handle may be used: with one connection the
 *   program would otherwise wait for itself, with many it would write outside the transaction.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { GuardedConnection, withDeadline } from './guarded-connection.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Set while the code of a transaction runs. */
export const transactionRunning = new AsyncLocalStorage<true>();

/** @param deadline in milliseconds, for each connection asked for and each query */
export function guardedDialect(dialect: Dialect, deadline: number): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new GuardedDriver(dialect.createDriver(), deadline),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class GuardedDriver implements Driver {
  readonly #driver: Driver;
  readonly #deadline: number;

  constructor(driver: Driver, deadline: number) {
    this.#driver = driver;
    this.#deadline = deadline;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (transactionRunning.getStore()) {
      throw new Error('Inside a transaction only its own handle may be used.');
    }
    const connecting = this.#driver.acquireConnection();
    try {
      const inner = await withDeadline(connecting, this.#deadline, 'a connection');
      return new GuardedConnection(inner, this.#deadline);
    } catch (error) {
      // Should it come after all, it goes straight back.
      connecting.then((late) => this.#driver.releaseConnection(late)).catch(() => undefined);
      throw new DatabaseUnavailable('The database cannot be reached.', { cause: error });
    }
  }

  async releaseConnection(connection: GuardedConnection): Promise<void> {
    const release = connection.idle().then(() => this.#driver.releaseConnection(connection.inner));
    if (connection.isLate) release.catch(() => undefined);
    else await release;
  }

  beginTransaction(connection: GuardedConnection, ...settings: Rest<Driver['beginTransaction']>) {
    return connection.ask(() => this.#driver.beginTransaction(connection.inner, ...settings));
  }

  commitTransaction(connection: GuardedConnection): Promise<void> {
    return connection.ask(() => this.#driver.commitTransaction(connection.inner));
  }

  async rollbackTransaction(connection: GuardedConnection): Promise<void> {
    const rollback = connection.askAnyway(() => this.#driver.rollbackTransaction(connection.inner));
    // The caller is about to hear why; a connection that broke has rolled back by itself.
    if (connection.isLate) rollback.catch(() => undefined);
    else
      await rollback.catch((error) => {
        if (!(error instanceof DatabaseUnavailable)) throw error;
      });
  }
}

type Rest<F> = F extends (first: never, ...rest: infer R) => unknown ? R : never;
