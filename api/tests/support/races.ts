/** Many connections to a Postgres of its own, for races. */
import { beforeAll, expect } from 'vitest';
import { type Database, openDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { startPostgres } from '#db/testing/postgres.ts';
import { afterAnswers, provideDatabase, signIn, type Answer, useEnvironment } from './harness.ts';

/** A server with fifty connections, which the functions use too, and an admin's session. */
export function useManyConnections() {
  useEnvironment();
  let url: string;
  let db: Database;
  const session = { Cookie: '' };
  beforeAll(async () => {
    const postgres = await startPostgres();
    url = postgres.url;
    // These tests are about who wins, so queries get a long deadline.
    db = openDatabase({ DATABASE_URL: url, NEON_WS_PROXY: undefined }, 60_000, 50);
    await migrate(db);
    provideDatabase(db);
    Object.assign(session, await signIn(db));
    return async () => {
      await afterAnswers();
      provideDatabase(undefined);
      await db.destroy();
      await postgres.stop();
    };
  });
  return { db: () => db, url: () => url, session };
}

/** Does the same so many times at once. */
export const many = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

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
