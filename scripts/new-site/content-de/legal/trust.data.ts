import type { ClauseDocument } from '#src/contracts/content/legal.ts';

/** Not shown: site.data.ts goes without the page. */
export const trust: ClauseDocument = {
  title: 'Sicherheit',
  description: 'Wird noch geschrieben.',
  intro: 'Wird noch geschrieben.',
  clauses: [],
};
