import { postSorts, postStatuses } from '#src/contracts/post.ts';
import { counted, oneOf, queryString } from '../list/query.ts';

/** The dashboard's filter. */
export interface Query {
  /** As typed, trimmed. */
  readonly search: string;
  /** A stored value such as `ai`; absent for all. */
  readonly category?: string | undefined;
  /** Absent for all. */
  readonly status?: (typeof postStatuses)[number] | undefined;
  /** Absent for the date of publishing. */
  readonly sort?: (typeof postSorts)[number] | undefined;
  /** Deleted posts that can still be restored, instead of current ones. */
  readonly deleted: boolean;
}

export const everything: Query = { search: '', deleted: false };

/** Parses a URL's query such as `?search=invoice&category=ai&view=deleted`. */
export function queryFrom(address: string, categories: readonly string[]): Query {
  const params = new URLSearchParams(address);
  return {
    search: (params.get('search') ?? '').trim(),
    category: oneOf(categories, params.get('category')),
    status: oneOf(postStatuses, params.get('status')),
    sort: oneOf(postSorts, params.get('sort')),
    deleted: params.get('view') === 'deleted',
  };
}

/** The URL's query; empty without a filter. */
export function addressOf({ search, category, status, sort, deleted }: Query): string {
  return queryString({ category, search, status, sort, view: deleted && 'deleted' });
}

/** The query of the list's request. */
export function requestQuery({ search, category, status, sort, deleted }: Query): string {
  const scope = deleted ? 'deleted' : 'all';
  // Deleted posts have no status, and the last deleted is first.
  return queryString({ scope, category, search, ...(!deleted && { status, sort }) });
}

/** Whether the filter excludes any posts. */
export function isFiltered({ search, category, status }: Query): boolean {
  return Boolean(search || category || status);
}

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

/** The line above a list: '112 posts, 2 drafts', '1 deleted post for “invoice”'. */
export function countWords({ posts, drafts }: Counts, { deleted, search }: Query): string {
  const count = counted(posts, deleted ? 'deleted post' : 'post');
  const found = search ? `${count} for “${search}”` : count;
  return drafts === 0 || deleted ? found : `${found}, ${counted(drafts, 'draft')}`;
}
