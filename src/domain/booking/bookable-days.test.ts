import { expect, test } from 'vitest';
import { site } from '#src/content/site.ts';
import {
  bookingErrors,
  closedReason,
  endOf,
  lastDayOf,
  nextFreeSlots,
  startOf,
  timeSlots,
  todayOf,
  usual,
} from './bookable-days.ts';
import { answerTimes, bookings, openingStates, slotLabels } from './bookable-days-cases.data.ts';
import { answerBy, openingState } from './business-hours.ts';
import { hoursText, withHours } from './hours-text.ts';
import { formatSlot, hoursLabel, slotLabel, slotOnScreen } from './words.ts';

/** Chicago is six hours behind UTC in winter. */
const at = (text: string) => new Date(`${text}-06:00`);
const monday = at('2027-03-08T10:15');

test('eight slots a day, on the hour from nine to four, are said as people say them', () => {
  expect(timeSlots.map((timeSlot) => slotLabel(timeSlot))).toEqual(slotLabels);
  const slot = { date: '2027-03-15', timeSlot: '09:00' };
  expect(formatSlot(slot)).toBe('Monday, March 15, 2027 at 9:00 AM CST');
  // On the screen no line breaks within a time.
  expect(slotOnScreen(slot)).toBe('Monday, March 15, 2027 at 9:00\u00a0AM\u00a0CST');
  expect(hoursLabel('10:00', '16:00')).toBe('10AM to 4PM CST');
});

test('a slot is a time in Chicago: an hour earlier in UTC all summer', () => {
  // Around the start of daylight saving time on March 14, and its end on November 7.
  const nine = (date: string) => startOf({ date, timeSlot: '09:00' }).toISOString();
  expect(nine('2027-03-12')).toBe('2027-03-12T15:00:00.000Z');
  expect(nine('2027-03-15')).toBe('2027-03-15T14:00:00.000Z');
  expect(nine('2027-11-08')).toBe('2027-11-08T15:00:00.000Z');
  expect(endOf(new Date('2027-11-08T15:00:00Z')).toISOString()).toBe('2027-11-08T15:30:00.000Z');
  expect(todayOf(at('2027-03-08T23:59'))).toBe('2027-03-08');
  expect(todayOf(at('2027-03-09T00:00'))).toBe('2027-03-09');
});

test.each(bookings)('at %s, %s %s: %j', (now, date, timeSlot, errors) => {
  expect(bookingErrors({ date, timeSlot }, at(now))).toEqual(errors);
});

test('a day is closed after its last slot, or for the reason that it cannot be booked', () => {
  expect(closedReason('2027-03-08', at('2027-03-08T15:59'))).toBeUndefined();
  expect(closedReason('2027-03-08', at('2027-03-08T16:00'))).toBe('No more calls today');
  expect(closedReason('2027-03-13', monday)).toBe('Closed on Saturdays');
});

test('the next free slots skip booked, past and closed ones, and end with the last day', () => {
  expect(nextFreeSlots([], at('2026-11-20T15:30'), 2)).toEqual([
    { date: '2026-11-20', timeSlot: '16:00' },
    { date: '2026-11-23', timeSlot: '09:00' },
  ]);
  const booked = [{ date: '2026-11-30', timeSlot: '09:00' }];
  expect(nextFreeSlots(booked, at('2026-11-25T16:00'), 1)).toEqual([{ date: '2026-11-30', timeSlot: '10:00' }]);
  const all = nextFreeSlots([], monday, 1000);
  expect(all.at(-1)).toEqual({ date: lastDayOf(monday), timeSlot: '16:00' });
  expect(nextFreeSlots(all, monday, 3)).toEqual([]);
  // Still March 8 in Chicago, though not in UTC.
  expect(lastDayOf(at('2027-03-08T23:59'))).toBe('2027-05-07');
});

test.each(answerTimes)('three working days of eight hours, %s', (_, sent, answer) => {
  expect(answerBy(at(sent))).toBe(answer);
});

test('an owner’s own closed days count', () => {
  const open = { ...usual, closedDays: [{ date: '2027-03-10', reason: 'Inventory' }] };
  expect(answerBy(at('2027-03-08T09:00'), open)).toBe('Thursday, March 11, 2027 at 5:00 PM CST');
});

test.each(openingStates)('at %s: %s', (now, state) => {
  expect(openingState(at(now)).replaceAll('\u00a0', ' ')).toBe(state);
});

const from9To5 = { opens: site.hours.opens, closes: site.hours.closes };
const from10To4 = { opens: '10:00', closes: '16:00' };
const open = (weekdays: readonly number[], hours = from9To5) => ({
  hours: { weekdays, ...hours },
  closedDays: [],
});

test.each([
  [[1, 2, 3, 4, 6], from10To4, /^Monday, .*Thursday and Saturday\b/],
  [[1, 2, 3, 4], from10To4, /^Monday to Thursday\b/],
  [[3], from9To5, /^Wednesday\b/],
])('the hours on the weekdays %j, %j', (weekdays, hours, said) => {
  expect(hoursText(open(weekdays, hours))).toMatch(said);
});

test('a text says the hours that an owner has set, and the default ones in its own words', () => {
  expect(hoursText(open(site.hours.weekdays))).toBe(site.hours.text);
  const text = `Call us, ${site.hours.text}: it is quickest.`;
  const mondays = open([1]);
  expect(withHours(text)).toBe(text);
  expect(withHours(text, mondays)).toBe(`Call us, ${hoursText(mondays)}: it is quickest.`);
});
