/** The two boards, as they stand in addresses. */
export type BoardName = 'blog' | 'signal-board';

/** Address of a post's page; a slug may hold letters of any alphabet. */
export function postPath(board: BoardName, slug: string): string {
  return `/${board}/${encodeURIComponent(slug)}`;
}

/** A post as a link by its title. */
export interface PostLink {
  title: string;
  href: string;
}

/** A post as a link; null where there is none. */
export function postLink(
  board: BoardName,
  post: { title: string; slug: string } | undefined,
): PostLink | null {
  return post ? { title: post.title, href: postPath(board, post.slug) } : null;
}
