import { addressPart } from '../list/address.ts';

/** What a dashboard shows. */
export interface Query {
  /** As typed, without spaces around it. */
  readonly search: string;
  /** A stored value such as `ai`; absent for all. */
  readonly category?: string | undefined;
  /** Deleted posts that can still be restored, instead of the posts that are there. */
  readonly deleted: boolean;
}

export const everything: Query = { search: '', deleted: false };

/** The query of an address such as `?search=invoice&category=ai&view=deleted`. */
export function queryFrom(address: string, categories: readonly string[]): Query {
  const params = new URLSearchParams(address);
  const category = params.get('category') ?? '';
  return {
    search: (params.get('search') ?? '').trim(),
    category: categories.includes(category) ? category : undefined,
    deleted: params.get('view') === 'deleted',
  };
}

/** The address's part for it; empty where everything is shown. */
export function addressOf({ search, category, deleted }: Query): string {
  return addressPart({ category, search, view: deleted && 'deleted' });
}

/** The same for the call of the list. */
export function callOf({ search, category, deleted }: Query): string {
  return addressPart({ scope: deleted ? 'deleted' : 'all', category, search });
}

/** Whether it leaves anything out. */
export function isFiltered({ search, category }: Query): boolean {
  return Boolean(search || category);
}
