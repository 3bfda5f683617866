/** What is asked of the list of ideas; it stands in the page's address. */
export interface IdeaFilter {
  search: string;
  /** The name of a category; empty for all. */
  category: string;
  view: 'grid' | 'list';
}

/** The words of an idea that can be searched. */
export interface IdeaWords {
  readonly title: string;
  readonly description: string;
  readonly category: string;
}

/**
 * The filter that an address asks for, e.g. by `?search=invoice&category=Finance&view=list`.
 *
 * @param categories the names that exist; any other means all.
 */
export function readFilter(query: string, categories: readonly string[]): IdeaFilter {
  const params = new URLSearchParams(query);
  const category = params.get('category') ?? '';
  return {
    search: params.get('search') ?? '',
    category: categories.includes(category) ? category : '',
    view: params.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The query that `readFilter` reads, with its question mark; empty where nothing is asked for. */
export function writeFilter({ search, category, view }: IdeaFilter): string {
  const params = new URLSearchParams();
  if (search.trim()) params.set('search', search.trim());
  if (category) params.set('category', category);
  if (view !== 'grid') params.set('view', view);
  return params.size > 0 ? `?${params}` : '';
}

/**
 * Whether an idea is shown: the search is part of its title, description or category, whatever the
 * case; the category is exactly its own (docs/spec.md).
 */
export function matches(idea: IdeaWords, { search, category }: IdeaFilter): boolean {
  const sought = search.trim().toLowerCase();
  const words = [idea.title, idea.description, idea.category];
  return (
    (!category || idea.category === category) &&
    words.some((text) => text.toLowerCase().includes(sought))
  );
}

/** e.g. 'Showing 2 of 40 automations in Finance matching “invoice”'. */
export function countLine(shown: number, total: number, { search, category }: IdeaFilter): string {
  const sought = search.trim();
  return [
    `Showing ${shown} of ${total} automations`,
    category && `in ${category}`,
    sought && `matching “${sought}”`,
  ]
    .filter(Boolean)
    .join(' ');
}
