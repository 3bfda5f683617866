import type { CompiledQuery, QueryResult } from 'kysely';
import type { Connection, Connections } from './resilient-dialect.ts';

/** The part of a pool that is used here; both pg's and Neon's have it. */
export interface ConnectionPool {
  connect: () => Promise<PoolClient>;
  end: () => Promise<void>;
}

interface PoolClient {
  query: (sql: string, parameters?: unknown[]) => Promise<PoolResult>;
  release: (destroy?: boolean) => void;
  /** Holds the driver's socket, which its own pool destroys in the same way. */
  connection?: { stream: { destroy: () => void } };
}

interface PoolResult {
  command: string;
  rowCount: number | null;
  rows: unknown[];
}

/**
 * The connections of a pool, with time limits that the server enforces: after its client has gone, the server
 * would otherwise wait for a lock, or hold one, forever.
 *
 * The limits are set with `set local` in each transaction, and a statement outside of one gets a transaction of its
 * own. A pooler in transaction mode (PgBouncer, Neon's pooled address) refuses them as startup options, and a plain
 * `set` would stay with a server connection that the next statement may not get (docs/decisions/0019).
 *
 * @param deadline milliseconds after which the client gives up; the server gives up a little sooner
 */
export function pooledConnections(pool: ConnectionPool, deadline: number): Connections {
  const begin = beginWithin(deadline);
  return {
    acquire: async () => new PoolConnection(await pool.connect(), begin),
    end: () => pool.end(),
  };
}

/** One message, so that setting the limits takes no extra round trip. */
function beginWithin(deadline: number): string {
  const limits = {
    statement_timeout: 0.9 * deadline,
    lock_timeout: 0.5 * deadline,
    // Longer than two queries may take: it is meant for a client that has gone.
    idle_in_transaction_session_timeout: 3 * deadline,
  };
  const set = Object.entries(limits).map(
    ([name, value]) => `set local ${name} = ${Math.ceil(value)}`,
  );
  return ['begin', ...set].join('; ');
}

class PoolConnection implements Connection {
  readonly #client: PoolClient;
  readonly #begin: string;
  #inTransaction = false;
  #isReleased = false;

  constructor(client: PoolClient, begin: string) {
    this.#client = client;
    this.#begin = begin;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const send = () => this.#client.query(sql, [...parameters]);
    const { command, rowCount, rows } = this.#inTransaction
      ? await send()
      : await this.#alone(send);
    const isWrite = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
    return {
      rows: rows as R[],
      ...(isWrite && rowCount !== null && { numAffectedRows: BigInt(rowCount) }),
    };
  }

  async command(what: 'begin' | 'commit' | 'rollback'): Promise<string> {
    this.#inTransaction = false;
    const { command } = await this.#client.query(what === 'begin' ? this.#begin : what);
    this.#inTransaction = what === 'begin';
    return command;
  }

  /** Closes the socket at once: an orderly end would wait for every query that is still running. */
  destroy(): void {
    this.#client.connection?.stream.destroy();
    this.release(true);
  }

  release(destroy = false): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#client.release(destroy);
  }

  /**
   * Runs a statement in a transaction of its own. A driver that can pipeline sends all three messages together, so
   * that they take no longer than one. If the statement fails, Postgres rolls back instead of committing.
   */
  async #alone(send: () => Promise<PoolResult>): Promise<PoolResult> {
    const [begun, answer, ended] = await Promise.allSettled([
      this.#client.query(this.#begin),
      send(),
      this.#client.query('commit'),
    ]);
    if (begun.status === 'rejected') throw begun.reason;
    if (answer.status === 'rejected') throw answer.reason;
    if (ended.status === 'rejected') throw ended.reason;
    return answer.value;
  }
}
