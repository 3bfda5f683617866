import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../connection.ts';
import { embeddedDatabase } from './embedded.ts';
import { useRealDatabase } from './real.ts';

/** The kinds of database, for `describe.each`. */
export const kinds = ['embedded', 'real'] as const;

/** A migrated database of each kind for the tests of one file. */
export function bothKinds(): Record<(typeof kinds)[number], () => Database> {
  let embedded: Database;
  beforeAll(async () => void (embedded = await embeddedDatabase()));
  afterAll(() => embedded.destroy());
  return { real: useRealDatabase(), embedded: () => embedded };
}
