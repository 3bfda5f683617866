import { expect, test } from 'vitest';
import {
  bookingErrors,
  endOf,
  hasBegun,
  lastDayOf,
  nextFreeSlots,
  startOf,
  timeSlots,
  todayOf,
  closedReason,
} from './booking.ts';
import { formatSlot, slotLabel } from './words.ts';

/** Monday, March 8, 2027, 10:15 a.m. in Chicago. */
const monday = new Date('2027-03-08T16:15:00Z');

test('eight slots a day, on the hour from nine to four', () => {
  expect(timeSlots).toEqual([
    '09:00',
    '10:00',
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
  ]);
  expect(timeSlots.map((timeSlot) => slotLabel(timeSlot))).toEqual([
    '9:00 AM CST',
    '10:00 AM CST',
    '11:00 AM CST',
    '12:00 PM CST',
    '1:00 PM CST',
    '2:00 PM CST',
    '3:00 PM CST',
    '4:00 PM CST',
  ]);
  expect(formatSlot({ date: '2027-03-15', timeSlot: '09:00' })).toBe(
    'Monday, March 15, 2027 at 9:00 AM CST',
  );
});

test('a slot is a time in Chicago: an hour earlier in UTC all summer', () => {
  // Around the start of daylight saving time on March 14, and its end on November 7.
  const nine = (date: string) => startOf({ date, timeSlot: '09:00' }).toISOString();
  expect(nine('2027-03-12')).toBe('2027-03-12T15:00:00.000Z');
  expect(nine('2027-03-15')).toBe('2027-03-15T14:00:00.000Z');
  expect(nine('2027-11-05')).toBe('2027-11-05T14:00:00.000Z');
  expect(nine('2027-11-08')).toBe('2027-11-08T15:00:00.000Z');
  expect(endOf(new Date('2027-11-08T15:00:00Z')).toISOString()).toBe('2027-11-08T15:30:00.000Z');
});

test('today is the date in Chicago', () => {
  expect(todayOf(new Date('2027-03-09T05:59:00Z'))).toBe('2027-03-08');
  expect(todayOf(new Date('2027-03-09T06:00:00Z'))).toBe('2027-03-09');
});

test('today can be booked from the next full hour: a slot that begins this minute is too late', () => {
  const today = (timeSlot: string, now = monday) =>
    bookingErrors({ date: '2027-03-08', timeSlot }, now);
  expect(today('10:00')).toEqual({ timeSlot: ['This time has passed'] });
  expect(today('11:00')).toEqual({});
  expect(today('11:00', new Date('2027-03-08T16:59:59.999Z'))).toEqual({});
  expect(today('11:00', new Date('2027-03-08T17:00:00.000Z'))).toEqual({
    timeSlot: ['This time has passed'],
  });
  expect(hasBegun({ date: '2027-03-08', timeSlot: '10:00' }, monday)).toBe(true);
});

test('after the last slot of today the day is closed, and its slots have passed', () => {
  const evening = new Date('2027-03-08T22:00:00Z');
  expect(closedReason('2027-03-08', new Date('2027-03-08T21:59:00Z'))).toBeUndefined();
  expect(closedReason('2027-03-08', evening)).toBe('No more calls today');
  expect(bookingErrors({ date: '2027-03-08', timeSlot: '16:00' }, evening)).toEqual({
    timeSlot: ['This time has passed'],
  });
});

test("sixty days ahead, counted in Chicago's calendar, across a daylight saving change", () => {
  expect(lastDayOf(monday)).toBe('2027-05-07');
  expect(bookingErrors({ date: '2027-05-07', timeSlot: '16:00' }, monday)).toEqual({});
  expect(bookingErrors({ date: '2027-05-10', timeSlot: '09:00' }, monday)).toEqual({
    date: ['Calls can be booked up to 60 days ahead'],
  });
  // Still March 8 in Chicago, though not in UTC.
  expect(lastDayOf(new Date('2027-03-09T05:59:00Z'))).toBe('2027-05-07');
});

test.each([
  ['2027-03-05', 'This day has passed'],
  ['2027-03-13', 'Closed on Saturdays'],
  ['2027-03-14', 'Closed on Sundays'],
])('%s: %s', (date, reason) => {
  expect(closedReason(date, monday)).toBe(reason);
  expect(bookingErrors({ date, timeSlot: '09:00' }, monday)).toEqual({ date: [reason] });
});

test('a closed date has a reason, also an observed holiday', () => {
  const autumn = new Date('2026-11-21T18:00:00Z');
  expect(closedReason('2026-11-26', autumn)).toBe('Closed: Thanksgiving');
  expect(closedReason('2027-12-31', new Date('2027-12-01T18:00:00Z'))).toBe(
    'Closed: New Year’s Day (observed)',
  );
});

test('a time that is not a slot', () => {
  const said = { timeSlot: ['Calls begin on the hour, from 9:00 AM CST to 4:00 PM CST'] };
  for (const timeSlot of ['08:00', '17:00', '09:30', '24:00']) {
    expect(bookingErrors({ date: '2027-03-09', timeSlot }, monday)).toEqual(said);
  }
});

test('the next free slots skip booked, past and closed ones', () => {
  const friday = new Date('2026-11-20T21:30:00Z'); // 3:30 PM
  expect(nextFreeSlots([], friday, 2)).toEqual([
    { date: '2026-11-20', timeSlot: '16:00' },
    { date: '2026-11-23', timeSlot: '09:00' },
  ]);
  const wednesday = new Date('2026-11-25T22:00:00Z');
  expect(nextFreeSlots([{ date: '2026-11-30', timeSlot: '09:00' }], wednesday, 1)).toEqual([
    { date: '2026-11-30', timeSlot: '10:00' },
  ]);
});

test('there are no more free slots than exist', () => {
  const all = nextFreeSlots([], monday, 1000);
  expect(all.at(-1)).toEqual({ date: '2027-05-07', timeSlot: '16:00' });
  expect(nextFreeSlots(all, monday, 3)).toEqual([]);
});
