import { expect, test } from 'vitest';
import { closedDaysIn, dayAfterKey, firstWeekdayOf, weeksOf } from './month-grid.ts';

test('weeks begin on Sunday and contain only days of the month', () => {
  const march = weeksOf('2027-03', 7);
  expect(march).toHaveLength(5);
  expect(march[0]).toEqual([
    undefined,
    '2027-03-01',
    '2027-03-02',
    '2027-03-03',
    '2027-03-04',
    '2027-03-05',
    '2027-03-06',
  ]);
  expect(march.at(-1)?.filter(Boolean)).toEqual([
    '2027-03-28',
    '2027-03-29',
    '2027-03-30',
    '2027-03-31',
  ]);
  // A month of exactly four weeks, and one that spans six.
  expect(weeksOf('2026-02')).toHaveLength(4);
  expect(weeksOf('2026-08')).toHaveLength(6);
});

test('weeks begin as they do where the agency is', () => {
  expect(['en-US', 'en-GB', 'pt-PT', 'de-DE'].map(firstWeekdayOf)).toEqual([7, 1, 7, 1]);
  expect(weeksOf('2027-03', 1)[0]?.[0]).toBe('2027-03-01');
  expect(weeksOf('2027-02', 1)[4]).toBeUndefined();
});

test.each([
  ['ArrowLeft', false, '2027-02-28'],
  ['ArrowRight', false, '2027-03-02'],
  ['ArrowUp', false, '2027-02-22'],
  ['ArrowDown', false, '2027-03-08'],
  ['Home', false, '2027-02-28'],
  ['End', false, '2027-03-06'],
  ['PageUp', false, '2027-02-01'],
  ['PageDown', false, '2027-04-01'],
  ['PageUp', true, '2026-03-01'],
  ['PageDown', true, '2028-03-01'],
])('%s (Shift: %s) moves from Monday, March 1, to %s', (key, shift, day) => {
  expect(dayAfterKey(key, shift, '2027-03-01')).toBe(day);
});

test('a Sunday begins its week, a Saturday ends it', () => {
  expect(dayAfterKey('Home', false, '2027-02-28')).toBe('2027-02-28');
  expect(dayAfterKey('End', false, '2027-02-28')).toBe('2027-03-06');
  expect(dayAfterKey('End', false, '2027-03-06')).toBe('2027-03-06');
});

test('closed days are listed by date, however they were entered', () => {
  const closedDays = ['2027-12-25', '2027-12-07', '2027-12-01', '2028-01-01'].map((date) => ({
    date,
    reason: 'Party',
  }));
  const dates = closedDaysIn('2027-12', '2027-12-02', { closedDays }).map(({ date }) => date);
  expect(dates).toEqual(['2027-12-07', '2027-12-25']);
});

test('other keys do nothing', () => {
  expect(dayAfterKey('Tab', false, '2027-03-01')).toBeUndefined();
});
