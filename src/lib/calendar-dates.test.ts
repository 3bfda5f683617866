import { expect, test } from 'vitest';
import { addDays, addMonths, daysIn, formatDate, weekdayOf } from './calendar-dates.ts';

test('days are added across months, leap days and daylight saving changes', () => {
  expect(addDays('2027-03-13', 1)).toBe('2027-03-14');
  expect(addDays('2027-03-14', 1)).toBe('2027-03-15');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test('a month later is the same day, or the last one', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2027-12-15', 1)).toBe('2028-01-15');
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(daysIn('2028-02')).toBe(29);
});

test('weekdays begin with Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekdayOf('2026-11-22')).toBe(7);
});

test('a formatted date is the same in every time zone', () => {
  expect(formatDate('2027-03-01', { month: 'long', day: 'numeric' }, 'en-US')).toBe('March 1');
  expect(formatDate('2027-03-01', { month: 'long', day: 'numeric' }, 'en-PT')).toBe('1 March');
});
