/** The filter of the list of ideas; it is stored in the page's URL. */
export interface IdeaFilter {
  search: string;
  /** The name of a category; empty for all. */
  category: string;
  view: 'grid' | 'list';
}

/** The searchable texts of an idea. */
export interface IdeaWords {
  readonly title: string;
  readonly description: string;
  readonly category: string;
}

/**
 * Parses a URL's query, e.g. `?search=invoice&category=Finance&view=list`.
 *
 * @param categories the known names; any other value means all.
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

/** The query that `readFilter` parses, with its question mark; empty without a filter. */
export function writeFilter({ search, category, view }: IdeaFilter): string {
  const params = new URLSearchParams();
  if (search.trim()) params.set('search', search.trim());
  if (category) params.set('category', category);
  if (view !== 'grid') params.set('view', view);
  return params.size > 0 ? `?${params}` : '';
}

/**
 * Whether an idea matches: title, description or category contains the search text, ignoring case, and the
 * category is equal (docs/spec.md).
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
