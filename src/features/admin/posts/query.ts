import { queryString } from '../list/address.ts';

/** The dashboard's filter. */
export interface Query {
  /** As typed, trimmed. */
  readonly search: string;
  /** A stored value such as `ai`; absent for all. */
  readonly category?: string | undefined;
  /** Deleted posts that can still be restored, instead of current ones. */
  readonly deleted: boolean;
}

export const everything: Query = { search: '', deleted: false };

/** Parses a URL's query such as `?search=invoice&category=ai&view=deleted`. */
export function queryFrom(address: string, categories: readonly string[]): Query {
  const params = new URLSearchParams(address);
  const category = params.get('category') ?? '';
  return {
    search: (params.get('search') ?? '').trim(),
    category: categories.includes(category) ? category : undefined,
    deleted: params.get('view') === 'deleted',
  };
}

/** The URL's query; empty without a filter. */
export function addressOf({ search, category, deleted }: Query): string {
  return queryString({ category, search, view: deleted && 'deleted' });
}

/** The query of the list's request. */
export function requestQuery({ search, category, deleted }: Query): string {
  return queryString({ scope: deleted ? 'deleted' : 'all', category, search });
}

/** Whether the filter excludes any posts. */
export function isFiltered({ search, category }: Query): boolean {
  return Boolean(search || category);
}
