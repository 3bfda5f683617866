import { posts } from '#src/content/messages.ts';
import { storable } from '#src/contracts/storable.ts';
import { categoryOf } from '#src/domain/posts/categories.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';

/** A visitor's filter for a list of posts. */
export interface ListQuery {
  /** A stored value such as `ai`; absent for All. */
  readonly category?: string | undefined;
  /** As typed, trimmed. */
  readonly search: string;
}

/** Parses a URL's query; an unknown category is ignored. */
export function listQueryFrom(address: string, categories: readonly string[]): ListQuery {
  const params = new URLSearchParams(address);
  const category = params.get('category') ?? '';
  return {
    category: categories.includes(category) ? category : undefined,
    search: storable(params.get('search') ?? '').trim(),
  };
}

/** `?category=ai&search=invoice`; empty without a filter. */
export function listQueryString({ category, search }: ListQuery): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (search) params.set('search', search);
  return params.size > 0 ? `?${params}` : '';
}

/** Whether posts fetched for one query include those of another, so that they can be filtered locally. */
export function covers(fetched: ListQuery, asked: ListQuery): boolean {
  return fetched.search === asked.search && (!fetched.category || fetched.category === asked.category);
}

const countsOf = {
  blog: [posts.articles, posts.articlesAndMore],
  'signal-board': [posts.signals, posts.signalsAndMore],
} as const;

/** '7 signals', '1 article in Industry for “freight”'; '100+ articles' if there are more to load. */
export function listCountWords(board: BoardName, count: number, { category, search }: ListQuery, more = false): string {
  const [all, some] = countsOf[board];
  const counted = more ? some(count) : all(count);
  const within = category ? posts.countIn(counted, categoryOf(board, category).label) : counted;
  return search ? posts.countFor(within, search) : within;
}
