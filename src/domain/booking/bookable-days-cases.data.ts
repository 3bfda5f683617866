const passed = { timeSlot: ['This time has passed'] };
const begins = 'Calls begin on the hour, from 9:00 AM CST to 4:00 PM CST';

/** Moments in the agency's time zone, slots, and why those cannot be booked then. */
export const bookings: [now: string, date: string, timeSlot: string, errors: object][] = [
  // A slot that begins this minute is too late.
  ['2027-03-08T10:15', '2027-03-08', '10:00', passed],
  ['2027-03-08T10:15', '2027-03-08', '11:00', {}],
  ['2027-03-08T10:59:59.999', '2027-03-08', '11:00', {}],
  ['2027-03-08T11:00', '2027-03-08', '11:00', passed],
  ['2027-03-08T16:00', '2027-03-08', '16:00', passed],
  // Sixty days ahead, across a daylight saving change.
  ['2027-03-08T10:15', '2027-05-07', '16:00', {}],
  ['2027-03-08T10:15', '2027-05-10', '09:00', { date: ['Calls can be booked up to 60 days ahead'] }],
  ['2027-03-08T10:15', '2027-03-05', '09:00', { date: ['This day has passed'] }],
  ['2027-03-08T10:15', '2027-03-13', '09:00', { date: ['Closed on Saturdays'] }],
  ['2027-03-08T10:15', '2027-03-14', '09:00', { date: ['Closed on Sundays'] }],
  ['2026-11-21T12:00', '2026-11-26', '09:00', { date: ['Closed: Thanksgiving'] }],
  ['2027-12-01T12:00', '2027-12-31', '09:00', { date: ['Closed: New Year’s Day (observed)'] }],
  ['2027-03-08T10:15', '2027-03-09', '08:00', { timeSlot: [begins] }],
  ['2027-03-08T10:15', '2027-03-09', '17:00', { timeSlot: [begins] }],
  ['2027-03-08T10:15', '2027-03-09', '09:30', { timeSlot: [begins] }],
  ['2027-03-08T10:15', '2027-03-09', '24:00', { timeSlot: [begins] }],
];

/** The slots of a day, as people say them. */
export const slotLabels = [
  '9:00 AM CST',
  '10:00 AM CST',
  '11:00 AM CST',
  '12:00 PM CST',
  '1:00 PM CST',
  '2:00 PM CST',
  '3:00 PM CST',
  '4:00 PM CST',
];

/** When a message is sent, and by when it is answered: within three working days of eight hours. */
export const answerTimes: [when: string, sent: string, answer: string][] = [
  ['in the middle of a day', '2027-03-08T10:15', 'Thursday, March 11, 2027 at 10:15 AM CST'],
  ['before the day begins', '2027-03-08T06:00', 'Wednesday, March 10, 2027 at 5:00 PM CST'],
  ['over a weekend', '2027-01-08T16:00', 'Wednesday, January 13, 2027 at 4:00 PM CST'],
  ['before a holiday', '2026-11-25T09:00', 'Tuesday, December 1, 2026 at 5:00 PM CST'],
];

/** Moments, and what is said of the office then. */
export const openingStates: [now: string, state: string][] = [
  ['2027-03-08T09:00', 'Open now, until 5:00 PM CST'],
  ['2027-03-08T17:00', 'Closed now. Opens Tuesday 9:00 AM CST'],
  ['2027-03-08T07:00', 'Closed now. Opens at 9:00 AM CST'],
  ['2026-11-26T12:00', 'Closed now. Opens Monday 9:00 AM CST'],
];
