import type { Config } from '@netlify/functions';
import { answer } from './shared/answer.ts';
import { limits } from './shared/limits.ts';
import { json } from './shared/respond.ts';

/** GET /api/admin/check-auth: who is signed in. */
export default answer({
  GET: {
    limit: limits.reads,
    handleAdmin: async ({ admin }) => json(200, { username: admin.username }),
  },
});

export const config: Config = { path: '/api/admin/check-auth' };
