import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { inTransaction } from '../transaction.ts';
import { type Backup, BackupError, type Digests, partsOf, type TableLine } from './lines.ts';
import { BATCH, DigestSum, rowsOf, settleText, tablesOf } from './rows.ts';

/**
 * Restores a backup into a new database: creates the tables as they were then, fills them, verifies every table, and
 * then brings them up to date. If it throws, the database must not be used.
 *
 * @param db empty, and owned by the connected user
 * @returns the number of rows
 * @throws {BackupError} if the backup is incomplete, or its rows were changed
 */
export async function readBackup(db: Database, { level, rest }: Backup): Promise<number> {
  await migrate(db, level);
  const rows = await inTransaction(db, async (transaction) => {
    await settleText(transaction);
    // Tables come in alphabetical order, not parents first, and triggers must not change their rows.
    return withoutConstraints(transaction, async () => {
      const { count, digests } = await fill(transaction, rest);
      await verify(transaction, digests);
      return count;
    });
  });
  await migrate(db);
  return rows;
}

async function fill(db: Database, lines: AsyncIterable<string>) {
  let into: TableLine | undefined;
  let digests: Digests = {};
  let batch: string[] = [];
  let characters = 0;
  let count = 0;
  const flush = async () => {
    if (into && batch.length > 0) await insert(db, into, batch);
    count += batch.length;
    batch = [];
    characters = 0;
  };
  for await (const part of partsOf(lines)) {
    if ('row' in part) {
      characters += part.row.length;
      const size = batch.push(part.row);
      if (size === BATCH.rows || characters >= BATCH.characters) await flush();
      continue;
    }
    if ('picture' in part) continue;
    await flush();
    if ('digests' in part) {
      digests = part.digests;
    } else if ('sequence' in part) {
      await sql`select setval(${part.sequence}, ${part.value}::bigint)`.execute(db);
    } else {
      into = part;
      // Removes rows that the migrations have inserted.
      await sql`delete from ${sql.table(into.table)}`.execute(db);
    }
  }
  await flush();
  return { count, digests };
}

/** @throws {BackupError} if the rows of a table do not match its digest */
async function verify(db: Database, digests: Digests): Promise<void> {
  for (const table of await tablesOf(db)) {
    const expected = digests[table.table];
    if (!expected) continue;
    const found = new DigestSum();
    for await (const row of rowsOf(db, table)) found.add(row);
    const { rows, sum } = found.digest;
    if (rows !== expected.rows || sum !== expected.sum) {
      throw new BackupError(`The rows of ${table.table} are not those that were backed up.`);
    }
  }
}

/**
 * Runs `work` without triggers and foreign keys; Postgres checks the keys when they are added again. This needs only
 * the rights of the tables' owner: hosted databases grant nothing that would switch both off at once.
 */
async function withoutConstraints<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);
  const { rows: tables } = await sql<{ table: string }>`
    select distinct tgrelid::regclass::text as table from pg_trigger
    where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  `.execute(db);
  const run = (text: string) => sql.raw(text).execute(db);
  for (const { table, name } of keys) await run(`alter table ${table} drop constraint "${name}"`);
  for (const { table } of tables) await run(`alter table ${table} disable trigger user`);
  const result = await work();
  for (const { table } of tables) await run(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await run(`alter table ${table} add constraint "${name}" ${definition}`);
  }
  return result;
}

async function insert(db: Database, { table, columns }: TableLine, rows: string[]): Promise<void> {
  const name = sql.table(table);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${name} (${names}) select ${names}
    from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`.execute(db);
}
