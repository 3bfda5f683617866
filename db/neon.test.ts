/** The Neon driver's path, over a WebSocket relay to a real Postgres. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, withDatabase } from './connection.ts';
import { insertLead } from './leads.ts';
import { migrate } from './migrate.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { startRelay } from './testing/websocket-relay.ts';
import { inTransaction } from './transaction.ts';
import { DatabaseUnavailable } from './unavailable.ts';

let postgres: TestPostgres;
let relay: Awaited<ReturnType<typeof startRelay>>;
let address: { DATABASE_URL: string; NEON_WS_PROXY: string };

beforeAll(async () => {
  postgres = await startPostgres();
  relay = await startRelay(postgres.url);
  address = { DATABASE_URL: postgres.url, NEON_WS_PROXY: relay.address };
  const db = openDatabase(address);
  await migrate(db);
  await db.destroy();
});
afterAll(async () => {
  relay.stop();
  await postgres.stop();
});

const lead = {
  name: 'Ada',
  email: 'ada@park.example',
  company: 'Park',
  message: 'x'.repeat(100_000),
};

test('twenty transactions at once are kept, over WebSockets that end with their call', async () => {
  const before = relay.connections();
  const kept = await Promise.all(
    Array.from({ length: 20 }, () =>
      withDatabase(address, (db) =>
        inTransaction(db, (transaction) => insertLead(transaction, lead)),
      ),
    ),
  );
  expect(new Set(kept.map(({ id }) => id)).size).toBe(20);
  expect(kept[0]?.createdAt).toBeInstanceOf(Date);
  expect(relay.connections() - before).toBe(20);
  await expect.poll(() => relay.open()).toBe(0);
});

test('days stay text on this path too', async () => {
  const { rows } = await withDatabase(address, (db) =>
    sql<{ day: string }>`select date '2027-03-14' as day`.execute(db),
  );
  expect(rows).toEqual([{ day: '2027-03-14' }]);
});

test('a failed transaction leaves nothing and gives its error', async () => {
  const name = { name: 'twice' };
  const twice = withDatabase(address, (db) =>
    inTransaction(db, async (transaction) => {
      await transaction.insertInto('seeds').values([name, name]).execute();
    }),
  );
  await expect(twice).rejects.toMatchObject({ code: '23505' });
});

test('a proxy that is not there is an unavailable database', async () => {
  const gone = { ...address, NEON_WS_PROXY: '127.0.0.1:1/v1' };
  await expect(withDatabase(gone, (db) => insertLead(db, lead))).rejects.toThrow(
    DatabaseUnavailable,
  );
});
