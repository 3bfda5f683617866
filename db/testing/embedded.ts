import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { dateParsers, type Database, overDialect } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';

/** An embedded database in memory, migrated and empty, for one test file. */
export async function embeddedDatabase(): Promise<Database> {
  const pglite = await PGlite.create({ parsers: dateParsers });
  const db = overDialect(new PGliteDialect({ pglite }));
  await migrate(db);
  return db;
}
