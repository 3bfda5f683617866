import type { Measure, Waiting } from '#src/contracts/overview.ts';

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
  late: 'The build isn’t live yet. Check the builds on your platform; it may have failed.',
} as const;

export interface ListWords {
  part: Extract<keyof Waiting, 'leads' | 'calls' | 'posts'>;
  name: string;
  /** Shown if there is nothing. */
  none: string;
  /** Where all of them are, and the words of each link. */
  all: readonly (readonly [words: string, href: string])[];
}

/** What waits. */
export const waitingLists: readonly ListWords[] = [
  {
    part: 'leads',
    name: 'Contact requests',
    none: 'All are answered or handled.',
    all: [['All that wait', '/admin-dashboard/inbox?kind=lead&state=waiting']],
  },
  {
    part: 'calls',
    name: 'Next calls',
    none: 'None are booked.',
    all: [
      ['The week', '/admin-dashboard/agenda'],
      ['All calls', '/admin-dashboard/inbox?kind=call'],
    ],
  },
  {
    part: 'posts',
    name: 'Drafts and scheduled posts',
    none: 'None.',
    all: [
      ['Drafts of the Signal Board', '/admin-dashboard?status=draft'],
      ['Drafts of the blog', '/admin-dashboard/blog?status=draft'],
    ],
  },
];
