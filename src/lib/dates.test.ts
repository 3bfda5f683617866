import { expect, test } from 'vitest';
import { longDate, paddedDate, relativeTime, shortDate } from './dates.ts';

const austin = 'America/Chicago';

test('a date in three formats', () => {
  const morning = '2026-11-09T15:00:00.000Z';
  expect(shortDate(morning, austin)).toBe('Nov 9, 2026');
  expect(longDate(morning, austin)).toBe('November 9, 2026');
  expect(paddedDate(morning, austin)).toBe('November 09, 2026');
});

test('the date is that of the given time zone, in summer and in winter', () => {
  expect(shortDate('2026-07-05T04:59:00.000Z', austin)).toBe('Jul 4, 2026');
  expect(shortDate('2026-07-05T05:00:00.000Z', austin)).toBe('Jul 5, 2026');
  expect(shortDate('2026-01-05T05:59:00.000Z', austin)).toBe('Jan 4, 2026');
  expect(shortDate('2026-01-05T05:59:00.000Z', 'UTC')).toBe('Jan 5, 2026');
});

test.each([
  ['2026-11-21T11:59:31Z', 'less than a minute ago'],
  ['2026-11-21T12:00:30Z', 'less than a minute ago'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:01:00Z', '59 minutes ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-20T12:00:01Z', '23 hours ago'],
  ['2026-11-20T12:00:00Z', '1 day ago'],
  ['2026-11-18T12:00:00Z', '3 days ago'],
  ['2026-10-23T12:00:00Z', '29 days ago'],
  ['2026-10-20T12:00:00Z', '1 month ago'],
  ['2025-11-22T12:00:00Z', '12 months ago'],
  ['2024-11-20T12:00:00Z', '2 years ago'],
])('%s was %s', (instant, words) => {
  expect(relativeTime(instant, Date.parse('2026-11-21T12:00:00Z'))).toBe(words);
});
