import type { DemoSignal } from '#src/contracts/content/posts.ts';

export const signalBoard: readonly DemoSignal[] = [
  {
    daysAgo: 3,
    title: 'Judicial holidays: the table on the wall',
    slug: 'judicial-holidays',
    category: 'playbook',
    description: 'The days on which a deadline sleeps, on one page that you can print and pin up.',
    content: '## The days\n\nChristmas, Easter and the summer. What is urgent does not sleep.',
  },
];
