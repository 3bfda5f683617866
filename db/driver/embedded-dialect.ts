import { Mutex, type PGlite } from '@electric-sql/pglite';
import {
  type Dialect,
  type Driver,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { EmbeddedConnection } from './embedded-connection.ts';

/**
 * A kysely dialect over an embedded database, which it owns from here on. All handles over one dialect share its
 * only session, one after the other.
 */
export function embeddedDialect(pglite: PGlite): Dialect {
  const session: Session = {
    pglite,
    connection: new EmbeddedConnection(pglite),
    mutex: new Mutex(),
  };
  return {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => new EmbeddedDriver(session),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

interface Session {
  pglite: PGlite;
  connection: EmbeddedConnection;
  mutex: Mutex;
}

/** Turns off kysely's own queue, which knows no deadline: the driver's mutex lets one in after the other. */
class EmbeddedAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class EmbeddedDriver implements Driver {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  async init(): Promise<void> {
    await this.#session.pglite.waitReady;
  }

  async destroy(): Promise<void> {
    const { pglite } = this.#session;
    if (!pglite.closed) await pglite.close();
  }

  async acquireConnection(): Promise<EmbeddedConnection> {
    await this.#session.mutex.acquire();
    return this.#session.connection;
  }

  async releaseConnection(): Promise<void> {
    this.#session.mutex.release();
  }

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.command('begin');
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    const command = await connection.command('commit');
    if (command === 'ROLLBACK') throw new Error('A statement had failed, so nothing was saved.');
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.command('rollback');
  }
}
