import { blogLabels, signalBoardLabels } from '#src/content/labels.data.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';

/** What a list's page and its script share. */
export interface Listing {
  /** Path of the API, e.g. `/api/blog`. */
  readonly api: string;
  /** Its noun, singular and plural. */
  readonly units: readonly [one: string, many: string];
  /** Category labels by stored value. */
  readonly labels: Readonly<Record<string, string>>;
  /** The error's message if the request fails (docs/spec.md). */
  readonly failure: string;
}

export const listings: Readonly<Record<BoardName, Listing>> = {
  blog: {
    api: '/api/blog',
    units: ['article', 'articles'],
    labels: blogLabels,
    failure: 'Failed to fetch blog posts',
  },
  'signal-board': {
    api: '/api/signal-board',
    units: ['signal', 'signals'],
    labels: signalBoardLabels,
    failure: 'Failed to fetch signal board posts',
  },
};
