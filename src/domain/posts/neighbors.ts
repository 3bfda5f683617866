import { type BoardName, postPath } from './paths.ts';

/** What to read after a post: the next newer and next older post, and related ones. */
export interface Neighbors<Post> {
  newer: Post | undefined;
  older: Post | undefined;
  related: Post[];
}

export const RELATED = 3;

export type NextLinks = NonNullable<ReturnType<typeof nextLinks>>;

/** The links at the end of a post; null if it is the only post. */
export function nextLinks(
  board: BoardName,
  { newer, older }: Pick<Neighbors<{ title: string; slug: string }>, 'newer' | 'older'>,
) {
  if (!newer && !older) return null;
  const linkTo = (post: typeof newer) => (post ? { title: post.title, href: postPath(board, post.slug) } : null);
  return { newer: linkTo(newer), older: linkTo(older) };
}
