import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'kysely';
import { type Database, dateParsers, databaseOver } from '#db/connection.ts';
import { embeddedConnections } from '#db/driver/embedded-connections.ts';
import { migrate } from '#db/migrate.ts';
import { LONG_QUERY_TIMEOUT_MS } from '#server/database.ts';

/** An embedded database in memory that can have a trigram index. */
export async function databaseWithTrigrams(): Promise<Database> {
  const pglite = await PGlite.create({ parsers: dateParsers, extensions: { pg_trgm } });
  const db = databaseOver(embeddedConnections(pglite), LONG_QUERY_TIMEOUT_MS);
  await migrate(db);
  return db;
}

/** The index that docs/decisions/0008 decided against, measured for comparison. */
export async function addTrigramIndex(db: Database): Promise<void> {
  await sql`create extension pg_trgm`.execute(db);
  await sql`create index on blog_posts using gin (search_text gin_trgm_ops)`.execute(db);
}
