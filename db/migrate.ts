import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { analyzePosts, renderOutdated } from './posts/upkeep.ts';
import type { Tables } from './schema.ts';
import { up as createTables } from './migrations/0001-tables.ts';
import { up as preparePublishing } from './migrations/0002-publishing.ts';
import { up as prepareScheduling } from './migrations/0003-scheduling.ts';
import { up as prepareChat } from './migrations/0004-chat.ts';
import { up as followBuilds } from './migrations/0005-live-builds.ts';
import { up as prepareInbox } from './migrations/0006-inbox.ts';
import { up as addPublishDates } from './migrations/0007-publish-dates.ts';
import { up as addContentHtml } from './migrations/0008-content-html.ts';
import { up as prepareSetup } from './migrations/0009-setup.ts';
import { up as preparePurges } from './migrations/0010-purges.ts';
import { up as prepareAccounts } from './migrations/0011-accounts.ts';
import { up as saltAudit } from './migrations/0012-audit-salts.ts';
import { up as addMedia } from './migrations/0013-media.ts';
import { up as nameCallers } from './migrations/0014-callers.ts';
import { up as addSettings } from './migrations/0015-settings.ts';
import { up as countModelQuestions } from './migrations/0016-model-questions.ts';
import { up as addInboxWork } from './migrations/0018-inbox-work.ts';
import { up as prepareCalls } from './migrations/0019-calls.ts';

/**
 * Run in the order of their names. Each may only add (docs/deploying.md, checked by migrate.test.ts). Listed here
 * instead of read from the folder, so that they can be bundled.
 */
const migrations: Record<string, Migration> = {
  '0001-tables': { up: createTables },
  '0002-publishing': { up: preparePublishing },
  '0003-scheduling': { up: prepareScheduling },
  '0004-chat': { up: prepareChat },
  '0005-live-builds': { up: followBuilds },
  '0006-inbox': { up: prepareInbox },
  '0007-publish-dates': { up: addPublishDates },
  '0008-content-html': { up: addContentHtml },
  '0009-setup': { up: prepareSetup },
  '0010-purges': { up: preparePurges },
  '0011-accounts': { up: prepareAccounts },
  '0012-audit-salts': { up: saltAudit },
  '0013-media': { up: addMedia },
  '0014-callers': { up: nameCallers },
  '0015-settings': { up: addSettings },
  '0016-model-questions': { up: countModelQuestions },
  '0018-inbox-work': { up: addInboxWork },
  '0019-calls': { up: prepareCalls },
};

/** The names of all migrations, oldest first. */
export const levels: readonly string[] = Object.keys(migrations);

/**
 * Brings the tables up to date. Safe to run twice, and by several processes at once.
 *
 * @param db over `DATABASE_URL_UNPOOLED`: the migrator holds a session lock
 * @param level one of {@link levels} to stop at
 * @returns the names of the migrations that ran
 */
export async function migrate(db: Kysely<Tables>, level?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = level
    ? await migrator.migrateTo(level)
    : await migrator.migrateToLatest();
  if (error) throw error;
  if (!level) await renderOutdated(db);
  await analyzePosts(db);
  return results.map(({ migrationName }) => migrationName);
}
