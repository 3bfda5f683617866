import type { Config } from '@netlify/functions';
import { markRebuilt } from '#db/site-changes.ts';
import type { RebuildRequested } from '#src/contracts/overview.ts';
import { answerAt, at, HttpFailure, json } from './shared/http/answer.ts';
import { callHook, siteStatus } from './shared/publishing/build-hook.ts';

export default answerAt(
  /** Whether readers may see outdated pages, and whether there is a build hook. */
  at('/api/admin/site-status', { GET: { handleAdmin: ({ db, env }) => siteStatus(db, env) } }),
  at('/api/admin/rebuild', {
    /** Calls the build hook. The build is live once /version.json has a later time. */
    POST: {
      handleAdmin: async ({ db, env, audit }) => {
        if (!env.BUILD_HOOK_URL) throw new HttpFailure(404, 'There is no build hook.');
        const requestedAt = new Date().toISOString();
        await callHook(env).catch(() => {
          const message = 'The build hook did not accept the request. Please try again later.';
          throw new HttpFailure(502, message);
        });
        await markRebuilt(db);
        await audit('site.rebuild');
        return json(202, { requestedAt } satisfies RebuildRequested);
      },
    },
  }),
);

export const config: Config = { path: ['/api/admin/site-status', '/api/admin/rebuild'] };
