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
} from './bookable-days.ts';
import { answerTimes, bookings, openingStates, slotLabels } from './bookable-days-cases.data.ts';
import { answerBy, openingState } from './business-hours.ts';
import { daySlots } from './notice-and-buffer.ts';
import { slotsOn, usual } from './opening-times.ts';
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
  expect(hoursLabel({ opens: '10:00', closes: '16:00' })).toBe('10AM to 4PM CST');
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
  spans: null,
  closedDays: [],
  closedHours: [],
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

/** A week with a break, a short Friday, and Saturdays from a quarter past nine on. */
const week = {
  ...usual,
  spans: [
    { weekdays: [1, 2, 3, 4], opens: '13:00', closes: '17:00' },
    { weekdays: [1, 2, 3, 4], opens: '09:00', closes: '12:00' },
    { weekdays: [5], opens: '09:00', closes: '12:30' },
    { weekdays: [6], opens: '09:15', closes: '11:15' },
    { weekdays: [7], opens: '01:00', closes: '04:00' },
  ],
  closedHours: [
    { date: '2027-03-12', from: '10:30', to: '17:00', reason: 'Team lunch' },
    { date: '2027-03-16', from: '12:00', to: '13:15', reason: 'Dentist' },
    { date: '2027-03-17', from: '08:00', to: '18:00', reason: 'Fair' },
    { date: '2027-03-28', from: '08:00', to: '09:00', reason: 'Not at that hour' },
  ],
};
const lunch = [{ date: '2027-03-12', from: '12:00', to: '17:00', reason: 'Team lunch' }];

test.each<[date: string, slots: string, open?: typeof usual]>([
  ['2027-03-11', '09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00', usual],
  ['2027-03-12', '09:00 10:00 11:00', { ...usual, closedHours: lunch }],
  ['2027-03-13', '', usual],
  ['2027-03-15', '09:00 10:00 11:00 13:00 14:00 15:00 16:00'],
  // The half hour that is left is no slot.
  ['2027-03-19', '09:00 10:00 11:00'],
  ['2027-03-12', '09:00'],
  // A slot that has begun before is closed too.
  ['2027-03-16', '09:00 10:00 11:00 14:00 15:00 16:00'],
  ['2027-03-17', ''],
  ['2027-03-13', '09:15 10:15'],
  // The clocks skip the hour from two to three.
  ['2027-03-14', '01:00 03:00'],
  ['2027-11-07', '01:00 02:00 03:00'],
])('on %s calls begin at %s', (date, slots, open = week) => {
  expect(slotsOn(date, open).join(' ')).toBe(slots);
});

test.each<[date: string, timeSlot: string, errors: object]>([
  ['2027-03-15', '13:00', {}],
  [
    '2027-03-15',
    '12:00',
    {
      timeSlot: ['Calls begin on the hour, from 9:00 AM CST to 11:00 AM CST and from 1:00 PM CST to 4:00 PM CST'],
    },
  ],
  ['2027-03-13', '09:00', { timeSlot: ['Calls begin every 60 minutes, from 9:15 AM CST to 10:15 AM CST'] }],
  ['2027-03-12', '11:00', { timeSlot: ['Closed: Team lunch'] }],
  ['2027-03-17', '09:00', { date: ['Closed: Fair'] }],
])('spans and closed hours: %s at %s', (date, timeSlot, errors) => {
  expect(bookingErrors({ date, timeSlot }, monday, week)).toEqual(errors);
});

test('a day whose hours are too short for a call says so, whatever else is closed on it', () => {
  const spans = [
    { weekdays: [5, 7], opens: '02:00', closes: '02:45' },
    { weekdays: [7], opens: '02:00', closes: '03:00' },
  ];
  // By hours that are too short, by an hour that the clocks skip, and without anything closed in them.
  for (const [date, span] of [
    ['2027-03-19', 0],
    ['2027-03-14', 1],
    ['2027-03-28', 0],
  ] as const) {
    const open = { ...week, spans: spans.slice(span, span + 1) };
    expect(bookingErrors({ date, timeSlot: '02:00' }, monday, open)).toEqual({ date: ['No calls on this day'] });
  }
});

test('a reason from right to left stays in its place', () => {
  const closedDays = [{ date: '2027-03-17', reason: 'ראש השנה' }];
  const errors = bookingErrors({ date: '2027-03-17', timeSlot: '09:00' }, monday, { ...week, closedDays });
  expect(errors).toEqual({ date: ['Closed: \u2068ראש השנה\u2069'] });
});

test('a break is said, and the office is closed in it', () => {
  const open = { ...week, spans: week.spans.slice(0, 3) };
  expect(hoursText(open)).toBe('Monday to Thursday 9AM to 12PM and 1PM to 5PM CST, Friday 9AM to 12:30PM CST');
  expect(openingState(at('2027-03-08T12:30'), open).replaceAll('\u00a0', ' ')).toBe('Closed now. Opens at 1:00 PM CST');
  // Seven hours a day.
  expect(answerBy(at('2027-03-08T09:00'), open)).toBe('Thursday, March 11, 2027 at 12:00 PM CST');
});

test('what a day offers, and which of it cannot be had', () => {
  const rules = { ...week, noticeHours: 0, bufferMinutes: 0 };
  const day = (date: string, now = monday) =>
    daySlots(
      date,
      {
        now,
        // The second was booked when slots began on the half hour.
        booked: [
          { date: '2027-03-15', timeSlot: '09:00' },
          { date: '2027-03-15', timeSlot: '14:45' },
        ],
        busy: [['2027-03-15T15:15:00.000Z', '2027-03-15T15:20:00.000Z']],
      },
      rules,
    );
  expect(day('2027-03-15').bookedSlots).toEqual(['09:00', '10:00', '15:00']);
  const passed = day('2027-03-08');
  expect(passed.slots).toContain('09:00');
  expect(passed.bookedSlots).toEqual(['09:00', '10:00']);
  for (const date of ['2027-03-05', '2027-03-17', '2027-07-01'])
    expect(day(date)).toEqual({ slots: [], bookedSlots: [] });
});
