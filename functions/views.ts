import type { Config } from '@netlify/functions';
import type { Database } from '#db/connection.ts';
import { countView } from '#db/page-views.ts';
import { hasPublishedPost } from '#db/posts.ts';
import { pageMeta } from '#src/content/page-meta.ts';
import { projects } from '#src/content/projects.ts';
import { site } from '#src/content/site.ts';
import { pageView, postOf } from '#src/contracts/view.ts';
import { answer } from './shared/answer.ts';
import { limits } from './shared/limits.ts';

/** Every public page that is not a post's. */
const pages = new Set([
  ...Object.keys(pageMeta),
  '/privacy-policy',
  '/terms-of-service',
  ...projects.map(({ slug }) => `/${slug}`),
]);

/** POST /api/views: counts one look at a public page, without cookies or anything of the visitor. */
export default answer({
  POST: {
    limit: limits.views,
    body: pageView,
    handle: async ({ db, input }) => {
      const path = await pageAt(db, input.path);
      if (path) await countView(db, path, site.timeZone);
      return new Response(null, { status: 204 });
    },
  },
});

/**
 * The one spelling of a path, of a page that exists: so that nobody fills the table with made-up
 * addresses.
 */
async function pageAt(db: Database, path: string): Promise<string | undefined> {
  const post = postOf(path);
  if (!post) return pages.has(path) ? path : undefined;
  const isPublished = await hasPublishedPost(db, post.board, post.slug);
  return isPublished ? `/${post.board}/${post.slug}` : undefined;
}

export const config: Config = { path: '/api/views' };
