import { readFile, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { dateParsers, type Database, databaseOver } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { embeddedConnections } from '../driver/embedded-connections.ts';
import { createEmbedded } from '../driver/new-embedded.ts';
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

/** Packs a migrated database: migrating each would take longer than most tests. */
async function packMigrated(file: string): Promise<void> {
  const pglite = await createEmbedded();
  const db = databaseOver(embeddedConnections(pglite));
  await migrate(db);
  // Otherwise every copy would have to repeat what is in the log.
  await pglite.exec('checkpoint');
  await writeFile(file, (await pglite.dumpDataDir('none')).stream());
  await db.destroy();
}
