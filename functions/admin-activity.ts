import type { Config } from '@netlify/functions';
import { listActivity } from '#db/activity.ts';
import { activityQuery } from '#src/contracts/users.ts';
import { answer } from './shared/http/answer.ts';
import { limits } from './shared/http/limits.ts';
import { nextLink } from './shared/http/next-link.ts';
import { json } from './shared/http/respond.ts';

/** GET /api/admin/activity?limit=&offset= : the audit log, newest first. */
export default answer({
  GET: {
    limit: limits.reads,
    ownersOnly: true,
    query: activityQuery,
    handleAdmin: async ({ db, request, input }) => {
      const { limit, offset } = input;
      const rows = await listActivity(db, { limit: limit + 1, offset });
      const isMore = rows.length > limit;
      const next = isMore
        ? nextLink(request.url, input, { offset: String(offset + limit) })
        : undefined;
      return json(200, rows.slice(0, limit), next);
    },
  },
});

export const config: Config = { path: '/api/admin/activity' };
