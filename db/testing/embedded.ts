import { PGlite } from '@electric-sql/pglite';
import { dateParsers, type Database, overDialect } from '#db/connection.ts';
import { embeddedDialect } from '#db/embedded-dialect.ts';
import { migrate } from '#db/migrate.ts';

/**
 * An embedded database in memory, migrated and empty, for one test file.
 *
 * @param deadline of a query in milliseconds, where not the usual one
 */
export async function embeddedDatabase(deadline?: number): Promise<Database> {
  const dialect = embeddedDialect(await PGlite.create({ parsers: dateParsers }));
  await migrate(overDialect(dialect));
  return overDialect(dialect, deadline);
}
