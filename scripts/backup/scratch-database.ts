import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, databaseOver } from '#db/connection.ts';
import { embeddedConnections } from '#db/driver/embedded-connections.ts';
import { createEmbedded } from '#db/driver/new-embedded.ts';
import { LONG_QUERY_TIMEOUT_MS } from '#server/database.ts';

/** Runs work on an empty database that is removed afterwards. */
export async function withScratch<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'site-scratch-'));
  try {
    return await withNewDatabase(folder, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs work on a new embedded database in a folder, which is empty or does not exist, and closes it. */
export async function withNewDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>) {
  const pglite = await createEmbedded(dataDir);
  try {
    return await work(databaseOver(embeddedConnections(pglite), LONG_QUERY_TIMEOUT_MS));
  } finally {
    await pglite.close();
  }
}
