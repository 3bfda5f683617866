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
  [
    '2027-03-08T10:15',
    '2027-05-10',
    '09:00',
    { date: ['Calls can be booked up to 60 days ahead'] },
  ],
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
