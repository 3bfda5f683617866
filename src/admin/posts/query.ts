import { postSorts, postStatuses } from '#src/contracts/post.ts';
import { isolated } from '#src/lib/isolated.ts';
import { COPIES } from '../copies.ts';
import { counted, oneOf, queryString } from '../list/query.ts';

const statuses = [...postStatuses, 'deleted'] as const;

/** The dashboard's filter; what is absent leaves none out. */
export interface DashboardQuery {
  readonly search?: string | undefined;
  /** A stored value such as `ai`. */
  readonly category?: string | undefined;
  /** `deleted`: posts that can still be restored, which no other status includes. */
  readonly status?: (typeof statuses)[number] | undefined;
  /** Absent for the date of publishing. */
  readonly sort?: (typeof postSorts)[number] | undefined;
}

/** Parses a URL's query such as `?category=ai&search=invoice&status=deleted`. */
export function dashboardQueryFrom(address: string, categories: readonly string[]): DashboardQuery {
  const params = new URLSearchParams(address);
  return {
    category: oneOf(categories, params.get('category')),
    search: params.get('search')?.trim() || undefined,
    status: oneOf(statuses, params.get('status')),
    sort: oneOf(postSorts, params.get('sort')),
  };
}

/** The URL's query; empty without a filter. */
export function dashboardQueryString(query: DashboardQuery): string {
  return queryString({ ...query });
}

/** The query of the list's request. */
export function requestQuery({ status, sort, ...query }: DashboardQuery): string {
  // The last deleted is first.
  const scope = status === 'deleted' ? { scope: 'deleted' } : { scope: 'all', status, sort };
  return queryString({ ...scope, ...query });
}

/** Where what is not a post yet is found, by the same filter. */
export function copiesQuery(board: string, { search, category }: DashboardQuery): string {
  return COPIES + queryString({ board, search, category });
}

/** Whether drafts pass a filter. */
export function showsDrafts({ status }: DashboardQuery): boolean {
  return !status || status === 'draft';
}

/** The total number of posts, including those not loaded yet, and how many of them are drafts. */
export interface Counts {
  posts: number;
  drafts: number;
}

/** The line above a list: '112 posts, 2 drafts', '1 deleted post for “invoice”'. */
export function dashboardCountWords({ posts, drafts }: Counts, { status, search }: DashboardQuery): string {
  const deleted = status === 'deleted';
  const count = counted(posts, deleted ? 'deleted post' : 'post');
  const found = search ? `${count} for “${isolated(search)}”` : count;
  return drafts === 0 || deleted ? found : `${found}, ${counted(drafts, 'draft')}`;
}
