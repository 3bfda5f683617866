/**
 * The rows of all tables as lines of text. Not tied to a version of Postgres: what was written by a server is
 * read by the embedded database, and the other way round.
 */
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from './connection.ts';
import { levels, migrate } from './migrate.ts';
import { inTransaction } from './transaction.ts';

/** Rows in memory at the same time. */
const BATCH = 200;

/**
 * Who was signed in is not by a backup; how often somebody asked is over by then; and what scrambles addresses
 * has to be gone after a day.
 */
const LEFT_OUT = [
  ...['sessions', 'rate_limits', 'audit_salts'],
  ...['kysely_migration', 'kysely_migration_lock'],
];

const header = z.object({ backup: z.literal(1), level: z.string(), writtenAt: z.string() });
const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const sequenceLine = z.object({ sequence: z.string(), value: z.string() });
const lastLine = z.object({ rows: z.number() });

/** A file is no backup, not all of one, or a later release's; the message says which. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Gives every row as it stood at one moment, a line at a time, and how many there were.
 *
 * @param write is waited for
 */
export async function writeBackup(
  db: Database,
  write: (line: string) => Promise<void>,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await sql`set transaction isolation level repeatable read read only`.execute(transaction);
    const line = (value: unknown) => write(JSON.stringify(value));
    const level = await levelOf(transaction);
    await line({ backup: 1, level, writtenAt: new Date().toISOString() });
    let rows = 0;
    for (const { table, columns } of await tablesOf(transaction)) {
      await line({ table, columns });
      const name = sql.table(table);
      await sql`declare rows no scroll cursor for select row_to_json(r)::text as row from ${name} r`.execute(
        transaction,
      );
      for (let batch = await fetchRows(transaction); batch.length > 0;) {
        for (const row of batch) await write(escapeLineEnds(row));
        rows += batch.length;
        batch = await fetchRows(transaction);
      }
      await sql`close rows`.execute(transaction);
    }
    // Where rows were deleted, their numbers are not given again.
    for (const sequence of await sequencesOf(transaction)) await line(sequence);
    await line({ rows });
    return rows;
  });
}

/** Two characters that some programs end a line at; Postgres leaves them as they are. */
function escapeLineEnds(row: string): string {
  return row.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

async function levelOf(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  return rows[0]?.name;
}

async function tablesOf(db: Database): Promise<z.infer<typeof tableLine>[]> {
  const { rows } = await sql<z.infer<typeof tableLine>>`
    select c.table_name as table, json_agg(c.column_name order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE'
    group by c.table_name order by c.table_name`.execute(db);
  return rows.filter(({ table }) => !LEFT_OUT.includes(table));
}

async function fetchRows(db: Database): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`${sql.raw(`fetch ${BATCH} from rows`)}`.execute(db);
  return rows.map(({ row }) => row);
}

async function sequencesOf(db: Database): Promise<z.infer<typeof sequenceLine>[]> {
  const { rows } = await sql<z.infer<typeof sequenceLine>>`
    select sequencename as sequence, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`.execute(db);
  return rows;
}

/** A backup whose first line was read. */
interface Backup {
  level: string;
  rest: AsyncIterable<string>;
}

/**
 * Looks whether these are the lines of {@link writeBackup}.
 *
 * @throws {BackupError}
 */
export async function openBackup(lines: AsyncIterable<string>): Promise<Backup> {
  const iterator = lines[Symbol.asyncIterator]();
  const first = header.safeParse(parse((await iterator.next()).value));
  if (!first.success) throw notWhole();
  const { level } = first.data;
  if (!levels.includes(level)) {
    throw new BackupError(`This backup was written by a later release (${level}): update first.`);
  }
  return { level, rest: { [Symbol.asyncIterator]: () => iterator } };
}

/**
 * Fills a new database from a backup, first as it was at that time, and then brings it up to date. Gives how
 * many rows there are; where it throws, the database is good for nothing.
 *
 * @param db empty, and owned by who is connected
 * @throws {BackupError} where the backup ends too early
 */
export async function readBackup(db: Database, { level, rest }: Backup): Promise<number> {
  await migrate(db, level);
  const rows = await inTransaction(db, async (transaction) => {
    // Rows come by the names of their tables, not parents first.
    await sql`set local session_replication_role = replica`.execute(transaction);
    return fill(transaction, rest);
  });
  await migrate(db);
  return rows;
}

/**
 * Looks whether these are the lines of a backup that {@link readBackup} can read, all of it.
 *
 * @throws {BackupError}
 */
export async function checkBackup(lines: AsyncIterable<string>): Promise<void> {
  const { rest } = await openBackup(lines);
  for await (const part of partsOf(rest)) {
    if ('row' in part && parse(part.row) === undefined) throw notWhole();
  }
}

async function fill(db: Database, lines: AsyncIterable<string>): Promise<number> {
  let into: z.infer<typeof tableLine> | undefined;
  let batch: string[] = [];
  let count = 0;
  const flush = async () => {
    if (into && batch.length > 0) await insert(db, into, batch);
    count += batch.length;
    batch = [];
  };
  for await (const part of partsOf(lines)) {
    if ('row' in part) {
      if (batch.push(part.row) === BATCH) await flush();
      continue;
    }
    await flush();
    if ('sequence' in part) {
      await sql`select setval(${part.sequence}, ${part.value}::bigint)`.execute(db);
    } else {
      into = part;
      // What the migrations themselves put in.
      await sql`delete from ${sql.table(into.table)}`.execute(db);
    }
  }
  await flush();
  return count;
}

type Part = { row: string } | z.infer<typeof tableLine> | z.infer<typeof sequenceLine>;

/** @throws {BackupError} where the last line is missing, or counts other rows than there are */
async function* partsOf(lines: AsyncIterable<string>): AsyncGenerator<Part> {
  let rows = 0;
  for await (const line of lines) {
    const marker = markerOf(line);
    if (!marker) {
      rows++;
      yield { row: line };
    } else if (!('rows' in marker)) {
      yield marker;
    } else if (marker.rows === rows) {
      return;
    } else break;
  }
  throw notWhole();
}

function notWhole(): BackupError {
  return new BackupError('This is no backup, or not all of it.');
}

/** What stands between the rows; undefined where the line is one. No table of ours has such columns. */
function markerOf(line: string) {
  if (!/^\{"(table|sequence|rows)":/.test(line)) return undefined;
  const value = parse(line);
  for (const kind of [tableLine, sequenceLine, lastLine]) {
    const read = kind.safeParse(value);
    if (read.success) return read.data;
  }
  return undefined;
}

async function insert(
  db: Database,
  { table, columns }: z.infer<typeof tableLine>,
  rows: string[],
): Promise<void> {
  const name = sql.table(table);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${name} (${names}) select ${names}
    from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`.execute(db);
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
