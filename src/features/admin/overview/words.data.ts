import type { Measure } from '#src/contracts/overview.ts';

/** What is counted by day. */
export const measures: readonly (readonly [Measure, string])[] = [
  ['views', 'Views'],
  ['leads', 'Contact requests'],
  ['calls', 'Calls booked'],
  ['chats', 'Conversations'],
];

/** What is said while the site is built again. */
export const progress = {
  none: '',
  requesting: 'Requesting a build …',
  building: 'Building. This page says when the build is live.',
  live: 'The rebuilt site is live.',
  late: 'The build is not live yet. Check the builds on your platform; it may have failed.',
} as const;
