import type { Config } from '@netlify/functions';
import { listKnownAuthors } from '#db/known-authors.ts';
import { answer } from './shared/http/answer.ts';
import { limits } from './shared/http/limits.ts';
import { json } from './shared/http/respond.ts';

/** GET /api/admin/authors: who has written blog posts, to pick from in the editor. */
export default answer({
  GET: {
    limit: limits.reads,
    handleAdmin: async ({ db }) => json(200, await listKnownAuthors(db)),
  },
});

export const config: Config = { path: '/api/admin/authors' };
