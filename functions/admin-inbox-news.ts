import type { Config } from '@netlify/functions';
import { readNews } from '#db/inbox/items.ts';
import { answer, json } from './shared/http/answer.ts';

/**
 * GET /api/admin/inbox/news: the unread counts and the time of the last change, in one query. Every open admin page
 * asks for it every few seconds, in the background.
 */
export default answer({
  GET: {
    handleAdmin: async ({ db }) => json(200, await readNews(db)),
  },
});

export const config: Config = { path: '/api/admin/inbox/news' };
