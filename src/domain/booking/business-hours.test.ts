import { expect, test } from 'vitest';
import { answerBy, openingState } from './business-hours.ts';
import { usual } from './booking.ts';

/** Chicago is six hours behind UTC in winter. */
const at = (text: string) => new Date(`${text}-06:00`);

test.each([
  ['in the middle of a day', '2027-03-08T10:15', 'Thursday, March 11, 2027 at 10:15 AM CST'],
  ['before the day begins', '2027-03-08T06:00', 'Wednesday, March 10, 2027 at 5:00 PM CST'],
  ['in the evening', '2027-03-08T20:00', 'Thursday, March 11, 2027 at 5:00 PM CST'],
  [
    'on a Friday: the weekend does not count',
    '2027-01-08T16:00',
    'Wednesday, January 13, 2027 at 4:00 PM CST',
  ],
  ['before a holiday', '2026-11-25T09:00', 'Tuesday, December 1, 2026 at 5:00 PM CST'],
])('three working days of eight hours, %s', (_, sent, answer) => {
  expect(answerBy(at(sent))).toBe(answer);
});

test('an owner’s own closed days count', () => {
  const open = { ...usual, closedDays: [{ date: '2027-03-10', reason: 'Inventory' }] };
  expect(answerBy(at('2027-03-08T09:00'), open)).toBe('Thursday, March 11, 2027 at 5:00 PM CST');
});

test.each([
  ['2027-03-08T09:00', 'Open now, until 5:00 PM CST'],
  ['2027-03-08T16:59', 'Open now, until 5:00 PM CST'],
  ['2027-03-08T17:00', 'Closed now. Opens Tuesday 9:00 AM CST'],
  ['2027-03-08T07:00', 'Closed now. Opens at 9:00 AM CST'],
  ['2026-11-26T12:00', 'Closed now. Opens Monday 9:00 AM CST'],
])('at %s: %s', (now, state) => {
  expect(openingState(at(now)).replaceAll('\u00a0', ' ')).toBe(state);
});
