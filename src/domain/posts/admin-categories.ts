/** How the admin speaks of categories; apart from what the lists of visitors load. */
import { categoriesOf, categoryOf } from './categories.ts';
import type { BoardName } from './paths.ts';

/** The filter of a dashboard: the blog's says what its tabs say (docs/spec.md). */
export function filterOptions(board: BoardName): [id: string, label: string][] {
  return categoriesOf[board].map(({ id, label, tab = label }) => [id, board === 'blog' ? tab : label]);
}

/** What the admin calls it. */
export function adminLabel(board: BoardName, id: string): string {
  const { label, isListed } = categoryOf(board, id);
  return isListed ? label : `${label} (removed)`;
}
