import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from './connection.ts';
import { takeModelQuestion } from './model-questions.ts';
import { realDatabase } from './testing/postgres.ts';

let db: Database;
let stop: () => Promise<void>;
beforeAll(async () => void ({ db, stop } = await realDatabase()));
afterAll(() => stop());
beforeEach(async () => {
  await db.deleteFrom('modelQuestions').execute();
});

const take = (day: string, limit = 3) => takeModelQuestion(db, day, limit);

test('of concurrent questions only the limit of the day is accepted', async () => {
  const taken = await Promise.all(Array.from({ length: 8 }, () => take('2026-11-22')));
  expect(taken.filter(Boolean)).toHaveLength(3);
});

test('the next day starts from zero, and a clock that is behind does not go back to the last one', async () => {
  for (let i = 0; i < 3; i++) expect(await take('2026-11-22')).toBe(true);
  expect(await take('2026-11-22')).toBe(false);
  expect(await take('2026-11-23')).toBe(true);
  expect(await take('2026-11-22')).toBe(true);
  expect(await take('2026-11-22')).toBe(true);
  expect(await take('2026-11-23')).toBe(false);
});

test('a limit of zero accepts none', async () => {
  expect(await take('2026-11-22', 0)).toBe(false);
});
