import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { deleteOldBuckets, takeRequest } from './rate-limits.ts';
import { embeddedDatabase } from './testing/embedded.ts';

let db: Database;
beforeAll(async () => {
  db = await embeddedDatabase();
});
afterAll(() => db.destroy());

const limit = { minute: 2, hour: 3 };

/** Moves a bucket's windows into the past. */
async function wait(bucket: string, time: string) {
  await sql`
    update rate_limits set
      minute_started_at = minute_started_at - ${time}::interval,
      hour_started_at = hour_started_at - ${time}::interval
    where bucket = ${bucket}
  `.execute(db);
}

test('a minute starts with the first request and ends sixty seconds later', async () => {
  expect(await takeRequest(db, 'a', limit)).toBeUndefined();
  await wait('a', '30 seconds');
  expect(await takeRequest(db, 'a', limit)).toBeUndefined();
  const seconds = await takeRequest(db, 'a', limit);
  expect(seconds).toBeGreaterThan(25);
  expect(seconds).toBeLessThanOrEqual(30);
  await wait('a', '30 seconds');
  expect(await takeRequest(db, 'a', limit)).toBeUndefined();
});

test('refused requests do not count against the hour, accepted ones do', async () => {
  await takeRequest(db, 'b', limit);
  await takeRequest(db, 'b', limit);
  for (let i = 0; i < 5; i++) expect(await takeRequest(db, 'b', limit)).toBeGreaterThan(0);
  await wait('b', '1 minute');
  expect(await takeRequest(db, 'b', limit)).toBeUndefined();
  const seconds = await takeRequest(db, 'b', limit);
  expect(seconds).toBeGreaterThan(58 * 60);
  expect(seconds).toBeLessThanOrEqual(59 * 60);
  await wait('b', '59 minutes');
  expect(await takeRequest(db, 'b', limit)).toBeUndefined();
});

test('buckets are counted separately', async () => {
  await takeRequest(db, 'c', { minute: 1, hour: 1 });
  expect(await takeRequest(db, 'd', { minute: 1, hour: 1 })).toBeUndefined();
});

test('a bucket whose windows have ended is deleted', async () => {
  await takeRequest(db, 'old', limit);
  await takeRequest(db, 'new', limit);
  await wait('old', '61 minutes');
  await deleteOldBuckets(db);
  const rows = await db.selectFrom('rateLimits').select('bucket').execute();
  expect(rows.map(({ bucket }) => bucket)).toContain('new');
  expect(rows.map(({ bucket }) => bucket)).not.toContain('old');
});
