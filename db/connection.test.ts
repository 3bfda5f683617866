import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, withDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { inTransaction } from './transaction.ts';
import { DatabaseUnavailable } from './unavailable.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const at = (url: string | undefined) => ({ DATABASE_URL: url, NEON_WS_PROXY: undefined });
const ping = (db: Database) => sql`select 1`.execute(db);

test('migrating twice, and from two places at once, is migrating once', async () => {
  const one = openDatabase(at(postgres.url));
  const two = openDatabase(at(postgres.url));
  const ran = (await Promise.all([migrate(one), migrate(two)])).flat();
  expect(ran[0]).toBe('0001-tables');
  expect(new Set(ran).size).toBe(ran.length);
  expect(await migrate(one)).toEqual([]);
  await Promise.all([one.destroy(), two.destroy()]);
});

test('without an address there is no database', async () => {
  await expect(withDatabase(at(undefined), ping)).rejects.toThrow(DatabaseUnavailable);
});

test('where nobody listens the database is unavailable, at once', async () => {
  const start = performance.now();
  await expect(withDatabase(at('postgres://x@127.0.0.1:1/x'), ping)).rejects.toThrow(
    DatabaseUnavailable,
  );
  expect(performance.now() - start).toBeLessThan(1000);
});

test.concurrent('a server that says nothing is given up before ten seconds', async () => {
  const mute: Server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as { port: number };
  const start = performance.now();
  await expect(withDatabase(at(`postgres://x@127.0.0.1:${port}/x`), ping)).rejects.toThrow(
    DatabaseUnavailable,
  );
  expect(performance.now() - start).toBeLessThan(6000);
  mute.close();
});

test.concurrent(
  'a slow query is given up, its transaction is undone, and the next call gets through',
  async () => {
    const slow = withDatabase(at(postgres.url), (db) =>
      inTransaction(db, async (transaction) => {
        await transaction.insertInto('seeds').values({ name: 'slow' }).execute();
        await sql`select pg_sleep(6)`.execute(transaction);
      }),
    );
    await expect(slow).rejects.toThrow(DatabaseUnavailable);
    const seeds = await withDatabase(at(postgres.url), (db) =>
      db.selectFrom('seeds').selectAll().execute(),
    );
    expect(seeds).toEqual([]);
  },
);

test('a query that is wrong is not an unavailable database', async () => {
  const wrong = withDatabase(at(postgres.url), (db) => sql`select nothing`.execute(db));
  await expect(wrong).rejects.not.toThrow(DatabaseUnavailable);
});

test('days come back as they were written', async () => {
  const call = { phone: '5125550142', date: '2027-03-14', timeSlot: '09:00' };
  const [row] = await withDatabase(at(postgres.url), (db) =>
    db.insertInto('scheduledCalls').values(call).returning('date').execute(),
  );
  expect(row?.date).toBe('2027-03-14');
});

test('a call that is given up does not break those that share its pool', async () => {
  const other = at(`${postgres.url}?application_name=shared`);
  let goOn = () => {};
  const failed = new Promise<void>((resolve) => (goOn = resolve));
  const beside = withDatabase(other, async (db) => {
    await ping(db);
    await failed;
    return ping(db);
  });
  await expect(
    withDatabase(other, async () => {
      throw new DatabaseUnavailable('given up');
    }),
  ).rejects.toThrow('given up');
  goOn();
  expect((await beside).rows).toHaveLength(1);
});

test('a server that dies under a query is unavailable, and breaks no process', async () => {
  await withDatabase(at(postgres.url), ping);
  const running = withDatabase(at(postgres.url), (db) => sql`select pg_sleep(3)`.execute(db));
  const outcome = expect(running).rejects.toThrow(DatabaseUnavailable);
  await postgres.crash();
  await outcome;
  await expect(withDatabase(at(postgres.url), ping)).rejects.toThrow(DatabaseUnavailable);
});
