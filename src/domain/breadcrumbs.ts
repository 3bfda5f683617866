/**
 * Where a page stands, from the home page down to itself, as JSON-LD.
 *
 * @param places below the home page, the page itself last
 */
export function breadcrumbs(
  origin: string,
  places: readonly { name: string; path: string }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...places].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
