import { expect, test } from 'vitest';
import { dayAfterKey, firstWeekdayOf, weeksOf } from './month-grid.ts';

test('weeks begin on Sunday and contain only days of the month', () => {
  const march = weeksOf('2027-03', 7);
  expect(march).toHaveLength(5);
  expect(march[0]?.slice(0, 2)).toEqual([undefined, '2027-03-01']);
  expect(march[4]?.slice(3, 5)).toEqual(['2027-03-31', undefined]);
  // A month of exactly four weeks, and one that spans six.
  expect(weeksOf('2026-02')).toHaveLength(4);
  expect(weeksOf('2026-08')).toHaveLength(6);
});

test('weeks begin as they do where the agency is', () => {
  expect(['en-US', 'en-GB', 'pt-PT', 'de-DE'].map(firstWeekdayOf)).toEqual([7, 1, 7, 1]);
  expect(weeksOf('2027-03', 1)[0]?.[0]).toBe('2027-03-01');
  expect(weeksOf('2027-02', 1)[4]).toBeUndefined();
});

const monday = '2027-03-01';

test.each([
  ['ArrowLeft', false, monday, '2027-02-28'],
  ['ArrowRight', false, monday, '2027-03-02'],
  ['ArrowUp', false, monday, '2027-02-22'],
  ['ArrowDown', false, monday, '2027-03-08'],
  ['Home', false, monday, '2027-02-28'],
  ['End', false, monday, '2027-03-06'],
  ['PageUp', false, monday, '2027-02-01'],
  ['PageDown', false, monday, '2027-04-01'],
  ['PageUp', true, monday, '2026-03-01'],
  ['PageDown', true, monday, '2028-03-01'],
  // A Sunday begins its week, a Saturday ends it.
  ['Home', false, '2027-02-28', '2027-02-28'],
  ['End', false, '2027-02-28', '2027-03-06'],
  ['End', false, '2027-03-06', '2027-03-06'],
  ['Tab', false, monday, undefined],
])('%s (Shift: %s) on %s leads to %s', (key, shift, from, to) => {
  expect(dayAfterKey(key, shift, from)).toBe(to);
});
