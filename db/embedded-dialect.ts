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
 * kysely over an embedded database, which belongs to it from here on. Whatever is made over one dialect
 * takes turns at the one session there is.
 */
export function embeddedDialect(pglite: PGlite): Dialect {
  const session: Session = {
    pglite,
    connection: new EmbeddedConnection(pglite),
    turns: new Mutex(),
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
  turns: Mutex;
}

/** As for a pool: the driver lets one in after the other, and kysely's own queue knows no deadline. */
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
    await this.#session.turns.acquire();
    return this.#session.connection;
  }

  async releaseConnection(): Promise<void> {
    this.#session.turns.release();
  }

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.command('begin');
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    const command = await connection.command('commit');
    if (command === 'ROLLBACK') throw new Error('A statement had failed, so nothing was kept.');
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.command('rollback');
  }
}
