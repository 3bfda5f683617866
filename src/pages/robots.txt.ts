import type { APIRoute } from 'astro';

/** Excludes the admin area and the API from search results. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${new URL('/sitemap.xml', site).href}
`);
