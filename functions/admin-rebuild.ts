import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/accounts/audit-log.ts';
import { markRebuilt } from '#db/site-changes.ts';
import type { RebuildRequested } from '#src/contracts/site-status.ts';
import { answer, HttpFailure, json } from './shared/http/answer.ts';
import { callHook } from './shared/publishing/build-hook.ts';

/** POST /api/admin/rebuild: calls the build hook. The build is live once /version.json has a later time. */
export default answer({
  POST: {
    handleAdmin: async ({ db, env, admin }) => {
      if (!env.BUILD_HOOK_URL) throw new HttpFailure(404, 'There is no build hook.');
      const requestedAt = new Date().toISOString();
      await callHook(env).catch(() => {
        throw new HttpFailure(
          502,
          'The build hook did not accept the request. Please try again later.',
        );
      });
      await markRebuilt(db);
      await addAuditEntry(db, { action: 'site.rebuild', by: admin });
      return json(202, { requestedAt } satisfies RebuildRequested);
    },
  },
});

export const config: Config = { path: '/api/admin/rebuild' };
