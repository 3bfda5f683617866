import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { Digest, TableLine } from './lines.ts';

/** Characters of rows in memory at the same time, and most rows: one post may have as many as a hundred leads. */
export const BATCH = { characters: 500_000, rows: 200 };

/** Who was signed in is not by a backup; how often somebody asked is over by then. */
const LEFT_OUT = [
  ...['sessions', 'rate_limits', 'model_questions', 'audit_salts'],
  ...['kysely_migration', 'kysely_migration_lock'],
];

/** Rows as text are the same on every server only where these are. */
export async function settleText(db: Database): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(db);
  await sql`set local intervalstyle = 'postgres'`.execute(db);
  await sql`set local bytea_output = 'hex'`.execute(db);
}

/** The tables whose rows a backup holds. */
export async function tablesOf(db: Database): Promise<TableLine[]> {
  const { rows } = await sql<TableLine>`
    select c.table_name as table, json_agg(c.column_name order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE'
    group by c.table_name order by c.table_name`.execute(db);
  return rows.filter(({ table }) => !LEFT_OUT.includes(table));
}

/** Every row of a table as JSON, a few at a time. @param db a transaction */
export async function* rowsOf(db: Database, { table, columns }: TableLine): AsyncGenerator<string> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare rows no scroll cursor for
    select row_to_json(r)::text as row from (select ${names} from ${sql.table(table)}) r`.execute(
    db,
  );
  // The first one tells how long they may be.
  for (let count = 1; ;) {
    const { rows } = await sql<{ row: string }>`${sql.raw(`fetch ${count} from rows`)}`.execute(db);
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
    const longest = Math.max(...rows.map(({ row }) => row.length));
    count = Math.max(1, Math.min(BATCH.rows, 4 * count, Math.floor(BATCH.characters / longest)));
  }
  await sql`close rows`.execute(db);
}

/** Adds up rows, so that their order makes no difference. */
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
