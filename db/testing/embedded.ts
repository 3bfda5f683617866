import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { dateParsers, type Database, overDialect } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';

/**
 * An embedded database in memory, migrated and empty, for one test file.
 *
 * @param deadline of a query in milliseconds, where not the usual one
 */
export async function embeddedDatabase(deadline?: number): Promise<Database> {
  const pglite = await PGlite.create({ parsers: dateParsers });
  await migrate(overDialect(new PGliteDialect({ pglite })));
  return overDialect(new PGliteDialect({ pglite }), deadline);
}
