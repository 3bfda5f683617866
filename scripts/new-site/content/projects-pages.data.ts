import { countOfFirst } from './messages.ts';
import { projects } from './projects.ts';

export const showcase = {
  title: 'Projects',
  lede: `${countOfFirst(projects.length, 'automation', 'automations')} in daily use.`,
  next: {
    title: 'Yours?',
    text: 'What a visitor with a similar task should do.',
    button: 'Write to us',
  },
  empty: { title: 'Nothing found', text: 'Fewer words find more.', button: 'Show all' },
} as const;

export const projectWords = {
  ratingNote: 'of 5, given by the client',
  sampleTitle: 'One record, start to finish',
  sampleLede: 'An invented one.',
  askTitle: 'Does yours look like this?',
  askText: 'What visitors get when they ask.',
  askButton: 'Write to us',
  railLabel: 'Step',
  filed: 'Filed',
  tryLabel: 'Try it with your own text',
  tryNote: 'Read by rules, in your browser.',
  tryResult: 'What was read',
  tryNothing: 'Nothing was read.',
} as const;
