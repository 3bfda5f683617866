import { sql } from 'kysely';
import type { Database } from './connection.ts';
import type { Tables } from './schema.ts';

/** Deletes the rows of a table whose time is longer ago than an interval, e.g. `24 hours`. */
export async function deleteOlder<Table extends keyof Tables>(
  db: Database,
  table: Table,
  column: keyof Tables[Table] & string,
  interval: string,
): Promise<void> {
  await sql`delete from ${sql.table(table)}
    where ${sql.ref(column)} < now() - ${interval}::interval`.execute(db);
}
