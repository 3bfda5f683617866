import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { Digest, TableLine } from './lines.ts';

/** What is in memory at most: one post may be as long as a hundred leads, so a number of rows alone is no limit. */
export const BATCH = { characters: 500_000, rows: 200 };

/**
 * Not backed up: a restore ends all sessions, limits and salts expire within a day, and the entries of the inbox are
 * filled in again from what they show.
 */
const EXCLUDED = [
  ...['sessions', 'rate_limits', 'model_questions', 'audit_salts', 'kysely_migration', 'kysely_migration_lock'],
  ...['inbox_entries', 'inbox_counts', 'inbox_fill'],
];

/** Sets what the text form of values depends on, so that rows are the same on every server. */
export async function settleText(db: Database): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(db);
  await sql`set local intervalstyle = 'postgres'`.execute(db);
  await sql`set local bytea_output = 'hex'`.execute(db);
}

/** The tables that are backed up. */
export async function tablesOf(db: Database): Promise<TableLine[]> {
  const { rows } = await sql<TableLine>`
    select c.table_name as table, json_agg(c.column_name order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE'
    group by c.table_name order by c.table_name`.execute(db);
  return rows.filter(({ table }) => !EXCLUDED.includes(table));
}

/** All rows of a table as JSON, read in batches. @param db a transaction */
export async function* rowsOf(db: Database, { table, columns }: TableLine): AsyncGenerator<string> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare rows no scroll cursor for
    select row_to_json(r)::text as row from (select ${names} from ${sql.table(table)}) r`.execute(db);
  // The size of the first row decides how many are fetched next.
  for (let count = 1; ;) {
    const { rows } = await sql<{ row: string }>`${sql.raw(`fetch ${count} from rows`)}`.execute(db);
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
    const longest = Math.max(...rows.map(({ row }) => row.length));
    count = Math.max(1, Math.min(BATCH.rows, 4 * count, Math.floor(BATCH.characters / longest)));
  }
  await sql`close rows`.execute(db);
}

/** Sums up the hashes of rows, so that their order does not matter. */
export class DigestSum {
  #rows = 0;
  #sum = 0n;

  add(row: string): void {
    this.#rows += 1;
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash('sha256', row)}`));
  }

  get digest(): Digest {
    return { rows: this.#rows, sum: this.#sum.toString(16) };
  }
}
