import type { Config } from '@netlify/functions';
import { listActivity } from '#db/accounts/audit-log.ts';
import { activityQuery } from '#src/contracts/account.ts';
import { answer, json } from './shared/http/answer.ts';
import { withNext } from './shared/http/paths.ts';

/** GET /api/admin/activity?limit=&offset= : the audit log, newest first. */
export default answer({
  GET: {
    ownersOnly: true,
    query: activityQuery,
    handleAdmin: async ({ db, request, input }) => {
      const rows = await listActivity(db, { ...input, limit: input.limit + 1 });
      const { page, next } = withNext(request, rows, input);
      return json(200, page, next);
    },
  },
});

export const config: Config = { path: '/api/admin/activity' };
