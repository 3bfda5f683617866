/** The data by which projects are filtered and sorted. */
export interface Listed {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly rating: number;
  /** yyyy-MM-dd. */
  readonly launchDate: string;
}

/** The visitor's current filter and sort order. */
export interface View {
  readonly search: string;
  readonly sort: 'newest' | 'rating';
  readonly tags: readonly string[];
}

export const wholeShowcase: View = { search: '', sort: 'newest', tags: [] };

/**
 * The matching projects, sorted: case-insensitive search in title and description, all of the tags, newest or
 * highest rating first (docs/spec.md). Equal ratings are sorted newest first.
 */
export function find<Item extends Listed>(items: readonly Item[], view: View): Item[] {
  const search = view.search.trim().toLowerCase();
  return items
    .filter(
      ({ title, description, tags }) =>
        [title, description].some((text) => text.toLowerCase().includes(search)) &&
        view.tags.every((tag) => tags.includes(tag)),
    )
    .sort(
      (a, b) =>
        (view.sort === 'rating' ? b.rating - a.rating : 0) ||
        b.launchDate.localeCompare(a.launchDate),
    );
}

/** '1 Project Found', '8 Projects Found'. */
export function countLine(count: number): string {
  return `${count} ${count === 1 ? 'Project' : 'Projects'} Found`;
}

/** Parses a URL's query; unknown tags are ignored. */
export function viewFrom(query: string, knownTags: readonly string[]): View {
  const params = new URLSearchParams(query);
  return {
    search: params.get('search') ?? '',
    sort: params.get('sort') === 'rating' ? 'rating' : 'newest',
    tags: knownTags.filter((tag) => params.getAll('tag').includes(tag)),
  };
}

/** The query of a URL for this view; empty for the default view. */
export function queryOf({ search, sort, tags }: View): string {
  const params = new URLSearchParams(tags.map((tag) => ['tag', tag]));
  if (sort === 'rating') params.set('sort', sort);
  if (search.trim()) params.set('search', search.trim());
  return params.size > 0 ? `?${params}` : '';
}
