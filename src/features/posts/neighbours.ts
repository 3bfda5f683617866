interface Placed {
  id: number;
  category: string;
}

/** What to read after a post: the next newer and the next older one, and up to three like it. */
export interface Neighbours<Post> {
  newer: Post | undefined;
  older: Post | undefined;
  related: Post[];
}

/**
 * @param posts newest first, the post among them.
 * @returns of those like it the ones of its category come first, the rest are the newest.
 */
export function neighboursOf<Post extends Placed>(
  posts: readonly Post[],
  post: Post,
): Neighbours<Post> {
  const place = posts.indexOf(post);
  const others = posts.filter((other) => other !== post);
  const alike = others.filter(({ category }) => category === post.category);
  const rest = others.filter(({ category }) => category !== post.category);
  return {
    newer: posts[place - 1],
    older: posts[place + 1],
    related: [...alike, ...rest].slice(0, 3),
  };
}
