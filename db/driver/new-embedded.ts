import { PGlite } from '@electric-sql/pglite';
import { dataDir as packed } from '@electric-sql/pglite-prepopulatedfs';
import { dateParsers } from '../connection.ts';

/**
 * A new, empty embedded database: unpacked, since letting it create its own system tables takes several times as long.
 * Those are the same for all versions of one major version of Postgres, so an older package serves a newer database.
 *
 * @param dataDir a folder that is empty or does not exist; without it, the database is in memory
 * @throws where there is a database already
 */
export async function createEmbedded(dataDir?: string): Promise<PGlite> {
  return PGlite.create({ dataDir, parsers: dateParsers, loadDataDir: await packed() });
}
