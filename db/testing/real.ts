import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../connection.ts';
import { realDatabase } from './postgres.ts';

/** A database on the shared server for the tests of one file: migrated and empty, or a copy of another one. */
export function useRealDatabase(template?: string): () => Database {
  let opened: Awaited<ReturnType<typeof realDatabase>>;
  beforeAll(async () => void (opened = await realDatabase(template)));
  afterAll(() => opened.stop());
  return () => opened.db;
}
