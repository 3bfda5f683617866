import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { dateParsers, type Database, databaseOver } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { embeddedConnections } from '../driver/embedded-connections.ts';
import type { Connections } from '../driver/resilient-dialect.ts';
import { onceARun } from './once-a-run.ts';

/** A new embedded database in memory, migrated and empty. */
export async function embeddedDatabase(): Promise<Database> {
  return databaseOver(await migratedConnections());
}

/** Survives that a test resets its modules. */
const globals = globalThis as { embeddedForTests?: Promise<Connections> };

/**
 * The same, for one test file at a time that changes neither tables nor the clock, on which Postgres sets timers: a
 * process has one, because emptying it takes a hundredth of the processor time of starting another.
 * @returns connections for several handles
 */
export async function sharedConnections(): Promise<Connections> {
  const { acquire } = await (globals.embeddedForTests ??= migratedConnections());
  const connections = { acquire, end: async () => undefined };
  await empty(databaseOver(connections));
  return connections;
}

/** A handle to {@link sharedConnections}. @param deadline of a query in milliseconds */
export async function sharedEmbedded(deadline?: number): Promise<Database> {
  return databaseOver(await sharedConnections(), deadline);
}

/** Leaves what the migrations do: the rows of tables that have one row of defaults. */
const empty = (db: Database) =>
  sql`
    do $$
    declare
      single text;
    begin
      execute (
        select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity'
        from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
      );
      for single in
        select table_name from information_schema.columns where table_schema = 'public'
        group by table_name
        having bool_or(column_name = 'id' and column_default = '1')
          and bool_and(is_nullable = 'YES' or column_default is not null)
      loop
        execute format('insert into %I default values', single);
      end loop;
    end $$`.execute(db);

async function migratedConnections(): Promise<Connections> {
  const migrated = await readFile(await onceARun('embedded.tar', packMigrated));
  return embeddedConnections(await PGlite.create({ parsers: dateParsers, loadDataDir: new Blob([migrated]) }));
}

/** Packs a migrated database: creating one takes several times as long as unpacking one. */
async function packMigrated(file: string): Promise<void> {
  const folder = `${file}-folder`;
  const db = databaseOver(embeddedConnections(await PGlite.create(folder)));
  await migrate(db);
  // Closed first: otherwise every copy would have to run crash recovery.
  await db.destroy();
  execFileSync('tar', ['-cf', file, '-C', folder, '.']);
  await rm(folder, { recursive: true });
}
