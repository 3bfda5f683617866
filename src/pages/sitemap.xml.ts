import type { APIRoute } from 'astro';
import { pageMeta } from '#src/content/page-meta.ts';
import { projects } from '#src/content/projects.ts';

/** Kept out of search results, or not open yet. */
const UNLISTED: readonly string[] = ['/coming-soon', '/signal-board', '/blog'];

/** Every public page. */
export const GET: APIRoute = ({ site }) => {
  const paths = [
    ...Object.keys(pageMeta).filter((path) => !UNLISTED.includes(path)),
    ...projects.map(({ slug }) => `/${slug}`),
    '/privacy-policy',
    '/terms-of-service',
  ];
  const entries = paths.map((path) => `<url><loc>${new URL(path, site).href}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
};
