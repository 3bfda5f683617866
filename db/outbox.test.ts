import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from './connection.ts';
import { insertLead } from './leads.ts';
import { migrate } from './migrate.ts';
import type { News } from './outbox.ts';
import { insertCall } from './scheduled-calls.ts';
import { embeddedDatabase } from './testing/embedded.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';

let postgres: TestPostgres;
let databases: Record<'embedded' | 'real', Database>;

beforeAll(async () => {
  postgres = await startPostgres();
  const real = openDatabase({ DATABASE_URL: postgres.url, NEON_WS_PROXY: undefined });
  await migrate(real);
  databases = { embedded: await embeddedDatabase(), real };
});
afterAll(async () => {
  for (const db of Object.values(databases)) await db.destroy();
  await postgres.stop();
});

const lead = { name: 'Ada Park', email: 'ada@park.example', company: 'Park', message: 'Hello.' };
const news: News = {
  channels: ['webhook', 'email'],
  kind: 'contact',
  payload: { name: 'Ada “the” Park', phone: undefined, isSpam: false },
  times: ['createdAt', 'updatedAt'],
};

describe.each(['embedded', 'real'] as const)('%s Postgres', (kind) => {
  const told = () =>
    databases[kind].selectFrom('outbox').select(['channel', 'kind', 'payload']).execute();

  test('a row is told with its id and its time, once over each channel', async () => {
    const { id, createdAt } = await insertLead(databases[kind], lead, news);
    const time = createdAt.toISOString();
    const payload = {
      name: 'Ada “the” Park',
      isSpam: false,
      id,
      createdAt: time,
      updatedAt: time,
    };
    expect(await told()).toEqual([
      { channel: 'webhook', kind: 'contact', payload },
      { channel: 'email', kind: 'contact', payload },
    ]);
  });

  test('what is not kept is not told, and what cannot be told is not kept', async () => {
    const db = databases[kind];
    const slot = { phone: '555', date: '2027-03-15', timeSlot: '09:00' };
    await insertCall(db, slot);
    const before = await told();
    expect(await insertCall(db, slot, news)).toBeUndefined();
    const wrong = { ...news, channels: ['pigeon'] } as unknown as News;
    await expect(insertCall(db, { ...slot, timeSlot: '10:00' }, wrong)).rejects.toThrow('outbox');
    expect(await told()).toEqual(before);
    expect(await db.selectFrom('scheduledCalls').select('timeSlot').execute()).toHaveLength(1);
  });
});
