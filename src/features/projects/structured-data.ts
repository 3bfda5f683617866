import type { Project } from '#src/content/projects.ts';

/**
 * Where a project's page stands, for search engines.
 *
 * @param origin of the published site, as in `https://freehand.example`.
 */
export function projectBreadcrumbs(origin: string, { slug, title }: Project): object {
  const places = [
    { name: 'Home', path: '/' },
    { name: 'Projects', path: '/projects' },
    { name: title, path: `/${slug}` },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
