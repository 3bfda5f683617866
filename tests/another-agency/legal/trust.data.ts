import type { ClauseDocument } from '#src/contracts/content/legal.ts';

/** Not shown: site.data.ts goes without the page. */
export const trust: ClauseDocument = {
  title: 'Trust',
  description: 'To be written.',
  intro: 'To be written.',
  clauses: [],
};
