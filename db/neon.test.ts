/** The Neon driver, over a WebSocket relay to a real Postgres. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, withDatabase } from './connection.ts';
import { insertLead } from './inbox/leads.ts';
import { migrate } from './migrate.ts';
import { startPostgres } from './testing/postgres.ts';
import { startRelay } from './testing/websocket-relay.ts';
import { inTransaction } from './transaction.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const postgres = await startPostgres();
afterAll(postgres.stop);
const relay = await startRelay(postgres.url);
afterAll(relay.stop);
const address = { DATABASE_URL: postgres.url, NEON_WS_PROXY: relay.address };
beforeAll(async () => {
  const db = openDatabase(address);
  await migrate(db);
  await db.destroy();
});

const lead = {
  name: 'Ada',
  email: 'ada@park.example',
  company: 'Park',
  message: 'x'.repeat(100_000),
};

test('twenty concurrent transactions are stored, over WebSockets that are closed afterwards', async () => {
  const before = relay.connections();
  const rows = await Promise.all(
    Array.from({ length: 20 }, () =>
      withDatabase(address, (db) => inTransaction(db, (transaction) => insertLead(transaction, lead))),
    ),
  );
  expect(new Set(rows.map(({ id }) => id)).size).toBe(20);
  expect(rows[0]?.createdAt).toBeInstanceOf(Date);
  expect(relay.connections() - before).toBe(20);
  await expect.poll(() => relay.open()).toBe(0);
});

test('days stay text with this driver too', async () => {
  const { rows } = await withDatabase(address, (db) =>
    sql<{ day: string }>`select date '2027-03-14' as day`.execute(db),
  );
  expect(rows).toEqual([{ day: '2027-03-14' }]);
});

test('a failed transaction throws its own error', async () => {
  const name = { name: 'twice' };
  const twice = withDatabase(address, (db) =>
    inTransaction(db, async (transaction) => {
      await transaction.insertInto('seeds').values([name, name]).execute();
    }),
  );
  await expect(twice).rejects.toMatchObject({ code: '23505' });
});

test('without the proxy the database is unavailable', async () => {
  const gone = { ...address, NEON_WS_PROXY: '127.0.0.1:1/v1' };
  await expect(withDatabase(gone, (db) => insertLead(db, lead))).rejects.toThrow(DatabaseUnavailable);
});

const countLeads = () =>
  withDatabase(address, (db) =>
    db
      .selectFrom('leads')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  );

test.each([
  { lost: 'the connection', lose: async () => relay.cut(), mend: async () => undefined },
  { lost: 'the server', lose: () => postgres.crash(), mend: () => postgres.restart() },
])('$lost is lost in a transaction: unavailable, and nothing is stored', async (at) => {
  const before = await countLeads();
  const lost = withDatabase(address, (db) =>
    inTransaction(db, async (transaction) => {
      await insertLead(transaction, lead);
      await at.lose();
      await insertLead(transaction, lead);
    }),
  );
  await expect(lost).rejects.toThrow(DatabaseUnavailable);
  await at.mend();
  expect(await countLeads()).toEqual(before);
});

test('a connection lost between two queries is replaced for the second', async () => {
  const count = relay.connections();
  await withDatabase(address, async (db) => {
    await sql`select 1`.execute(db);
    relay.cut();
    await expect.poll(() => relay.open()).toBe(0);
    await sql`select 1`.execute(db);
  });
  expect(relay.connections() - count).toBe(2);
});

test('a commit whose answer is lost throws', async () => {
  const lost = withDatabase(address, (db) =>
    inTransaction(db, async (transaction) => {
      await insertLead(transaction, lead);
      // By then the commit has been sent.
      setImmediate(() => relay.cut());
    }),
  );
  await expect(lost).rejects.toThrow(DatabaseUnavailable);
});
