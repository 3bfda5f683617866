import type { Config } from '@netlify/functions';
import { readNews } from '#db/inbox.ts';
import { answer } from './shared/http/answer.ts';
import { limits } from './shared/http/limits.ts';
import { json } from './shared/http/respond.ts';

/**
 * GET /api/admin/inbox/news: the unread counts and the time of the last change, in one query. Every open admin page
 * asks for it every few seconds, in the background.
 */
export default answer({
  GET: {
    limit: limits.reads,
    handleAdmin: async ({ db }) => json(200, await readNews(db)),
  },
});

export const config: Config = { path: '/api/admin/inbox/news' };
