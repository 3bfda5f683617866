import type { Config, Context } from '@netlify/functions';
import { followSite } from './shared/build-hook.ts';
import { functionEnv } from './shared/environment.ts';
import { publishScheduled } from './shared/scheduled-posts.ts';

/**
 * Every minute: brings out the posts whose moment has come, and follows what has changed until the served
 * site shows it (shared/build-hook.ts). Not in a preview, which is not the site that is served.
 */
export default async function callBuildHook(request: Request, context?: Context): Promise<void> {
  if (context?.deploy?.published === false) return;
  const env = functionEnv(context);
  await publishScheduled(env, context);
  // On one machine the pages are served where the call comes from, whatever SITE_URL says.
  await followSite(env, env.deployed ? env.SITE_URL : new URL(request.url).origin);
}

export const config: Config = { schedule: '* * * * *' };
