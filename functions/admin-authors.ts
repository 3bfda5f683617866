import type { Config } from '@netlify/functions';
import { listKnownAuthors } from '#db/posts/summaries.ts';
import { answer, json } from './shared/http/answer.ts';

/** GET /api/admin/authors: who has written blog posts, to pick from in the editor. */
export default answer({
  GET: {
    handleAdmin: async ({ db }) => json(200, await listKnownAuthors(db)),
  },
});

export const config: Config = { path: '/api/admin/authors' };
