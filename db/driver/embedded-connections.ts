import { type messages, Mutex, parse, type PGlite, protocol } from '@electric-sql/pglite';
import type { Connection, Connections } from './resilient-dialect.ts';

/** The connections to an embedded database, which they own from here on; all share its only session. */
export function embeddedConnections(pglite: PGlite): Connections {
  const mutex = new Mutex();
  const connection = connectionTo(pglite, () => mutex.release());
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

/** Runs after which all prepared statements are dropped, with unused ones and plans made while a table was small. */
const MAX_RUNS = 1000;

const { serialize } = protocol;

/** One counter for the process, so that connections that share a database never use the same name. */
let lastNumber = 0;

/**
 * The only session of an embedded database. Each statement is parsed once and its messages are sent together, which
 * takes a third of the time of PGlite's own `query` (docs/decisions/0015).
 */
function connectionTo(pglite: PGlite, release: () => void): Connection {
  const prepared = new Map<string, Prepared>();
  let runs = 0;

  /** @throws the error of the first message that fails; the messages after it are not run */
  const send = (...parts: Uint8Array[]): Promise<Messages> =>
    // Nothing to sync: on Node.js' files and in memory writes are immediate.
    pglite.execProtocolStream(Buffer.concat(parts), { syncToFs: false });

  const resultOf = (answers: Messages) => parse.parseResults(answers, pglite.parsers)[0];

  async function prepare(sql: string): Promise<Prepared> {
    if (++runs % MAX_RUNS === 0) {
      await send(serialize.query('deallocate all'));
      prepared.clear();
    }
    const known = prepared.get(sql);
    if (known) return known;

    const name = `s${++lastNumber}`;
    const answers = await send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const types = parse.parseDescribeStatementResults(answers);
    const columns = answers.filter((answer) => answer.name === 'rowDescription');
    const statement = { name, types, columns };
    prepared.set(sql, statement);
    return statement;
  }

  function asText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const toText = type === undefined ? undefined : pglite.serializers[type];
    return toText ? toText(value) : String(value);
  }

  return {
    executeQuery: async ({ sql, parameters }) => {
      const { name, types, columns } = await prepare(sql);
      const values = parameters.map((value, i) => asText(value, types[i]));
      const answers = await send(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync());
      const { rows = [], affectedRows = 0 } = resultOf([...columns, ...answers]) ?? {};
      return { rows: rows as never[], numAffectedRows: BigInt(affectedRows) };
    },
    command: async (sql) => resultOf(await send(serialize.query(sql)))?.command,
    release,
  };
}
