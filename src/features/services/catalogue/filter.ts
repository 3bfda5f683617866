import { contains } from '#src/ui/list-view.ts';

/** The filter of the list of ideas; it is stored in the page's URL: `?search=invoice&category=Finance&view=list`. */
export interface IdeaFilter {
  readonly search: string;
  /** The name of a category; empty for all. */
  readonly category: string;
  readonly view: 'grid' | 'list';
}

export const allIdeas: IdeaFilter = { search: '', category: '', view: 'grid' };

/** The searchable texts of an idea. */
type IdeaWords = Readonly<Record<'title' | 'description' | 'category', string>>;

/** Whether an idea matches: title, description or category contain the search, and the category is equal. */
export function matches(idea: IdeaWords, { search, category }: IdeaFilter): boolean {
  return (!category || idea.category === category) && contains([idea.title, idea.description, idea.category], search);
}

/** e.g. 'Showing 2 of 40 automations in Finance matching “invoice”'. */
export function countLine(shown: number, total: number, { search, category }: IdeaFilter): string {
  const sought = search.trim();
  return [`Showing ${shown} of ${total} automations`, category && `in ${category}`, sought && `matching “${sought}”`]
    .filter(Boolean)
    .join(' ');
}
