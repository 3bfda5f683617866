import { expect, test } from 'vitest';
import { addDays, addMonths, formatDate, weekdayOf } from './calendar-dates.ts';
import { ages, inChicago } from './dates-cases.data.ts';
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
  [paddedDate('2026-11-09T15:00:00.000Z', 'Europe/Berlin', 'de-DE'), '9. November 2026'],
])('%s is %s', (made, expected) => {
  expect(made).toBe(expected);
});

test.each(ages)('%s was %s', (instant, words) => {
  expect(relativeTime(instant, Date.parse('2026-11-21T12:00:00Z'))).toBe(words);
});

test('a visitor reads in the language of the site how long ago it was', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(relativeTime('2026-11-18T12:00:00Z', now, 'de-DE', 'gerade eben')).toBe('vor 3 Tagen');
  expect(relativeTime('2026-11-21T11:59:31Z', now, 'de-DE', 'gerade eben')).toBe('gerade eben');
});

test.each(inChicago)('%s %s in Chicago is %s, and the other way round', (date, time, instant) => {
  expect(instantOf({ date, time }, chicago).toISOString()).toBe(instant);
  expect(wallClockAt(new Date(instant), chicago)).toEqual({ date, time });
});

test.each([
  ['2026-11-22T18:30:00.999Z', 'Asia/Kolkata', { date: '2026-11-23', time: '00:00' }],
  ['1969-12-31T23:59:59.500Z', 'UTC', { date: '1969-12-31', time: '23:59' }],
])('midnight belongs to the new day: %s in %s', (instant, zone, shown) => {
  expect(wallClockAt(new Date(instant), zone)).toEqual(shown);
});
