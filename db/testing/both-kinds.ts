import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { embeddedDatabase } from './embedded.ts';
import { startPostgres } from './postgres.ts';

/** For `describe.each`: what a test of both is called by. */
export const kinds = ['embedded', 'real'] as const;

/** A migrated database of either kind for the tests of one file; there from its first test to its last. */
export function bothKinds(): Record<(typeof kinds)[number], Database> {
  const databases = {} as Record<(typeof kinds)[number], Database>;
  beforeAll(async () => {
    const postgres = await startPostgres();
    databases.real = openDatabase({ DATABASE_URL: postgres.url, NEON_WS_PROXY: undefined });
    await migrate(databases.real);
    databases.embedded = await embeddedDatabase();
    return postgres.stop;
  });
  // Before the server is stopped, which `beforeAll` does after these.
  afterAll(async () => {
    for (const db of Object.values(databases)) await db.destroy();
  });
  return databases;
}
