import { type BoardName, postLink, type PostLink } from './paths.ts';

interface Placed {
  id: number;
  category: string;
}

/** What to read after a post: the next newer and the next older one, and some like it. */
export interface Neighbours<Post> {
  newer: Post | undefined;
  older: Post | undefined;
  related: Post[];
}

/** Cards under a post. */
export const RELATED = 3;

/**
 * Finds the neighbours of every post of a list at once: a build asks for those of each.
 *
 * @param posts newest first
 * @returns gives those of a post of the list; of the related ones those of its category come first,
 *   the rest are the newest (db/posts.ts finds the same by queries)
 */
export function neighboursIn<Post extends Placed>(
  posts: readonly Post[],
): (post: Post) => Neighbours<Post> {
  const places = new Map(posts.map((post, place) => [post, place]));
  // One more than is shown, for a post is no neighbour of itself.
  const newest = posts.slice(0, 2 * RELATED + 1);
  const alike = Map.groupBy(posts, ({ category }) => category);
  return (post) => {
    const place = places.get(post) ?? -1;
    const kin = (alike.get(post.category) ?? []).slice(0, RELATED + 1);
    const others = [...kin, ...newest].filter((other) => other !== post);
    return {
      newer: posts[place - 1],
      older: posts[place + 1],
      related: [...new Set(others)].slice(0, RELATED),
    };
  };
}

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
