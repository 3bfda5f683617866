import { beforeAll } from 'vitest';
import type { Database } from '../connection.ts';
import { embeddedDatabase } from './embedded.ts';
import { realDatabase } from './postgres.ts';

/** The kinds of database, for `describe.each`. */
export const kinds = ['embedded', 'real'] as const;

/** A migrated database of each kind for the tests of one file. */
export function bothKinds(): Record<(typeof kinds)[number], Database> {
  const databases = {} as Record<(typeof kinds)[number], Database>;
  beforeAll(async () => {
    const real = await realDatabase();
    databases.real = real.db;
    databases.embedded = await embeddedDatabase();
    return async () => {
      await databases.embedded.destroy();
      await real.stop();
    };
  });
  return databases;
}
