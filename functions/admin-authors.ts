import type { Config } from '@netlify/functions';
import { listKnownAuthors } from '#db/posts/summaries.ts';
import { answer } from './shared/http/answer.ts';

/** GET /api/admin/authors: who has written blog posts, to pick from in the editor. */
export default answer({ GET: { handleAdmin: ({ db }) => listKnownAuthors(db) } });

export const config: Config = { path: '/api/admin/authors' };
