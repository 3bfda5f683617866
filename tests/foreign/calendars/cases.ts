/**
 * Calendars as programs and people write them, a day, and the agency's slots that are busy on it. The agency is in
 * Chicago: five hours behind UTC from March 14, 2027 on, six before. Its slots begin at 9:00 … 16:00 and take half an
 * hour. March 16, 2027 is a Tuesday.
 */
export interface Case {
  name: string;
  /** The lines between BEGIN:VCALENDAR and END:VCALENDAR. */
  calendar: string;
  /** Day and its busy slots. */
  busy: Readonly<Record<string, string>>;
  /** The names of events that cannot be read. */
  unreadable?: readonly string[];
}

const event = (lines: string) => `BEGIN:VEVENT\n${lines.trim()}\nEND:VEVENT\n`;
const local = ';TZID=America/Chicago';

/** At ten on Tuesdays, from March 2 on. */
const tuesdays = (more = '') =>
  event(`UID:series
SUMMARY:Weekly
DTSTART${local}:20270302T100000
DTEND${local}:20270302T103000
RRULE:FREQ=WEEKLY
${more}`);

/** Replaces the occurrence of March 16. */
const replaced = (more: string, id = `RECURRENCE-ID${local}:20270316T100000`) => event(`UID:series\n${id}\n${more}`);

const moved = `DTSTART${local}:20270316T140000\nDTEND${local}:20270316T143000`;

/** An event with a rule, at nine from a day on, for half an hour. */
const ruled = (day: string, rule: string, time = '090000') =>
  event(`UID:ruled\nSUMMARY:Ruled\nDTSTART${local}:${day}T${time}\nDURATION:PT30M\nRRULE:${rule}`);

/** At eleven on March 16, in UTC. */
const single = (more = '') => event(`UID:single\nDTSTART:20270316T160000Z\nDTEND:20270316T163000Z\n${more}`);

const inZone = (zone: string, time: string) =>
  event(`UID:zoned\nDTSTART;TZID=${zone}:20270316T${time}\nDURATION:PT30M`);

/** A zone that is seven hours behind UTC, and from March 7 to November six. */
const ownZone = `BEGIN:VTIMEZONE
TZID:Customized Time Zone
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0600
TZOFFSETTO:-0700
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0700
TZOFFSETTO:-0600
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
`;

const numbers = (end: number) => Array.from({ length: end }, (_, number) => number).join();
const allDay = '09 10 11 12 13 14 15 16';

