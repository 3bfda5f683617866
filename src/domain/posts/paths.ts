/** The two boards, as they stand in addresses. */
export type BoardName = 'blog' | 'signal-board';

/** Address of a post's page; a slug may hold letters of any alphabet. */
export function postPath(board: BoardName, slug: string): string {
  return `/${board}/${encodeURIComponent(slug)}`;
}

/** The slug at the end of a path, as it is stored; undefined where there can be no such thing. */
export function slugAt(pathname: string): string | undefined {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    const slug = decodeURIComponent(last).normalize('NFC');
    return slug.includes('\0') ? undefined : slug;
  } catch {
    return undefined;
  }
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
