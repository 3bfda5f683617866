import type { Query } from './query.ts';

/** The total number of posts, including those not loaded yet, and how many of them are drafts. */
export interface Counts {
  posts: number;
  drafts: number;
}

/** Reads the totals from a list's response headers. */
export function countsIn(headers: Headers): Counts {
  return {
    posts: Number(headers.get('X-Total-Count')),
    drafts: Number(headers.get('X-Draft-Count')),
  };
}

/** The line above a list: '112 posts, 2 of them drafts', '1 deleted post for “invoice”'. */
export function countWords({ posts, drafts }: Counts, query: Query): string {
  const kind = query.deleted ? 'deleted post' : 'post';
  const count = `${posts} ${kind}${posts === 1 ? '' : 's'}`;
  const found = query.search ? `${count} for “${query.search}”` : count;
  if (drafts === 0 || query.deleted) return found;
  if (posts === 1) return `${found}, a draft`;
  return `${found}, ${drafts} of them ${drafts === 1 ? 'a draft' : 'drafts'}`;
}
