/**
 * Wraps any kysely dialect with what must hold on all of them:
 *
 * - everything asked of the database has a deadline, and what says that it is not there becomes
 *   {@link DatabaseUnavailable};
 * - after some timeouts in a row a circuit breaker refuses at once what would only wait;
 * - a connection goes back only when all that was asked of it has ended, so nobody gets one that is
 *   still busy with somebody else's query, and one that passed its deadline is destroyed;
 * - inside {@link inTransaction} only the transaction's handle may be used: with one connection the
 *   program would otherwise wait for itself, with many it would write outside the transaction.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import type { Circuits } from './circuit-breaker.ts';
import { ResilientConnection, TimeoutError, withDeadline } from './resilient-connection.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Set while the code of a transaction runs. */
export const transactionRunning = new AsyncLocalStorage<true>();

/**
 * @param deadline in milliseconds, for each connection asked for and each query
 * @param circuits shared by all who reach the same database
 */
export function resilientDialect(dialect: Dialect, deadline: number, circuits: Circuits): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new ResilientDriver(dialect.createDriver(), deadline, circuits),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class ResilientDriver implements Driver {
  readonly #driver: Driver;
  readonly #deadline: number;
  readonly #circuits: Circuits;

  constructor(driver: Driver, deadline: number, circuits: Circuits) {
    this.#driver = driver;
    this.#deadline = deadline;
    this.#circuits = circuits;
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
    const { server } = this.#circuits;
    if (!server.enter()) throw new DatabaseUnavailable('The database did not answer just now.');
    const connecting = this.#driver.acquireConnection();
    try {
      const inner = await withDeadline(connecting, this.#deadline, 'a connection');
      return new ResilientConnection(inner, this.#deadline, this.#circuits);
    } catch (error) {
      // Who could wait only a little has learned of a full pool, at most.
      const isTimeout = error instanceof TimeoutError && error.waited >= this.#deadline;
      server.leave(isTimeout ? 'timed out' : 'unknown');
      // Should it come after all, it goes straight back.
      connecting.then((late) => this.#driver.releaseConnection(late)).catch(() => undefined);
      throw new DatabaseUnavailable('The database cannot be reached.', { cause: error });
    }
  }

  async releaseConnection(connection: ResilientConnection): Promise<void> {
    const { isLate, isAnswered } = connection;
    this.#circuits.server.leave(isLate ? 'timed out' : isAnswered ? 'answered' : 'unknown');
    const release = connection.idle().then(() => this.#driver.releaseConnection(connection.inner));
    if (isLate) release.catch(() => undefined);
    else await release;
  }

  beginTransaction(connection: ResilientConnection, ...settings: Rest<Driver['beginTransaction']>) {
    return connection.run(() => this.#driver.beginTransaction(connection.inner, ...settings));
  }

  commitTransaction(connection: ResilientConnection): Promise<void> {
    return connection.run(() => this.#driver.commitTransaction(connection.inner));
  }

  async rollbackTransaction(connection: ResilientConnection): Promise<void> {
    const rollback = connection.runAnyway(() => this.#driver.rollbackTransaction(connection.inner));
    // The caller is about to hear why; a connection that broke has rolled back by itself.
    if (connection.isLate) rollback.catch(() => undefined);
    else
      await rollback.catch((error) => {
        if (!(error instanceof DatabaseUnavailable)) throw error;
      });
  }
}

type Rest<F> = F extends (first: never, ...rest: infer R) => unknown ? R : never;
