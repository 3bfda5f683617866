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
import type { DatabaseConnection, Dialect, DialectAdapter, Driver } from 'kysely';
import { GuardedConnection, withDeadline } from './guarded-connection.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Set while the code of a transaction runs. */
export const transactionRunning = new AsyncLocalStorage<true>();

/** @param deadline in milliseconds, for each connection asked for and each query */
export function guardedDialect(dialect: Dialect, deadline: number): Dialect {
  const adapter = dialect.createAdapter();
  const single = adapter.supportsMultipleConnections === false;
  return {
    createAdapter: () => (single ? withOwnQueue(adapter) : adapter),
    createDriver: () => new GuardedDriver(dialect.createDriver(), deadline, single),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** kysely's own queue for a single connection knows no deadline, so the driver below keeps one. */
function withOwnQueue(adapter: DialectAdapter): DialectAdapter {
  return Object.create(adapter, { supportsMultipleConnections: { value: true } }) as DialectAdapter;
}

class GuardedDriver implements Driver {
  readonly #driver: Driver;
  readonly #deadline: number;
  readonly #single: boolean;
  /** Where there is one connection: settles when whoever asked last has given it back. */
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(driver: Driver, deadline: number, single: boolean) {
    this.#driver = driver;
    this.#deadline = deadline;
    this.#single = single;
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
    const endTurn = this.#takeTurn();
    const connecting = endTurn.ready.then(() => this.#driver.acquireConnection());
    try {
      const inner = await withDeadline(connecting, this.#deadline, 'a connection');
      return new GuardedConnection(inner, this.#deadline, endTurn.end);
    } catch (error) {
      // Should it come after all, it goes straight back.
      connecting
        .then((late) => this.#driver.releaseConnection(late))
        .catch(() => undefined)
        .finally(endTurn.end);
      throw new DatabaseUnavailable('The database cannot be reached.', { cause: error });
    }
  }

  async releaseConnection(connection: GuardedConnection): Promise<void> {
    const release = connection.idle().then(() => this.#driver.releaseConnection(connection.inner));
    release.catch(() => undefined).finally(connection.endTurn);
    if (!connection.isLate) await release;
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

  /** A place in the queue for the one connection; at once where there are many. */
  #takeTurn(): { ready: Promise<void>; end: () => void } {
    if (!this.#single) return { ready: Promise.resolve(), end: () => undefined };
    const ready = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    return { ready, end: resolve };
  }
}

type Rest<F> = F extends (first: never, ...rest: infer R) => unknown ? R : never;
