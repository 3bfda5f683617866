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
  {
    daysAgo: 9,
    title: 'A week of letters, sorted by sender',
    slug: 'a-week-of-letters',
    category: 'signal',
    description: 'Two of three letters of a week need no lawyer, and one of those needs an answer.',
    content: '## How we counted\n\nOne office, one week, one pencil.',
  },
  {
    daysAgo: 20,
    title: 'The timetable of the registries',
    slug: 'timetable-of-the-registries',
    category: 'tool',
    description: 'When which registry answers its telephone, kept up by those who tried.',
    url: 'https://registries.example/timetable',
  },
];
