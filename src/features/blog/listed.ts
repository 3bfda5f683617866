import { blogLabels } from '#src/content/labels.ts';

/** What the list of the blog is of. */
export const listedArticles = {
  units: ['article', 'articles'],
  labels: blogLabels,
} as const;
