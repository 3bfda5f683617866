import { inWordsFirst } from '#src/lib/in-words.ts';
import { projects } from './projects.ts';

export const showcase = {
  title: 'Projects',
  lede: `${inWordsFirst(projects.length)} automations in daily use.`,
  next: {
    title: 'Yours?',
    text: 'What a visitor with a similar task should do.',
    button: 'Write to us',
  },
  empty: { title: 'Nothing found', text: 'Fewer words find more.', button: 'Show all' },
} as const;

export const projectWords = {
  ratingNote: 'of 5, the client’s mark',
  sampleTitle: 'One record on its way',
  sampleLede: 'An invented one.',
  askTitle: 'Does yours look like this?',
  askText: 'What a visitor gets who asks.',
  askButton: 'Write to us',
  railLabel: 'Step',
  tryLabel: 'Try it with a text of yours',
  tryNote: 'Read by rules, in your browser.',
  tryResult: 'What was read',
  tryNothing: 'Nothing was read.',
} as const;
