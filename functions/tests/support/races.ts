/** Many connections to a Postgres of its own, for races. */
import { Pool, types } from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Database, dateParsers, databaseOver, provideDatabase } from '#db/connection.ts';
import { pooledConnections } from '#db/driver/pool-connections.ts';
import { migrate } from '#db/migrate.ts';
import { startPostgres, type TestPostgres } from '#db/testing/postgres.ts';
import { afterAnswers, type read, signIn, useEnvironment } from './harness.ts';

const parsers: Record<number, (text: string) => string> = dateParsers;

/** A server with fifty connections, which the functions use too, and an admin's session. */
export function useManyConnections() {
  useEnvironment();
  let postgres: TestPostgres;
  let db: Database;
  const session = { Cookie: '' };
  beforeAll(async () => {
    postgres = await startPostgres();
    const pool = new Pool({
      connectionString: postgres.url,
      max: 50,
      types: {
        getTypeParser: (oid, format) => parsers[oid] ?? types.getTypeParser(oid, format),
      },
    });
    // Connections may report the end of the server before they are closed here.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    // These tests are about who wins, so queries get a long deadline.
    db = databaseOver(pooledConnections(pool, 60_000), 60_000);
    await migrate(db);
    provideDatabase(db);
    Object.assign(session, await signIn(db));
  });
  afterAll(async () => {
    await afterAnswers();
    provideDatabase(undefined);
    await db.destroy();
    await postgres.stop();
  });
  return { db: () => db, url: () => postgres.url, session };
}

/** Does the same so many times at once. */
export const many = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

export type Answer = Awaited<ReturnType<typeof read>>;

/** How many answers had each status. */
export function tally(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** All were accepted with the same answer. */
export function expectOne(answers: Answer[]): void {
  expect(tally(answers)).toEqual({ 201: answers.length });
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
}
