/** Cases of the tests of dates: instants, and how long ago they were on 2026-11-21 at 12:00 UTC. */
export const ages: [instant: string, words: string][] = [
  ['2026-11-21T11:59:31Z', 'less than a minute ago'],
  ['2026-11-21T12:00:30Z', 'less than a minute ago'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:01:00Z', '59 minutes ago'],
  ['2026-11-20T12:00:01Z', '23 hours ago'],
  ['2026-11-20T12:00:00Z', '1 day ago'],
  ['2026-10-23T12:00:00Z', '29 days ago'],
  ['2026-10-20T12:00:00Z', '1 month ago'],
  ['2025-11-22T12:00:00Z', '12 months ago'],
  ['2024-11-20T12:00:00Z', '2 years ago'],
];

/** Local times in Chicago, and their instants. */
export const inChicago: [date: string, time: string, instant: string][] = [
  // The clocks go forward on March 14, 2027, at 2 in the morning, and back on November 7.
  ['2027-03-14', '01:59', '2027-03-14T07:59:00.000Z'],
  ['2027-03-14', '03:00', '2027-03-14T08:00:00.000Z'],
  ['2027-07-01', '16:00', '2027-07-01T21:00:00.000Z'],
  ['2027-11-07', '00:30', '2027-11-07T05:30:00.000Z'],
  ['2027-11-07', '03:00', '2027-11-07T09:00:00.000Z'],
];
