import type { Config } from '@netlify/functions';
import { answer } from './shared/answer.ts';
import { limits } from './shared/limits.ts';
import { json } from './shared/respond.ts';

/** GET /api/admin/check-auth: who is signed in, and what they may do. */
export default answer({
  GET: {
    limit: limits.reads,
    beforeSetUp: true,
    handleAdmin: async ({ admin: { username, role, mustSetUp } }) =>
      json(200, { username, role, ...(mustSetUp && { mustSetUp }) }),
  },
});

export const config: Config = { path: '/api/admin/check-auth' };
