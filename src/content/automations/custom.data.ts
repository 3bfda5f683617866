import type { Automation } from './automation.ts';

/** The last entry of every list, for work that no other entry covers. */
export const custom: Automation = {
  id: 'the-one-only-you-do',
  category: 'Custom',
  title: 'The one only you do',
  description:
    'Every company has a task that no software on the market covers. Describe yours in a paragraph; we answer with a plan or an honest no.',
  detail:
    'Tell us who does it, how often, and what it looks like when it goes wrong. We come and watch it once before naming a price. If a spreadsheet formula would do, we’ll send you the formula.',
  icon: 'form',
  takes: 'A paragraph in your own words',
  gives: 'A plan and a price, or a no',
  timeToValue: 'varies',
  complexity: 'custom',
  roiMultiplier: 'infinite',
};

/** Only in the gallery of the marketing page, as its forty-first entry. */
export const galleryExtra: Automation = {
  id: 'a-handbook-that-answers',
  category: 'Operations',
  task: 'knowHow',
  title: 'A handbook that answers',
  description:
    'Staff ask in plain words and get the answer from your own manuals, with the page it’s on, or a plain note that the manual doesn’t say.',
  detail:
    'It reads procedures, policies, machine manuals and last year’s memos, and knows which replaced which. Questions it couldn’t answer are collected for whoever writes the next edition. It sees only what the person asking may see.',
  icon: 'letter',
  takes: 'A question from the floor',
  gives: 'The answer and its page',
  timeToValue: '5 weeks',
  complexity: 'advanced',
  roiMultiplier: '4x',
};
