import type { APIRoute } from 'astro';
import { furtherLegal } from '#src/content/legal/further.data.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { projects } from '#src/content/projects.ts';
import { hasContent } from '#src/domain/pages.ts';
import { postPath } from '#src/domain/posts/paths.ts';
import { lastChange } from '#src/domain/posts/publication.ts';
import { publishedAddresses } from '#src/features/posts/published.server.ts';

export const prerender = false;

/** Pages without content yet, left out of the sitemap. */
const UNLISTED: readonly string[] = ['/coming-soon'];

/** Every public page that one links to, so no price slips; posts with the date of their last change. */
export const GET: APIRoute = async (page) => {
  const { site } = page;
  const { blog, signalBoard } = await publishedAddresses(page);
  const entries = [
    ...Object.keys(pageMeta).filter((path) => !UNLISTED.includes(path) && hasContent(path)),
    ...projects.map(({ slug }) => `/${slug}`),
    '/privacy-policy',
    '/terms-of-service',
    ...furtherLegal.map(({ slug }) => `/${slug}`),
    ...(hasContent('/trust') ? ['/trust'] : []),
  ].map((path) => entry(new URL(path, site)));
  entries.push(
    ...signalBoard.map((post) => entry(new URL(postPath('signal-board', post.slug), site), post)),
    ...blog.map((post) => entry(new URL(postPath('blog', post.slug), site), post)),
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
};

function entry(address: URL, post?: Parameters<typeof lastChange>[0]): string {
  const lastmod = post ? `<lastmod>${lastChange(post).slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${address.href}</loc>${lastmod}</url>`;
}
