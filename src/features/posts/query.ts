/** Which posts a visitor has asked to see. */
export interface Query {
  /** A stored value such as `ai`; absent for All. */
  readonly category?: string | undefined;
  /** As typed, without spaces around it. */
  readonly search: string;
}

/** The query of an address; a category that does not exist is let go. */
export function queryFrom(address: string, categories: readonly string[]): Query {
  const params = new URLSearchParams(address);
  const category = params.get('category') ?? '';
  return {
    category: categories.includes(category) ? category : undefined,
    search: (params.get('search') ?? '').trim(),
  };
}

/** `?category=ai&search=invoice`; empty where everything is asked for. */
export function addressOf({ category, search }: Query): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (search) params.set('search', search);
  return params.size > 0 ? `?${params}` : '';
}

/** Whether what was fetched for one query also answers another: its tabs are filtered here. */
export function covers(fetched: Query, asked: Query): boolean {
  return (
    fetched.search === asked.search && (!fetched.category || fetched.category === asked.category)
  );
}
