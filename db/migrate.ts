import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { fillInbox } from './inbox/fill.ts';
import { renderOutdated } from './posts/render-outdated.ts';
import { analyzePosts } from './posts/upkeep.ts';
import type { Tables } from './schema.ts';
import { statements } from './migrations.ts';

/** The names of all migrations, oldest first. */
export const levels: readonly string[] = Object.keys(statements);

const migrations = Object.fromEntries(
  Object.entries(statements).map(([name, all]): [string, Migration] => [
    name,
    {
      async up(db) {
        for (const statement of all) await sql.raw(statement).execute(db);
      },
    },
  ]),
);

/**
 * Brings the tables up to date, or up to a level; safe to run twice and at once.
 * @param db over `DATABASE_URL_UNPOOLED`: the migrator holds a session lock
 */
export async function migrate(db: Kysely<Tables>, level?: string): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // An owner has migrations too (docs/guides/add-a-column.md): what an upgrade brings comes after theirs has run.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = level ? await migrator.migrateTo(level) : await migrator.migrateToLatest();
  if (error) throw error;
  if (!level) {
    await fillInbox(db);
    await renderOutdated(db);
  }
  await analyzePosts(db);
  return results.map(({ migrationName }) => migrationName);
}
