import type { Automation } from './automation.ts';

/** For work that no other entry covers. */
export const custom: Automation = {
  id: 'something-else',
  category: 'Custom',
  title: 'Something else',
  description: 'An invitation to describe a task that is not on the list, and what you answer to it.',
  detail: 'What you do before you name a price.',
  icon: 'form',
  takes: 'A description',
  gives: 'A plan and a price',
  timeToValue: 'varies',
  complexity: 'custom',
  roiMultiplier: 'infinite',
};

/** Only in the gallery of /services-old. */
export const galleryExtra: Automation = {
  id: 'one-more-idea',
  category: 'Operations',
  title: 'One more idea',
  description: 'An automation that you would build but have not listed.',
  detail: 'How it would work.',
  icon: 'chart',
  takes: 'What comes in',
  gives: 'What comes out',
  timeToValue: '1 week',
  complexity: 'simple',
  roiMultiplier: '2x',
};
