import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { namedDayCases } from './named-day-cases.data.ts';
import { namedDay, wantsCall } from './named-day.ts';

/** Tuesday, 9:10 in the agency's time zone. */
const now = new Date('2026-11-24T15:10:00Z');

test('a message names the coming day to talk on', async () => {
  await eachRow(
    namedDayCases,
    ([message]) => message,
    async ([message, day]) => {
      expect(wantsCall(message)).toBe(true);
      expect(await namedDay(message, now)).toEqual(day);
    },
  );
});

test('work with calls and dates is no wish to talk', () => {
  expect(wantsCall('We miss calls on Monday mornings')).toBe(false);
  expect(wantsCall('Can you deliver by Friday?')).toBe(false);
});
