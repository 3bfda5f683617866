import type { EventEmitter } from 'node:events';
import type { QueryResult } from 'pg';
import type { Connection, Connections } from './resilient-dialect.ts';

/** The part of a pool that is used here; both pg's and Neon's have it. */
interface ConnectionPool extends EventEmitter {
  connect: () => Promise<PoolClient>;
  end: () => Promise<void>;
}

interface PoolClient {
  query: (sql: string, parameters?: unknown[]) => Promise<PoolResult>;
  release: (destroy?: boolean) => void;
  /** Holds the driver's socket, which its own pool destroys in the same way. */
  connection?: { stream: { destroy: () => void } };
}

type PoolResult = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>;

const WRITES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/**
 * The connections of a pool, with time limits that the server enforces: after its client has gone, the server
 * would otherwise wait for a lock, or hold one, forever.
 *
 * The limits are set with `set local` in each transaction, and a statement outside of one gets a transaction of its
 * own, because poolers keep nothing else apart (docs/decisions/0019).
 *
 * @param open makes the pool, when it is first needed
 * @param deadline milliseconds after which the client gives up; the server gives up a little sooner
 */
export function pooledConnections(open: () => Promise<ConnectionPool>, deadline: number): Connections {
  const begin = beginWithin(deadline);
  let pool: Promise<ConnectionPool> | undefined;
  return {
    acquire: async () => {
      pool ??= open().then(heard);
      return connectionOf(await (await pool).connect(), begin);
    },
    end: async () => (await pool)?.end(),
  };
}

/**
 * Without a listener, the error of a broken connection would end the process. The pool drops it, and a running query
 * fails by itself.
 */
function heard(pool: ConnectionPool): ConnectionPool {
  pool.on('error', () => undefined);
  pool.on('connect', (client: EventEmitter) => client.on('error', () => undefined));
  return pool;
}

/** One message, so that setting the limits takes no extra round trip. */
function beginWithin(deadline: number): string {
  const limits = {
    statement_timeout: 0.9 * deadline,
    lock_timeout: 0.5 * deadline,
    // Longer than two queries may take: it is meant for a client that has gone.
    idle_in_transaction_session_timeout: 3 * deadline,
  };
  const set = Object.entries(limits).map(([name, value]) => `set local ${name} = ${Math.ceil(value)}`);
  return ['begin', ...set].join('; ');
}

function connectionOf(client: PoolClient, begin: string): Connection {
  let inTransaction = false;
  let isReleased = false;
  const release = (destroy = false) => {
    if (!isReleased) client.release(destroy);
    isReleased = true;
  };
  return {
    executeQuery: async ({ sql, parameters }) => {
      const send = () => client.query(sql, [...parameters]);
      const answer = await (inTransaction ? send() : alone(client, begin, send));
      const { command, rowCount, rows } = answer;
      const changed = WRITES.includes(command) && rowCount !== null;
      return { rows: rows as never[], ...(changed && { numAffectedRows: BigInt(rowCount) }) };
    },
    command: async (what) => {
      inTransaction = false;
      const { command } = await client.query(what === 'begin' ? begin : what);
      inTransaction = what === 'begin';
      return command;
    },
    release: () => release(),
    // At once: an orderly end would wait for every query that is still running.
    destroy: () => {
      client.connection?.stream.destroy();
      release(true);
    },
  };
}

/**
 * Runs a statement in a transaction of its own. A driver that can pipeline sends all three messages together, so
 * that they take no longer than one. If the statement fails, Postgres rolls back instead of committing.
 */
async function alone(client: PoolClient, begin: string, send: () => Promise<PoolResult>) {
  const sent = [client.query(begin), send(), client.query('commit')] as const;
  // The first that failed says why; the others have to end too before the connection is released.
  await Promise.allSettled(sent);
  const [, answer] = await Promise.all(sent);
  return answer;
}
