/**
 * A kysely dialect over connections to any Postgres, with guarantees that hold for all of them:
 *
 * - every operation has a deadline, and errors that mean an unreachable database become {@link DatabaseUnavailable};
 * - after consecutive timeouts a circuit breaker refuses operations at once instead of letting them wait;
 * - a connection is released only once all its operations have ended, so that nobody gets one that is still busy, and
 *   one that passed its deadline is destroyed;
 * - inside {@link inTransaction} only the transaction's handle may be used: a query over another handle would deadlock
 *   with one connection, and run outside the transaction with many.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Circuits } from './circuit-breaker.ts';
import { DatabaseUnavailable, isServerTimeout, saysUnavailable } from '../unavailable.ts';
import { budgetLeft, spendBudget } from '../time-budget.ts';

/** Set while the code of a transaction runs. */
export const transactionRunning = new AsyncLocalStorage<true>();

/** A connection to a Postgres. */
export interface Connection {
  executeQuery: <R>(query: CompiledQuery) => Promise<QueryResult<R>>;
  /** Begins or ends a transaction. @returns the command that Postgres reports it has run */
  command: (what: 'begin' | 'commit' | 'rollback') => Promise<string | undefined>;
  release: () => void;
  /** Closes it at once, if it can; queries that are waiting on it then fail. */
  destroy?: () => void;
}

/** The connections to one database. */
export interface Connections {
  acquire: () => Promise<Connection>;
  end: () => Promise<void>;
}

/**
 * @param deadline in milliseconds, for connecting and for each query
 * @param circuits shared by all handles to the same database
 */
export function resilientDialect(connections: Connections, deadline: number, circuits: Circuits): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverOver(connections, deadline, circuits),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function driverOver(connections: Connections, deadline: number, circuits: Circuits): Driver {
  const { server } = circuits;
  return {
    init: async () => undefined,
    destroy: () => connections.end(),

    async acquireConnection() {
      if (transactionRunning.getStore()) {
        throw new Error('Inside a transaction only its own handle may be used.');
      }
      if (!server.enter()) throw new DatabaseUnavailable('The database did not answer just now.');
      const connecting = connections.acquire();
      try {
        const inner = await withDeadline(connecting, deadline, 'a connection');
        return new ResilientConnection(inner, deadline, circuits);
      } catch (error) {
        // A shorter wait, cut by the time budget, says nothing about the server: the pool may just be full.
        const isTimeout = error instanceof TimeoutError && error.waited >= deadline;
        server.leave(isTimeout ? 'timed out' : 'unknown');
        // If the connection arrives after all, it is released at once.
        connecting.then((late) => late.release()).catch(() => undefined);
        throw new DatabaseUnavailable('The database cannot be reached.', { cause: error });
      }
    },

    async releaseConnection(connection: ResilientConnection) {
      const { isLate, isAnswered } = connection;
      const seen = isAnswered ? 'answered' : 'unknown';
      server.leave(isLate ? 'timed out' : seen);
      const release = connection.idle().then(() => connection.inner.release());
      if (isLate) release.catch(() => undefined);
      else await release;
    },

    async beginTransaction({ inner, run }: ResilientConnection) {
      await run(() => inner.command('begin'));
    },

    async commitTransaction({ inner, run }: ResilientConnection) {
      const command = await run(() => inner.command('commit'));
      if (command === 'ROLLBACK') throw new Error('A statement had failed, so nothing was saved.');
    },

    async rollbackTransaction(connection: ResilientConnection) {
      const rollback = connection
        .runAnyway(() => connection.inner.command('rollback'))
        .catch((error: unknown) => {
          // The caller gets the original error; a broken connection is rolled back by the server.
          if (!(error instanceof DatabaseUnavailable)) throw error;
        });
      if (connection.isLate) rollback.catch(() => undefined);
      else await rollback;
    },
  };
}

/** A connection on which no operation takes longer than the deadline, from the caller's view. */
class ResilientConnection implements DatabaseConnection {
  readonly inner: Connection;
  /** An operation has passed the deadline, so the connection must not be reused. */
  isLate = false;
  /** The server has answered at least once. */
  isAnswered = false;
  readonly #deadline: number;
  readonly #circuits: Circuits;
  readonly #running = new Set<Promise<unknown>>();

  constructor(inner: Connection, deadline: number, circuits: Circuits) {
    this.inner = inner;
    this.#deadline = deadline;
    this.#circuits = circuits;
  }

  executeQuery: DatabaseConnection['executeQuery'] = (query) =>
    this.#circuits.statement(query.sql, () => this.run(() => this.inner.executeQuery(query)));

  streamQuery(): never {
    throw new Error('Rows cannot be streamed.');
  }

  /** Runs an operation within the deadline; does not start it if no time budget is left. */
  run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (budgetLeft() <= 0) throw new DatabaseUnavailable('The database takes too long.');
    return this.runAnyway(work);
  };

  /** Runs an operation that is needed even if no time budget is left. */
  async runAnyway<T>(work: () => Promise<T>): Promise<T> {
    const running = work();
    this.#running.add(running);
    const done = () => void this.#running.delete(running);
    running.then(done, done);
    try {
      const result = await withDeadline(running, this.#deadline, 'an answer');
      this.isAnswered = true;
      return result;
    } catch (error) {
      if (error instanceof TimeoutError) this.#giveUp();
      else if (!saysUnavailable(error)) {
        this.isAnswered = true;
        throw error;
      } else if (isServerTimeout(error)) this.isAnswered = true;
      throw new DatabaseUnavailable('The database does not answer.', { cause: error });
    }
  }

  /** Resolves once all operations on the connection have ended. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }

  #giveUp(): void {
    this.isLate = true;
    this.inner.destroy?.();
  }
}

/** An operation passed its deadline. */
class TimeoutError extends Error {
  override name = 'TimeoutError';
  /** In milliseconds. */
  readonly waited: number;

  constructor(what: string, waited: number) {
    super(`No ${what} in ${waited} ms.`);
    this.waited = waited;
  }
}

/** @throws {TimeoutError} after so many milliseconds, or once the time budget is spent; the work itself goes on */
async function withDeadline<T>(work: Promise<T>, milliseconds: number, what: string) {
  const { promise, reject } = Promise.withResolvers<never>();
  const began = performance.now();
  const limit = Math.min(milliseconds, Math.max(0, budgetLeft()));
  const timer = setTimeout(() => reject(new TimeoutError(what, limit)), limit);
  return Promise.race([work, promise]).finally(() => {
    clearTimeout(timer);
    spendBudget(performance.now() - began);
  });
}
