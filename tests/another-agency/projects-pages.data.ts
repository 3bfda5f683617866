import { inWordsFirst } from './messages.ts';
import { projects } from './projects.ts';

export const showcase = {
  title: 'Work',
  lede: `${inWordsFirst(projects.length)} offices, each with a sample.`,
  next: { title: 'Yours?', text: 'Tell us about the pile.', button: 'Write to us' },
  empty: { title: 'Nothing found', text: 'Fewer words find more.', button: 'Show all' },
} as const;

export const projectWords = {
  ratingNote: 'of 5, the office’s mark',
  sampleTitle: 'One paper on its way',
  sampleLede: 'An invented one.',
  railLabel: 'Station',
  filed: 'Filed',
  tryLabel: 'Put in a letter of yours',
  tryNote: 'Read by rules, in your browser.',
  tryResult: 'What was read',
  tryNothing: 'Nothing was read.',
  askTitle: 'The same in your office?',
  askText: 'You get a price, or a reason why not.',
  askButton: 'Write to us',
} as const;
