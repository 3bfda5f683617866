import { contains } from '#src/ui/list-view.ts';

/** The filter of the list of ideas; it is stored in the page's URL. */
export interface IdeaFilter {
  readonly search: string;
  /** The name of a category; empty for all. */
  readonly category: string;
  readonly view: 'grid' | 'list';
}

export const allIdeas: IdeaFilter = { search: '', category: '', view: 'grid' };

/** The searchable texts of an idea. */
type IdeaWords = Readonly<Record<'title' | 'description' | 'category', string>>;

/** Parses a URL's query, e.g. `?search=invoice&category=Finance&view=list`; an unknown category means all. */
export function readFilter(query: string, categories: readonly string[]): IdeaFilter {
  const params = new URLSearchParams(query);
  const category = params.get('category') ?? '';
  return {
    search: params.get('search') ?? '',
    category: categories.includes(category) ? category : '',
    view: params.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** Whether an idea matches: title, description or category contain the search, and the category is equal. */
export function matches(idea: IdeaWords, { search, category }: IdeaFilter): boolean {
  return (
    (!category || idea.category === category) &&
    contains([idea.title, idea.description, idea.category], search)
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
