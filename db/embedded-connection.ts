import { type messages, parse, type PGlite, protocol } from '@electric-sql/pglite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

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
 * So often is a statement run before all are forgotten: what nobody asks any more is not kept, nor is a
 * plan from when its table was small.
 */
const RUNS_KEPT = 1000;

const { serialize } = protocol;

/** Counted for the whole process, so that no two who share a database give one name. */
let lastNumber = 0;

/**
 * The one session of an embedded database. A statement is parsed once and then sent in one piece:
 * PGlite's `query` takes six calls and parses anew, about three times the time of a small write
 * (docs/decisions/0015).
 */
export class EmbeddedConnection implements DatabaseConnection {
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

  /** Runs what bounds a transaction and gives what Postgres says it has done. */
  async command(sql: 'begin' | 'commit' | 'rollback'): Promise<string | undefined> {
    return this.#resultOf(await this.#send(serialize.query(sql))).command;
  }

  streamQuery(): never {
    throw new Error('The embedded database gives rows all at once.');
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
    if (++this.#runs % RUNS_KEPT === 0) {
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

  /** @throws what Postgres says against the first part that fails; nothing after it is run */
  #send(...parts: Uint8Array[]): Promise<Messages> {
    // Written through as it goes: on Node.js' files and in memory there is nothing to sync.
    return this.#pglite.execProtocolStream(Buffer.concat(parts), { syncToFs: false });
  }

  #resultOf(answers: Messages) {
    const [result] = parse.parseResults(answers, this.#pglite.parsers);
    return result ?? { rows: [], affectedRows: 0, command: undefined };
  }
}
