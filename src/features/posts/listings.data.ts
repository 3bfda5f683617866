import type { BoardName } from '#src/domain/posts/paths.ts';

/** What a list's page and its script share. */
export interface Listing {
  readonly board: BoardName;
  /** Path of the API, e.g. `/api/blog`. */
  readonly api: string;
  /** Its noun, singular and plural. */
  readonly units: readonly [one: string, many: string];
  /** The error's message if the request fails (docs/spec.md). */
  readonly failure: string;
}

export const listings: Readonly<Record<BoardName, Listing>> = {
  blog: {
    board: 'blog',
    api: '/api/blog',
    units: ['article', 'articles'],
    failure: 'Failed to fetch blog posts',
  },
  'signal-board': {
    board: 'signal-board',
    api: '/api/signal-board',
    units: ['signal', 'signals'],
    failure: 'Failed to fetch signal board posts',
  },
};
