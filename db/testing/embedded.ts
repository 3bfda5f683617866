import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { dateParsers, type Database, databaseOver } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { embeddedConnections } from '../driver/embedded-connections.ts';
import type { Connections } from '../driver/resilient-dialect.ts';
import { onceARun } from './once-a-run.ts';

/** A new embedded database in memory, migrated and empty. @param deadline of a query in milliseconds */
export async function embeddedDatabase(deadline?: number): Promise<Database> {
  return databaseOver(await migratedConnections(), deadline);
}

/** The same, as connections for several handles. */
export async function migratedConnections(): Promise<Connections> {
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
