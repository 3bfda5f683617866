import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../connection.ts';
import { realDatabase } from './postgres.ts';

/** A migrated, empty database on the shared server, for the tests of one file. */
export function useRealDatabase(): () => Database {
  let opened: Awaited<ReturnType<typeof realDatabase>>;
  beforeAll(async () => void (opened = await realDatabase()));
  afterAll(() => opened.stop());
  return () => opened.db;
}
