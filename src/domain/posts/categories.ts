import { blogCategories, signalBoardCategories } from '#src/content/post-categories.data.ts';
import type { PostCategory } from '#src/contracts/content/posts.ts';
import type { BoardName } from './paths.ts';

/** The categories of each board, as the content lists them. */
const categoriesOf: Readonly<Record<BoardName, readonly PostCategory[]>> = {
  blog: blogCategories,
  'signal-board': signalBoardCategories,
};

/** The tabs above a list; no value means 'all'. */
export function tabsOf(board: BoardName): { value?: string; label: string }[] {
  const own = categoriesOf[board].flatMap(({ id, tab }) => (tab ? [{ value: id, label: tab }] : []));
  return [{ label: 'All' }, ...own];
}

/** The filter of a dashboard: the blog's says what its tabs say (docs/spec.md). */
export function filterOptions(board: BoardName): [id: string, label: string][] {
  return categoriesOf[board].map(({ id, label, tab = label }) => [id, board === 'blog' ? tab : label]);
}

/** Their ids, for the contracts. */
export function categoryIds(board: BoardName): string[] {
  return categoriesOf[board].map(({ id }) => id);
}

/** The category of a post. One that the content no longer lists is called by its id: its posts stay readable. */
export function categoryOf(board: BoardName, id: string): PostCategory & { isListed: boolean } {
  const listed = categoriesOf[board].find((one) => one.id === id);
  return { ...(listed ?? { id, label: labelOf(id), hue: 0 }), isListed: Boolean(listed) };
}

/** What the admin calls it. */
export function adminLabel(board: BoardName, id: string): string {
  const { label, isListed } = categoryOf(board, id);
  return isListed ? label : `${label} (removed)`;
}

/** 'Case study' of 'case-study'. */
function labelOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
