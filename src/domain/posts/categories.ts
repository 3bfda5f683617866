import { posts } from '#src/content/messages.ts';
import { blogCategories, signalBoardCategories } from '#src/content/post-categories.data.ts';
import type { PostCategory } from '#src/contracts/content/posts.ts';
import { capitalized } from '#src/lib/capitalized.ts';
import type { BoardName } from './paths.ts';

/** The categories of each board, as the content lists them. */
export const categoriesOf: Readonly<Record<BoardName, readonly PostCategory[]>> = {
  blog: blogCategories,
  'signal-board': signalBoardCategories,
};

/** The tabs above a list; no value means 'all'. */
export function tabsOf(board: BoardName): { value?: string; label: string }[] {
  const own = categoriesOf[board].flatMap(({ id, tab }) => (tab ? [{ value: id, label: tab }] : []));
  return [{ label: posts.allCategories }, ...own];
}

/** Their ids, for the contracts. */
export function categoryIds(board: BoardName): string[] {
  return categoriesOf[board].map(({ id }) => id);
}

/** The category of a post. One that the content no longer lists is called by its id: its posts stay readable. */
export function categoryOf(board: BoardName, id: string): PostCategory & { isListed: boolean } {
  const listed = categoriesOf[board].find((one) => one.id === id);
  return { ...(listed ?? { id, label: capitalized(id.replaceAll('-', ' ')), hue: 0 }), isListed: Boolean(listed) };
}