export const cases: readonly Case[] = [
  // Occurrences of a series.
  { name: 'a series', calendar: tuesdays(), busy: { '2027-03-09': '10', '2027-03-16': '10', '2027-03-17': '' } },
  {
    name: 'one occurrence is cancelled',
    calendar: tuesdays() + replaced(`${moved.replaceAll('T14', 'T10')}\nSTATUS:CANCELLED`),
    busy: { '2027-03-09': '10', '2027-03-16': '', '2027-03-23': '10' },
  },
  {
    name: 'one occurrence is moved, and stands before its series',
    calendar: replaced(moved) + tuesdays(),
    busy: { '2027-03-16': '14', '2027-03-23': '10' },
  },
  {
    name: 'one occurrence is named in UTC',
    calendar: tuesdays() + replaced(moved, 'RECURRENCE-ID:20270316T150000Z'),
    busy: { '2027-03-16': '14' },
  },
  {
    name: 'one occurrence is named by its day',
    calendar: tuesdays() + replaced(moved, 'RECURRENCE-ID;VALUE=DATE:20270316'),
    busy: { '2027-03-16': '14' },
  },
  {
    name: 'one occurrence is free',
    calendar: tuesdays() + replaced(`${moved}\nTRANSP:TRANSPARENT`),
    busy: { '2027-03-16': '', '2027-03-23': '10' },
  },
  {
    name: 'one occurrence of a free series is not free',
    calendar: tuesdays('TRANSP:TRANSPARENT') + replaced(`${moved}\nTRANSP:OPAQUE`),
    busy: { '2027-03-09': '', '2027-03-16': '14' },
  },
  {
    name: 'a cancelled series',
    calendar: tuesdays('STATUS:CANCELLED'),
    busy: { '2027-03-16': '' },
  },
  {
    name: 'an occurrence that was changed twice is as it was changed last',
    calendar: tuesdays() + replaced(`${moved}\nSEQUENCE:2`) + replaced(`${moved.replaceAll('T14', 'T15')}\nSEQUENCE:1`),
    busy: { '2027-03-16': '14' },
  },
  {
    name: 'an occurrence without its series',
    calendar: replaced(moved),
    busy: { '2027-03-16': '14' },
  },
  {
    name: 'all occurrences from one on are later and longer',
    calendar:
      tuesdays() +
      replaced(
        `DTSTART${local}:20270317T130000\nDTEND${local}:20270317T143000`,
        `RECURRENCE-ID${local};RANGE=THISANDFUTURE:20270316T100000`,
      ),
    busy: { '2027-03-09': '10', '2027-03-16': '', '2027-03-17': '13 14', '2027-03-23': '', '2027-03-24': '13 14' },
  },
  {
    name: 'all occurrences from one on are cancelled',
    calendar:
      tuesdays() + replaced(`${moved}\nSTATUS:CANCELLED`, `RECURRENCE-ID${local};RANGE=THISANDFUTURE:20270316T100000`),
    busy: { '2027-03-09': '10', '2027-03-16': '', '2027-03-30': '' },
  },
  {
    name: 'an occurrence is left out by its time',
    calendar: tuesdays(`EXDATE${local}:20270316T100000`),
    busy: { '2027-03-09': '10', '2027-03-16': '' },
  },
  {
    name: 'occurrences are left out by their time in UTC, several in a line',
    calendar: tuesdays('EXDATE:20270309T160000Z,20270316T150000Z'),
    busy: { '2027-03-09': '', '2027-03-16': '', '2027-03-23': '10' },
  },
  {
    name: 'an occurrence is left out by its day',
    calendar: tuesdays('EXDATE;VALUE=DATE:20270316'),
    busy: { '2027-03-16': '', '2027-03-23': '10' },
  },
  {
    name: 'an occurrence is added by its time, its day, and as a period',
    calendar: tuesdays(
      `RDATE${local}:20270317T110000\nRDATE;VALUE=PERIOD:20270318T160000Z/PT90M,20270319T160000Z/20270319T163000Z`,
    ),
    busy: { '2027-03-17': '11', '2027-03-18': '11 12', '2027-03-19': '11' },
  },
  {
    name: 'days are added to a day',
    calendar: event('UID:1\nDTSTART;VALUE=DATE:20270301\nRDATE;VALUE=DATE:20270316,20270318'),
    busy: { '2027-03-16': allDay, '2027-03-17': '', '2027-03-18': allDay },
  },

  // Files.
  {
    name: 'two events with one UID',
    calendar: single() + single().replaceAll('T16', 'T18'),
    busy: { '2027-03-16': '11 13' },
  },
  {
    name: 'two calendars in a file',
    calendar: `${single()}END:VCALENDAR\nBEGIN:VCALENDAR\n${single().replaceAll('T16', 'T18')}`,
    busy: { '2027-03-16': '11 13' },
  },
  {
    name: 'folded lines, in the middle of a name',
    calendar: single().replace('DTSTART:2027', 'DTST\n ART:2027\n\t'),
    busy: { '2027-03-16': '11' },
  },
  {
    name: 'an alarm with times of its own, and a task',
    calendar:
      single('BEGIN:VALARM\nTRIGGER:-PT15M\nDURATION:PT5H\nDTSTART:20270316T200000Z\nEND:VALARM') +
      'BEGIN:VTODO\nUID:2\nDTSTART:20270316T200000Z\nDURATION:PT1H\nEND:VTODO\n',
    busy: { '2027-03-16': '11' },
  },
  {
    name: 'names in small letters',
    calendar: single().replaceAll(/^[A-Z]+/gm, (name) => name.toLowerCase()),
    busy: { '2027-03-16': '11' },
  },
  {
    name: 'a file that was cut off',
    calendar: `${single()}BEGIN:VEVENT\nSUMMARY:The last\nDTSTART:20270316T18`,
    busy: { '2027-03-16': '11' },
    unreadable: ['The last'],
  },
  {
    name: 'a line that is no property',
    calendar: single('This is what somebody pasted'),
    busy: { '2027-03-16': '11' },
  },

  // Events that cannot be read, among others.
  {
    name: 'a malformed rule',
    calendar: `${tuesdays()}${ruled('20270316', 'FREQ=FORTNIGHTLY').replace('Ruled', 'Lunch\\, together')}${single()}`,
    busy: { '2027-03-16': '10 11' },
    unreadable: ['Lunch, together'],
  },
  {
    name: 'a day that does not exist',
    calendar: single() + event('SUMMARY:Leap\nDTSTART;VALUE=DATE:20270230'),
    busy: { '2027-03-16': '11' },
    unreadable: ['Leap'],
  },
  {
    name: 'an end before its beginning',
    calendar: single() + event('SUMMARY:Back\nDTSTART:20270316T190000Z\nDTEND:20270316T180000Z'),
    busy: { '2027-03-16': '11' },
    unreadable: ['Back'],
  },
  {
    name: 'a zone that nobody knows',
    calendar: single() + inZone('Middle-earth', '090000'),
    busy: { '2027-03-16': '11' },
    unreadable: ['An event without a title'],
  },
  {
    name: 'nothing that says when',
    calendar: single() + event('SUMMARY:Sometime'),
    busy: { '2027-03-16': '11' },
    unreadable: ['Sometime'],
  },

  // Times.
  { name: 'UTC', calendar: single(), busy: { '2027-03-16': '11' } },
  {
    name: 'a time without a zone is the agency’s',
    calendar: event('UID:1\nDTSTART:20270316T130000\nDTEND:20270316T133000'),
    busy: { '2027-03-16': '13' },
  },
  {
    name: 'a whole day',
    calendar: event('UID:1\nDTSTART;VALUE=DATE:20270316\nDTEND;VALUE=DATE:20270317'),
    busy: { '2027-03-15': '', '2027-03-16': allDay, '2027-03-17': '' },
  },
  {
    name: 'a whole day without an end, and without VALUE=DATE',
    calendar: event('UID:1\nDTSTART:20270316'),
    busy: { '2027-03-15': '', '2027-03-16': allDay, '2027-03-17': '' },
  },
  {
    name: 'a whole day that ends on itself',
    calendar: event('UID:1\nDTSTART;VALUE=DATE:20270316\nDTEND;VALUE=DATE:20270316'),
    busy: { '2027-03-16': allDay, '2027-03-17': '' },
  },
  {
    name: 'several days, over the change of the clocks',
    calendar: event(`UID:1\nDTSTART${local}:20270312T150000\nDTEND${local}:20270316T100000`),
    busy: { '2027-03-12': '15 16', '2027-03-15': allDay, '2027-03-16': '09' },
  },
  {
    name: 'a duration in days keeps the clock, over its change',
    calendar: event(`UID:1\nDTSTART${local}:20270312T093000\nDURATION:P3DT1H`),
    busy: { '2027-03-12': '10 11 12 13 14 15 16', '2027-03-15': '09 10' },
  },
  {
    name: 'a time without an end takes no time',
    calendar: event(`UID:1\nDTSTART${local}:20270316T100000`),
    busy: { '2027-03-16': '' },
  },
  { name: 'free', calendar: single('TRANSP:TRANSPARENT'), busy: { '2027-03-16': '' } },
  { name: 'free by Outlook', calendar: single('X-MICROSOFT-CDO-BUSYSTATUS:FREE'), busy: { '2027-03-16': '' } },
  { name: 'cancelled', calendar: single('STATUS:CANCELLED'), busy: { '2027-03-16': '' } },
  { name: 'tentative', calendar: single('STATUS:TENTATIVE'), busy: { '2027-03-16': '11' } },

  // Zones.
  { name: 'a zone of IANA', calendar: inZone('Europe/Berlin', '150000'), busy: { '2027-03-16': '09' } },
  { name: 'an old name', calendar: inZone('US/Eastern', '110000'), busy: { '2027-03-16': '10' } },
  { name: 'a zone of Windows', calendar: inZone('Central Standard Time', '110000'), busy: { '2027-03-16': '11' } },
  {
    name: 'a zone as Outlook shows it',
    calendar: inZone('"(UTC-06:00) Central Time (US & Canada)"', '110000'),
    busy: { '2027-03-16': '11' },
  },
  {
    name: 'cities as Outlook shows them',
    calendar: inZone('"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', '160000'),
    busy: { '2027-03-16': '10' },
  },
  { name: 'an offset as a name', calendar: inZone('"(UTC+05:30) Somewhere"', '203000'), busy: { '2027-03-16': '10' } },
  {
    name: 'a zone at the end of a path',
    calendar: inZone('/freeassociation.sourceforge.net/America/New_York', '110000'),
    busy: { '2027-03-16': '10' },
  },
  {
    name: 'a zone at the end of another path',
    calendar: inZone('/mozilla.org/20070129_1/America/New_York', '110000'),
    busy: { '2027-03-16': '10' },
  },
  {
    name: 'a zone that the file describes, on both sides of its change',
    calendar: `${ownZone}${event(`UID:1
DTSTART;TZID=Customized Time Zone:20270301T090000
DURATION:PT30M
RRULE:FREQ=DAILY`)}`,
    // Chicago's clocks change a week later.
    busy: { '2027-03-05': '10', '2027-03-09': '09', '2027-03-16': '10' },
  },
  {
    name: 'a time that the clocks skip is as late as it would have been',
    calendar: event(`UID:1\nDTSTART${local}:20270314T023000\nDTEND${local}:20270315T090000`),
    busy: { '2027-03-15': '' },
  },

  // Rules.
  {
    name: 'a count, over the change of the clocks',
    calendar: ruled('20270311', 'FREQ=DAILY;COUNT=6'),
    busy: { '2027-03-12': '09', '2027-03-16': '09', '2027-03-17': '' },
  },
  {
    name: 'the last time, in UTC',
    calendar: ruled('20270315', 'FREQ=DAILY;UNTIL=20270316T140000Z'),
    busy: { '2027-03-16': '09', '2027-03-17': '' },
  },
  {
    name: 'the last time has passed by a second',
    calendar: ruled('20270315', 'FREQ=DAILY;UNTIL=20270316T135959Z'),
    busy: { '2027-03-15': '09', '2027-03-16': '' },
  },
  {
    name: 'the last day',
    calendar: ruled('20270315', 'FREQ=DAILY;UNTIL=20270316'),
    busy: { '2027-03-16': '09', '2027-03-17': '' },
  },
  {
    name: 'the last of whole days',
    calendar: event('UID:1\nDTSTART;VALUE=DATE:20270315\nRRULE:FREQ=DAILY;UNTIL=20270316'),
    busy: { '2027-03-16': allDay, '2027-03-17': '' },
  },
  {
    name: 'the last working day of a month',
    calendar: ruled('20270129', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'),
    busy: { '2027-03-30': '', '2027-03-31': '09', '2027-04-30': '09' },
  },
  {
    name: 'the last of three days of a month',
    calendar: ruled('20270118', 'FREQ=MONTHLY;BYMONTHDAY=16,17,18;BYSETPOS=-1'),
    busy: { '2027-03-16': '', '2027-03-18': '09' },
  },
  {
    name: 'every second week, begun on Monday',
    calendar: ruled('20270302', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO'),
    busy: { '2027-03-09': '', '2027-03-16': '09', '2027-03-30': '09' },
  },
  {
    name: 'every second week, begun on Sunday',
    calendar: ruled('20270309', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU'),
    busy: { '2027-03-15': '', '2027-03-22': '09', '2027-03-29': '' },
  },
  {
    name: 'the second Tuesday and the last Friday of a month',
    calendar: ruled('20270112', 'FREQ=MONTHLY;BYDAY=2TU,-1FR'),
    busy: { '2027-03-09': '09', '2027-03-16': '', '2027-03-26': '09' },
  },
  {
    name: 'a week of the year',
    calendar: ruled('20270315', 'FREQ=YEARLY;BYWEEKNO=11;BYDAY=TU'),
    busy: { '2027-03-16': '09', '2027-03-17': '', '2027-03-23': '' },
  },
  {
    name: 'the last day of February in leap years',
    calendar: ruled('20240229', 'FREQ=YEARLY'),
    busy: { '2027-03-01': '', '2027-03-16': '' },
  },
  {
    name: 'every two hours',
    calendar: ruled('20270315', 'FREQ=HOURLY;INTERVAL=2'),
    busy: { '2027-03-16': '09 11 13 15' },
  },
  {
    name: 'hours and minutes of a day',
    calendar: ruled('20270315', 'FREQ=DAILY;BYHOUR=9,14;BYMINUTE=0'),
    busy: { '2027-03-16': '09 14' },
  },
  {
    name: 'sixty seconds',
    calendar: ruled('20270316', 'FREQ=SECONDLY;COUNT=60'),
    busy: { '2027-03-16': '09', '2027-03-17': '' },
  },
  {
    name: 'every second forever is no appointment',
    calendar: single() + ruled('20270301', 'FREQ=SECONDLY'),
    busy: { '2027-03-16': '11' },
    unreadable: ['Ruled'],
  },
  {
    name: 'a series since 1970',
    calendar: ruled('19700105', 'FREQ=DAILY;BYDAY=MO,TU'),
    busy: { '2027-03-16': '09', '2027-03-17': '' },
  },
  {
    name: 'a count since 1970',
    calendar: ruled('19700105', 'FREQ=DAILY;COUNT=30000'),
    busy: { '2027-03-16': '09' },
  },
  {
    name: 'a day that never comes',
    calendar: single() + ruled('20270101', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '080000'),
    busy: { '2027-03-01': '', '2027-03-02': '', '2027-03-16': '11' },
  },
  {
    name: 'a search without an end',
    calendar: `${single()}${ruled('20240229', `FREQ=DAILY;BYHOUR=${numbers(24)};BYMINUTE=${numbers(60)};BYSECOND=${numbers(60)}`)}${tuesdays()}`,
    busy: { '2027-03-16': '10 11' },
    unreadable: ['Ruled'],
  },

  // Lists of busy times.
  {
    name: 'a list of busy times',
    calendar: `BEGIN:VFREEBUSY
DTSTART:20270301T000000Z
DTEND:20270401T000000Z
FREEBUSY:20270316T140000Z/PT30M,20270316T160000Z/20270316T163000Z
FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20270316T180000Z/PT30M
FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270316T190000Z/PT30M
FREEBUSY;FBTYPE=FREE:20270316T200000Z/PT30M
END:VFREEBUSY
`,
    busy: { '2027-03-16': '09 11 13 14' },
  },
];
