/** Address of an article; a slug may hold letters of any alphabet. */
export function articlePath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** An article as a link by its title. */
export function linkTo(
  post: { title: string; slug: string } | undefined,
): { title: string; href: string } | undefined {
  return post && { title: post.title, href: articlePath(post.slug) };
}
