import { type messages, Mutex, parse, type PGlite, protocol } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

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

type Messages = messages.BackendMessage[];

/** A statement that Postgres has parsed. */
interface Prepared {
  name: string;
  /** Object ids of its parameters' types. */
  types: number[];
  /** The columns of its rows, where it gives any. */
  columns: Messages;
}

/**
 * Runs after which all prepared statements are dropped: those no longer used would take up memory, and plans
 * made while a table was small would stay.
 */
const MAX_RUNS = 1000;

const { serialize } = protocol;

/** One counter for the process, so that connections that share a database never use the same name. */
let lastNumber = 0;

/**
 * The only session of an embedded database. Each statement is parsed once and its messages are sent together.
 * PGlite's own `query` makes six calls and parses each time, which takes a small write about three times as
 * long (docs/decisions/0015).
 */
class EmbeddedConnection implements DatabaseConnection {
  readonly #pglite: PGlite;
  readonly #prepared = new Map<string, Prepared>();
  #runs = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows = 0 } = await this.#run(sql, parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
  }

  /** Begins or ends a transaction. @returns the command that Postgres reports it has run */
  async command(sql: 'begin' | 'commit' | 'rollback'): Promise<string | undefined> {
    return this.#resultOf(await this.#send(serialize.query(sql))).command;
  }

  streamQuery(): never {
    throw new Error('The embedded database cannot stream rows.');
  }

  async #run(sql: string, parameters: readonly unknown[]) {
    const { name, types, columns } = await this.#prepare(sql);
    const values = parameters.map((value, i) => this.#asText(value, types[i]));
    const answers = await this.#send(
      serialize.bind({ statement: name, values }),
      serialize.execute({}),
      serialize.sync(),
    );
    return this.#resultOf([...columns, ...answers]);
  }

  async #prepare(sql: string): Promise<Prepared> {
    if (++this.#runs % MAX_RUNS === 0) {
      await this.#send(serialize.query('deallocate all'));
      this.#prepared.clear();
    }
    const known = this.#prepared.get(sql);
    if (known) return known;

    const name = `s${++lastNumber}`;
    const answers = await this.#send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const types = parse.parseDescribeStatementResults(answers);
    const columns = answers.filter((answer) => answer.name === 'rowDescription');
    const statement = { name, types, columns };
    this.#prepared.set(sql, statement);
    return statement;
  }

  #asText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const toText = type === undefined ? undefined : this.#pglite.serializers[type];
    return toText ? toText(value) : String(value);
  }

  /** @throws the error of the first message that fails; the messages after it are not run */
  #send(...parts: Uint8Array[]): Promise<Messages> {
    // Nothing to sync: on Node.js' files and in memory writes are immediate.
    return this.#pglite.execProtocolStream(Buffer.concat(parts), { syncToFs: false });
  }

  #resultOf(answers: Messages) {
    const [result] = parse.parseResults(answers, this.#pglite.parsers);
    return result ?? { rows: [], affectedRows: 0, command: undefined };
  }
}
