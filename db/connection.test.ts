import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { type Database, MOST_CONNECTIONS, openDatabase, withDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { startPostgres } from './testing/postgres.ts';
import { inTransaction } from './transaction.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const postgres = await startPostgres();
afterAll(postgres.stop);

const at = (url: string | undefined) => ({ DATABASE_URL: url, NEON_WS_PROXY: undefined });
const ping = (db: Database) => sql`select 1`.execute(db);

test('migrations run once, even if two processes start them at the same time', async () => {
  // With the long deadline that commands use: one waits for the other's lock.
  const one = openDatabase(at(postgres.url), 60_000);
  const two = openDatabase(at(postgres.url), 60_000);
  const ran = (await Promise.all([migrate(one), migrate(two)])).flat();
  expect(ran[0]).toBe('0001-tables');
  expect(new Set(ran).size).toBe(ran.length);
  expect(await migrate(one)).toEqual([]);
  await Promise.all([one.destroy(), two.destroy()]);
});

test('without an address the database is unavailable', async () => {
  await expect(withDatabase(at(undefined), ping)).rejects.toThrow(DatabaseUnavailable);
});

test('if nothing listens at the address, the database is unavailable at once', async () => {
  const start = performance.now();
  await expect(withDatabase(at('postgres://x@127.0.0.1:1/x'), ping)).rejects.toThrow(DatabaseUnavailable);
  expect(performance.now() - start).toBeLessThan(1000);
});

test.concurrent('a server that does not answer is given up before ten seconds', async () => {
  const mute: Server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as { port: number };
  const start = performance.now();
  await expect(withDatabase(at(`postgres://x@127.0.0.1:${port}/x`), ping)).rejects.toThrow(DatabaseUnavailable);
  expect(performance.now() - start).toBeLessThan(6000);
  mute.close();
});

test.concurrent('a slow query is given up, its transaction is rolled back, and the next query succeeds', async () => {
  const slow = withDatabase(at(postgres.url), (db) =>
    inTransaction(db, async (transaction) => {
      await transaction.insertInto('seeds').values({ name: 'slow' }).execute();
      await sql`select pg_sleep(6)`.execute(transaction);
    }),
  );
  await expect(slow).rejects.toThrow(DatabaseUnavailable);
  const seeds = await withDatabase(at(postgres.url), (db) => db.selectFrom('seeds').selectAll().execute());
  expect(seeds).toEqual([]);
});

test('an invalid query is not reported as an unavailable database', async () => {
  const wrong = withDatabase(at(postgres.url), (db) => sql`select nothing`.execute(db));
  await expect(wrong).rejects.not.toThrow(DatabaseUnavailable);
});

test('work that fails does not break other work on the same pool', async () => {
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

/** A connection of its own for checks; `backends` counts the open connections of the limited pool. */
async function connectAdmin() {
  const client = new Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  const backends = async () => {
    const { rows } = await client.query<{ count: number }>(`
      select count(*)::integer as count from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name = 'limited'
    `);
    return rows[0]?.count ?? 0;
  };
  return { client, backends };
}
const limited = () => at(`${postgres.url}?application_name=limited`);
const readSeeds = () => withDatabase(limited(), (db) => db.selectFrom('seeds').selectAll().execute());

test('every statement gets its time limits on the server, and leaves none on the session', async () => {
  const limits = (db: Database) =>
    sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
      order by name
    `.execute(db);
  const set = [
    { name: 'idle_in_transaction_session_timeout', setting: '12000' },
    { name: 'lock_timeout', setting: '2000' },
    { name: 'statement_timeout', setting: '3600' },
  ];
  const alone = await withDatabase(limited(), limits);
  expect(alone.rows).toEqual(set);
  const inside = await withDatabase(limited(), (db) => inTransaction(db, limits));
  expect(inside.rows).toEqual(set);
  const { client } = await connectAdmin();
  // A pooler would reuse the server connection like this for another client.
  const { rows } = await client
    .query('begin; set local lock_timeout = 1; commit; show lock_timeout')
    .then((answers) => (answers as unknown as { rows: unknown[] }[]).at(-1) ?? { rows: [] });
  expect(rows).toEqual([{ lock_timeout: '0' }]);
  await client.end();
});

test('a locked table blocks no queries of other tables, and holds few connections', async () => {
  const { client, backends } = await connectAdmin();
  await client.query('begin; lock table seeds in access exclusive mode');
  let most = 0;
  const slowest: Record<string, number> = { other: 0, refused: 0 };
  const time = async (what: string, work: Promise<unknown>) => {
    const began = performance.now();
    await work;
    slowest[what] = Math.max(slowest[what] ?? 0, performance.now() - began);
  };
  const readers: Promise<void>[] = [];
  const outcomes = new Set<string>();
  for (let round = 0; round < 32; round++) {
    const reader = readSeeds().then(
      () => outcomes.add('read'),
      (error: unknown) => outcomes.add(error instanceof DatabaseUnavailable ? 'refused' : 'failed'),
    );
    // From the third second on the circuit is open, so queries are refused quickly.
    readers.push(round < 24 ? reader.then(() => undefined) : time('refused', reader));
    if (round >= 24) await time('other', withDatabase(limited(), ping));
    most = Math.max(most, await backends());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await Promise.all(readers);
  expect([...outcomes]).toEqual(['refused']);
  // Less than the lock timeout of two seconds: these did not wait for the lock.
  expect(slowest.other).toBeLessThan(2000);
  expect(most).toBeLessThanOrEqual(MOST_CONNECTIONS);
  await client.query('rollback');
  await expect.poll(() => readSeeds().then(() => 'read', String)).toBe('read');
  await client.end();
});

test('while a server hangs, queries are refused at once after some timeouts; it is used again later', async () => {
  const { client, backends } = await connectAdmin();
  await withDatabase(limited(), ping);
  postgres.pause();
  const calls = () => Promise.allSettled(Array.from({ length: 20 }, () => withDatabase(limited(), ping)));
  const first = await calls();
  const began = performance.now();
  const second = await calls();
  const taken = performance.now() - began;
  postgres.resume();
  for (const call of [...first, ...second]) {
    expect(call).toMatchObject({
      status: 'rejected',
      reason: expect.any(DatabaseUnavailable) as unknown,
    });
  }
  // None of them waited for its deadline of four seconds.
  expect(taken).toBeLessThan(2000);
  const reached = () => withDatabase(limited(), ping).then(() => 'reached', String);
  await expect.poll(reached).toBe('reached');
  expect(await backends()).toBeLessThanOrEqual(MOST_CONNECTIONS);
  await client.end();
}, 20_000);

test('a server that crashes during a query is unavailable, and does not end this process', async () => {
  await withDatabase(at(postgres.url), ping);
  const running = withDatabase(at(postgres.url), (db) => sql`select pg_sleep(3)`.execute(db));
  const outcome = expect(running).rejects.toThrow(DatabaseUnavailable);
  await postgres.crash();
  await outcome;
  await expect(withDatabase(at(postgres.url), ping)).rejects.toThrow(DatabaseUnavailable);
});
