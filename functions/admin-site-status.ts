import type { Config } from '@netlify/functions';
import { isPurgeFailing } from '#db/purges.ts';
import type { SiteStatus } from '#src/contracts/site-status.ts';
import { answer, json } from './shared/http/answer.ts';

/** GET /api/admin/site-status: whether readers may see outdated pages, and whether there is a build hook. */
export default answer({
  GET: {
    handleAdmin: async ({ db, env }) =>
      json(200, {
        canRebuild: env.BUILD_HOOK_URL !== undefined,
        isOutdated: await isPurgeFailing(db),
      } satisfies SiteStatus),
  },
});

export const config: Config = { path: '/api/admin/site-status' };
