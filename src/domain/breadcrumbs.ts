import { pages } from '#src/content/messages.ts';

/** A page's breadcrumbs as JSON-LD. @param places below the home page; the last one is the page itself */
export function breadcrumbs(origin: string, places: readonly { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: pages.home, path: '/' }, ...places].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
