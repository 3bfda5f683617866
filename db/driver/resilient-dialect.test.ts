import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../connection.ts';
import { embeddedDatabase } from '../testing/embedded.ts';
import { withTimeBudget } from '../time-budget.ts';
import { inTransaction } from '../transaction.ts';
import { DatabaseUnavailable } from '../unavailable.ts';

/** In milliseconds. */
const deadline = 500;

const db = await embeddedDatabase(deadline);
afterAll(() => db.destroy());

const ping = () => sql`select 1`.execute(db);

test('inside a transaction any other handle fails at once instead of deadlocking', async () => {
  const forgetful = inTransaction(db, () => ping());
  await expect(forgetful).rejects.toThrow('Inside a transaction only its own handle may be used.');
  await ping();
});

test('waiting too long for the only connection throws, and does not block later queries', async () => {
  const long = inTransaction(db, () => sleep(3 * deadline));
  await expect(ping()).rejects.toThrow(DatabaseUnavailable);
  await long;
  await ping();
});

/** A query of 100 ms, far below what a single one may take. */
const slow = (at: Database) => sql`select pg_sleep(0.1)`.execute(at);

const slowFor = async (at: Database, queries: number) => {
  for (let query = 0; query < queries; query++) await slow(at);
};

test('many slow queries are given up once they have taken too long together', async () => {
  const start = performance.now();
  await expect(withTimeBudget(300, () => slowFor(db, 50))).rejects.toThrow(DatabaseUnavailable);
  expect(performance.now() - start).toBeLessThan(3000);
});

test('a transaction that exceeds the budget is rolled back, and the next one succeeds', async () => {
  const name = 'given up';
  const work = withTimeBudget(300, () =>
    inTransaction(db, async (transaction) => {
      await transaction.insertInto('seeds').values({ name }).execute();
      await slowFor(transaction, 50);
    }),
  );
  await expect(work).rejects.toThrow(DatabaseUnavailable);
  expect(await db.selectFrom('seeds').selectAll().where('name', '=', name).execute()).toEqual([]);
});

test('queries that run on after the work are not limited', async () => {
  let after: Promise<void> | undefined;
  await withTimeBudget(300, async () => {
    await slow(db);
    after = slowFor(db, 4);
  });
  await expect(after).resolves.toBeUndefined();
});
