/** Events of a calendar, and the periods in which they keep the agency busy. */
type Case = [name: string, events: string[], busy: [from: string, to: string][]];

const at = (start: string, end: string, more = '') => `UID:${start}${more}
  DTSTART:202703${start}00Z
  DTEND:202703${end}00Z${more && `\n  ${more}`}`;

export const cases: Case[] = [
  [
    'a weekly event keeps its time in its own zone, across both changes of the clocks',
    [
      `UID:1
      DTSTART;TZID=Europe/Berlin:20270301T160000
      DTEND;TZID=Europe/Berlin:20270301T170000
      RRULE:FREQ=WEEKLY;BYDAY=MO`,
    ],
    // In Berlin the clocks change on March 28.
    [
      ['2027-03-08T15:00:00.000Z', '2027-03-08T16:00:00.000Z'],
      ['2027-03-15T15:00:00.000Z', '2027-03-15T16:00:00.000Z'],
      ['2027-03-22T15:00:00.000Z', '2027-03-22T16:00:00.000Z'],
      ['2027-03-29T14:00:00.000Z', '2027-03-29T15:00:00.000Z'],
      ['2027-04-05T14:00:00.000Z', '2027-04-05T15:00:00.000Z'],
    ],
  ],
  [
    'exceptions of a repeated event: one is left out, one is moved',
    [
      `UID:1
      DTSTART;TZID=America/Chicago:20270308T090000
      DTEND;TZID=America/Chicago:20270308T100000
      EXDATE;TZID=America/Chicago:20270315T090000
      RRULE:FREQ=WEEKLY;COUNT=3`,
      `UID:1
      RECURRENCE-ID;TZID=America/Chicago:20270322T090000
      DTSTART;TZID=America/Chicago:20270323T130000
      DTEND;TZID=America/Chicago:20270323T140000`,
    ],
    [
      ['2027-03-08T15:00:00.000Z', '2027-03-08T16:00:00.000Z'],
      ['2027-03-23T18:00:00.000Z', '2027-03-23T19:00:00.000Z'],
    ],
  ],
  [
    "a whole day is a day of the agency's, and one that has begun before counts",
    [
      `UID:1
      DTSTART;VALUE=DATE:20270316
      DTEND;VALUE=DATE:20270318`,
      `UID:2
      DTSTART:20270307T220000Z
      DTEND:20270308T160000Z`,
    ],
    [
      ['2027-03-07T22:00:00.000Z', '2027-03-08T16:00:00.000Z'],
      ['2027-03-16T05:00:00.000Z', '2027-03-18T05:00:00.000Z'],
    ],
  ],
  [
    'times that overlap are one; free, cancelled and constant events are none',
    [
      at('10T1500', '10T1600'),
      at('10T1530', '10T1700'),
      at('11T1500', '11T1600', 'TRANSP:TRANSPARENT'),
      at('12T1500', '12T1600', 'STATUS:CANCELLED'),
      at('13T1500', '13T1501', 'RRULE:FREQ=SECONDLY'),
    ],
    [['2027-03-10T15:00:00.000Z', '2027-03-10T17:00:00.000Z']],
  ],
];
