import { type BoardName, postLink, type PostLink } from './paths.ts';

/** What to read after a post: the next newer and the next older one, and some like it. */
export interface Neighbours<Post> {
  newer: Post | undefined;
  older: Post | undefined;
  related: Post[];
}

/** Cards under a post. */
export const RELATED = 3;

/** The links at the end of a post; null where it is the only one. */
export interface NextLinks {
  newer: PostLink | null;
  older: PostLink | null;
}

export function nextLinks(
  board: BoardName,
  { newer, older }: Pick<Neighbours<{ title: string; slug: string }>, 'newer' | 'older'>,
): NextLinks | null {
  if (!newer && !older) return null;
  return { newer: postLink(board, newer), older: postLink(board, older) };
}
