import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { inTransaction } from '../transaction.ts';
import type { Digests, SequenceLine } from './lines.ts';
import { writePictures } from './pictures.ts';
import { DigestSum, rowsOf, settleText, tablesOf } from './rows.ts';

interface Source {
  /** Whether a table, given by name, was created by our migrations. */
  isOurs: (table: string) => boolean;
  /** The bytes of an uploaded picture, by its key. */
  readPicture: (key: string) => Promise<Uint8Array | undefined>;
}

/**
 * Writes all rows of our tables, as of one moment, and all pictures, line by line.
 * @returns also the keys of pictures that were not found
 */
export async function writeBackup(
  db: Database,
  write: (line: string) => Promise<void>,
  { isOurs, readPicture }: Source,
): Promise<{ rows: number; missing: string[] }> {
  return inTransaction(db, async (transaction) => {
    await sql`set transaction isolation level repeatable read read only`.execute(transaction);
    await settleText(transaction);
    const line = (value: unknown) => write(JSON.stringify(value));
    const level = await levelOf(transaction);
    await line({ backup: 1, level, writtenAt: new Date().toISOString() });
    const digests: Digests = {};
    let count = 0;
    for (const table of await tablesOf(transaction)) {
      if (!isOurs(table.table)) continue;
      await line(table);
      const sum = new DigestSum();
      for await (const row of rowsOf(transaction, table)) {
        sum.add(row);
        await write(escapeLineEnds(row));
      }
      digests[table.table] = sum.digest;
      count += sum.digest.rows;
    }
    // Sequences are part of the backup so that ids of deleted rows are not reused.
    for (const sequence of await sequencesOf(transaction, isOurs)) {
      await line(sequence);
    }
    const missing = isOurs('media') ? await writePictures(transaction, line, readPicture) : [];
    await line({ rows: count, digests });
    return { rows: count, missing };
  });
}

/** The name of the last migration that ran. */
export async function levelOf(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  return rows[0]?.name;
}

/** Escapes two characters that some programs treat as line ends; Postgres does not escape them. */
function escapeLineEnds(row: string): string {
  return row.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** The sequences of these tables' ids, with their last values. */
async function sequencesOf(db: Database, isOurs: (table: string) => boolean): Promise<SequenceLine[]> {
  const { rows } = await sql<SequenceLine & { table: string }>`
    select sequencename as sequence, last_value::text as value, owner.relname as table
    from pg_sequences
    join pg_class s on s.relname = sequencename and s.relnamespace = 'public'::regnamespace
    join pg_depend on objid = s.oid and deptype in ('a', 'i')
    join pg_class owner on owner.oid = refobjid
    where schemaname = 'public' and last_value is not null`.execute(db);
  return rows.filter(({ table }) => isOurs(table)).map(({ sequence, value }) => ({ sequence, value }));
}
