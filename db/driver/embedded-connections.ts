import { type messages, Mutex, parse, type PGlite, protocol } from '@electric-sql/pglite';
import type { CompiledQuery, QueryResult } from 'kysely';
import type { Connection, Connections } from './resilient-dialect.ts';

/**
 * The connections to an embedded database, which they own from here on. All handles share its only session, one after
 * the other.
 */
export function embeddedConnections(pglite: PGlite): Connections {
  const mutex = new Mutex();
  const connection = new EmbeddedConnection(pglite, mutex);
  return {
    acquire: async () => {
      await pglite.waitReady;
      await mutex.acquire();
      return connection;
    },
    end: async () => {
      if (!pglite.closed) await pglite.close();
    },
  };
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
class EmbeddedConnection implements Connection {
  readonly #pglite: PGlite;
  readonly #prepared = new Map<string, Prepared>();
  #runs = 0;

  readonly #mutex: Mutex;

  constructor(pglite: PGlite, mutex: Mutex) {
    this.#pglite = pglite;
    this.#mutex = mutex;
  }

  release(): void {
    this.#mutex.release();
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows = 0 } = await this.#run(sql, parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
  }

  async command(sql: 'begin' | 'commit' | 'rollback'): Promise<string | undefined> {
    return this.#resultOf(await this.#send(serialize.query(sql))).command;
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
