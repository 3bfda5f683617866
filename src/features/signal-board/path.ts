/** Address of a post's page; a slug may hold letters of any alphabet. */
export function signalPath(slug: string): string {
  return `/signal-board/${encodeURIComponent(slug)}`;
}

/** A post as a link by its title. */
export function linkTo(
  post: { title: string; slug: string } | undefined,
): { title: string; href: string } | undefined {
  return post && { title: post.title, href: signalPath(post.slug) };
}
