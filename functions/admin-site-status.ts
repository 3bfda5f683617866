import type { Config } from '@netlify/functions';
import { lastSiteChange, type SiteChange } from '#db/site-status.ts';
import type { SiteStatus } from '#src/contracts/site-status.ts';
import { answer } from './shared/answer.ts';
import type { FunctionEnv } from './shared/environment.ts';
import { limits } from './shared/limits.ts';
import { publishedHash } from './shared/published-hash.ts';
import { json } from './shared/respond.ts';

/**
 * GET /api/admin/site-status: what has changed, and whether a build has heard of it. That it is live is
 * what the served site alone can say, in its `version.json`.
 */
export default answer({
  GET: {
    limit: limits.reads,
    handleAdmin: async ({ db, env }) => {
      const change = await lastSiteChange(db);
      const status: SiteStatus = {
        changedAt: change?.changedAt ?? null,
        toldAt: change ? toldAt(env, change) : null,
        snapshot: await publishedHash(db, change?.changedAt),
      };
      return json(200, status);
    },
  },
});

/** Without a hook, a program that builds its own pages hears of each change at once. */
function toldAt(env: FunctionEnv, { changedAt, hookCalledAt }: SiteChange): string | null {
  return env.BUILD_HOOK_URL || env.deployed ? hookCalledAt : changedAt;
}

export const config: Config = { path: '/api/admin/site-status' };
