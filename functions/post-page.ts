import type { Config } from '@netlify/functions';
import type { Handler } from './shared/answer.ts';
import { blogPages, signalBoardPages } from './shared/pages/board-pages.ts';
import { postPage } from './shared/pages/post-page.ts';

const ofBlog = postPage(blogPages);
const ofSignalBoard = postPage(signalBoardPages);

/**
 * GET /blog/{slug} and /signal-board/{slug}, where the build has made no page: a post that was published
 * since, the way from an old address to the new one, or a not-found page.
 */
const postPageOfEither: Handler = (request, context) => {
  const { pathname } = new URL(request.url);
  return (pathname.startsWith('/blog/') ? ofBlog : ofSignalBoard)(request, context);
};

export default Object.assign(postPageOfEither, { methods: ofBlog.methods });

export const config: Config = { path: ['/blog/:slug', '/signal-board/:slug'], preferStatic: true };
