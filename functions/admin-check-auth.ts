import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { answer } from './shared/http/answer.ts';

const authQuery = z.object({ rights: z.optional(z.string()) });

/** GET /api/admin/check-auth: the signed-in admin; with `?rights=1`, also their role. */
export default answer({
  GET: {
    beforeSetUp: true,
    query: authQuery,
    handleAdmin: async ({ admin: { username, role, mustSetUp }, input: { rights } }) => ({
      username,
      ...(rights === '1' && { role, ...(mustSetUp && { mustSetUp }) }),
    }),
  },
});

export const config: Config = { path: '/api/admin/check-auth' };
