import { expect, test } from 'vitest';
import { addDays, addMonths, formatDate, weekdayOf } from './calendar-dates.ts';
import { longDate, paddedDate, relativeTime, shortDate } from './dates.ts';
import { instantOf, wallClockAt } from './wall-clock.ts';

const chicago = 'America/Chicago';

test.each([
  // Across a month, a daylight saving change, a leap day and a year.
  [addDays('2027-03-31', 1), '2027-04-01'],
  [addDays('2027-03-14', 1), '2027-03-15'],
  [addDays('2028-02-28', 1), '2028-02-29'],
  [addDays('2027-01-01', -1), '2026-12-31'],
  // The same day of another month, or the last one.
  [addMonths('2027-01-31', 1), '2027-02-28'],
  [addMonths('2027-12-15', 1), '2028-01-15'],
  [addMonths('2028-02-29', 12), '2029-02-28'],
  [weekdayOf('2026-11-23'), 1],
  [weekdayOf('2026-11-22'), 7],
  [formatDate('2027-03-01', { month: 'long', day: 'numeric' }, 'en-US'), 'March 1'],
  [formatDate('2027-03-01', { month: 'long', day: 'numeric' }, 'en-PT'), '1 March'],
  // The day of an instant is that of the time zone, in summer and in winter.
  [shortDate('2026-07-05T04:59:00.000Z', chicago), 'Jul 4, 2026'],
  [shortDate('2026-07-05T05:00:00.000Z', chicago), 'Jul 5, 2026'],
  [shortDate('2026-01-05T05:59:00.000Z', chicago), 'Jan 4, 2026'],
  [longDate('2026-11-09T15:00:00.000Z', chicago), 'November 9, 2026'],
  [paddedDate('2026-11-09T15:00:00.000Z', chicago), 'November 09, 2026'],
])('%s is %s', (made, expected) => {
  expect(made).toBe(expected);
});

test.each([
  ['2026-11-21T11:59:31Z', 'less than a minute ago'],
  ['2026-11-21T12:00:30Z', 'less than a minute ago'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:01:00Z', '59 minutes ago'],
  ['2026-11-20T12:00:01Z', '23 hours ago'],
  ['2026-11-20T12:00:00Z', '1 day ago'],
  ['2026-10-23T12:00:00Z', '29 days ago'],
  ['2026-10-20T12:00:00Z', '1 month ago'],
  ['2025-11-22T12:00:00Z', '12 months ago'],
  ['2024-11-20T12:00:00Z', '2 years ago'],
])('%s was %s', (instant, words) => {
  expect(relativeTime(instant, Date.parse('2026-11-21T12:00:00Z'))).toBe(words);
});

test.each([
  // The clocks go forward on March 14, 2027, at 2 in the morning, and back on November 7.
  ['2027-03-14', '01:59', '2027-03-14T07:59:00.000Z'],
  ['2027-03-14', '03:00', '2027-03-14T08:00:00.000Z'],
  ['2027-07-01', '16:00', '2027-07-01T21:00:00.000Z'],
  ['2027-11-07', '00:30', '2027-11-07T05:30:00.000Z'],
  ['2027-11-07', '03:00', '2027-11-07T09:00:00.000Z'],
])('%s %s in Chicago is %s, and the other way round', (date, time, instant) => {
  expect(instantOf({ date, time }, chicago).toISOString()).toBe(instant);
  expect(wallClockAt(new Date(instant), chicago)).toEqual({ date, time });
});

test.each([
  ['2026-11-22T18:30:00.999Z', 'Asia/Kolkata', { date: '2026-11-23', time: '00:00' }],
  ['1969-12-31T23:59:59.500Z', 'UTC', { date: '1969-12-31', time: '23:59' }],
])('midnight belongs to the new day: %s in %s', (instant, zone, shown) => {
  expect(wallClockAt(new Date(instant), zone)).toEqual(shown);
});
