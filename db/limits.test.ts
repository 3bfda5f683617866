/** Limits that are counted in the database: of requests, and of questions that go to a language model. */
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { takeModelQuestion, takeRequest } from './limits.ts';
import { realDatabase } from './testing/postgres.ts';

const { db, stop } = await realDatabase();
afterAll(stop);
const take = (bucket: string) => takeRequest(db, bucket, { minute: 2, hour: 3 });

/** Moves a bucket's windows into the past. */
async function wait(bucket: string, time: string) {
  await sql`
    update rate_limits set
      minute_started_at = minute_started_at - ${time}::interval,
      hour_started_at = hour_started_at - ${time}::interval
    where bucket = ${bucket}
  `.execute(db);
}

test('a minute starts with the first request of a bucket and ends sixty seconds later', async () => {
  expect(await take('a')).toBeUndefined();
  await wait('a', '30 seconds');
  expect(await take('a')).toBeUndefined();
  const seconds = await take('a');
  expect(seconds).toBeGreaterThan(25);
  expect(seconds).toBeLessThanOrEqual(30);
  expect(await take('another')).toBeUndefined();
  await wait('a', '30 seconds');
  expect(await take('a')).toBeUndefined();
});

test('refused requests do not count against the hour, accepted ones do', async () => {
  await take('b');
  await take('b');
  for (let i = 0; i < 5; i++) expect(await take('b')).toBeGreaterThan(0);
  await wait('b', '1 minute');
  expect(await take('b')).toBeUndefined();
  const seconds = await take('b');
  expect(seconds).toBeGreaterThan(58 * 60);
  expect(seconds).toBeLessThanOrEqual(59 * 60);
  await wait('b', '59 minutes');
  expect(await take('b')).toBeUndefined();
});

test('a day has so many questions, and a clock that is behind does not go back to the last one', async () => {
  const ask = (day: string, limit = 3) => takeModelQuestion(db, day, limit);
  expect(await ask('2026-11-22', 0)).toBe(false);
  const taken = await Promise.all(Array.from({ length: 8 }, () => ask('2026-11-22')));
  expect(taken.filter(Boolean)).toHaveLength(3);
  expect(await ask('2026-11-23')).toBe(true);
  expect([await ask('2026-11-22'), await ask('2026-11-22')]).toEqual([true, true]);
  expect(await ask('2026-11-23')).toBe(false);
});
