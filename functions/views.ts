import type { Config } from '@netlify/functions';
import { hasPublishedBlogPost } from '#db/blog-posts.ts';
import type { Database } from '#db/connection.ts';
import { countView } from '#db/page-views.ts';
import { hasPublishedSignalBoardPost } from '#db/signal-board-posts.ts';
import { site } from '#src/content/site.ts';
import { pageView, postOf } from '#src/contracts/view.ts';
import { answer } from './shared/answer.ts';
import { limits } from './shared/limits.ts';

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
  if (!post) return path;
  const isPublished = post.board === 'blog' ? hasPublishedBlogPost : hasPublishedSignalBoardPost;
  return (await isPublished(db, post.slug)) ? `/${post.board}/${post.slug}` : undefined;
}

export const config: Config = { path: '/api/views' };
