import { expect, test } from 'vitest';
import { instantOf, wallClockAt } from './wall-clock.ts';

const chicago = 'America/Chicago';

test.each([
  // The clocks go forward on March 14, 2027, at 2 in the morning, and back on November 7.
  ['2027-03-12', '09:00', '2027-03-12T15:00:00.000Z'],
  ['2027-03-14', '01:59', '2027-03-14T07:59:00.000Z'],
  ['2027-03-14', '03:00', '2027-03-14T08:00:00.000Z'],
  ['2027-03-15', '09:00', '2027-03-15T14:00:00.000Z'],
  ['2027-07-01', '16:00', '2027-07-01T21:00:00.000Z'],
  ['2027-11-05', '09:00', '2027-11-05T14:00:00.000Z'],
  ['2027-11-07', '00:30', '2027-11-07T05:30:00.000Z'],
  ['2027-11-07', '03:00', '2027-11-07T09:00:00.000Z'],
  ['2027-11-08', '09:00', '2027-11-08T15:00:00.000Z'],
])('%s %s in Chicago is %s, and the other way round', (date, time, instant) => {
  expect(instantOf({ date, time }, chicago).toISOString()).toBe(instant);
  expect(wallClockAt(new Date(instant), chicago)).toEqual({ date, time });
});

test('midnight belongs to the new day, also with half-hour offsets and before 1970', () => {
  expect(wallClockAt(new Date('2026-11-22T18:30:00.999Z'), 'Asia/Kolkata')).toEqual({
    date: '2026-11-23',
    time: '00:00',
  });
  expect(wallClockAt(new Date('1969-12-31T23:59:59.500Z'), 'UTC')).toEqual({
    date: '1969-12-31',
    time: '23:59',
  });
});
