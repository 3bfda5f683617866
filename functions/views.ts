import type { Config } from '@netlify/functions';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { projects } from '#src/content/projects.ts';
import { pageView, postOf } from '#src/contracts/view.ts';
import { answer, limits } from './shared/http/answer.ts';
import { countView } from './shared/http/view-batch.ts';

/** All public pages except posts. */
const pages = new Set([
  ...Object.keys(pageMeta),
  '/privacy-policy',
  '/terms-of-service',
  ...projects.map(({ slug }) => `/${slug}`),
]);

/** POST /api/views: counts a view of a public page, without cookies or data about the visitor. */
export default answer({
  POST: {
    limit: limits.views,
    body: pageView,
    handle: async ({ env, context, input }) => {
      const path = canonicalPath(input.path);
      if (path) countView(env, context, path);
    },
  },
});

/** The canonical path; undefined if there is no such page. Whether a post exists is checked later. */
function canonicalPath(path: string): string | undefined {
  const post = postOf(path);
  if (post) return `/${post.board}/${post.slug}`;
  return pages.has(path) ? path : undefined;
}

export const config: Config = { path: '/api/views' };
