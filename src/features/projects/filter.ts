import type { Project } from '#src/content/projects.ts';
import { contains } from '#src/ui/list-view.ts';

/** The data by which projects are filtered and sorted. */
export type Listed = Pick<Project, 'title' | 'description' | 'tags' | 'rating' | 'launchDate'>;

/** The visitor's current filter and sort order; it is stored in the page's URL. */
export interface View {
  readonly search: string;
  readonly sort: 'newest' | 'rating';
  /** All of these a project must carry. */
  readonly tag: readonly string[];
}

export const wholeShowcase: View = { search: '', sort: 'newest', tag: [] };

/** The matching projects, newest or highest rating first (docs/spec.md). Equal ratings are sorted newest first. */
export function find<Item extends Listed>(items: readonly Item[], view: View): Item[] {
  return items
    .filter(
      ({ title, description, tags }) =>
        contains([title, description], view.search) && view.tag.every((tag) => tags.includes(tag)),
    )
    .sort((a, b) => (view.sort === 'rating' ? b.rating - a.rating : 0) || b.launchDate.localeCompare(a.launchDate));
}

/** '1 Project Found', '8 Projects Found'. */
export function countLine(count: number): string {
  return `${count} ${count === 1 ? 'Project' : 'Projects'} Found`;
}
