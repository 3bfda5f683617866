import type { Database } from '#db/connection.ts';
import { claimHookCall, type HookTiming, markHookCalled, postponeHookCall } from '#db/site-changes.ts';
import { isPurgeFailing } from '#db/purges.ts';
import type { SiteStatus } from '#src/contracts/overview.ts';
import type { Env } from '#src/contracts/env/env.ts';
import { log } from '#src/lib/log.ts';
import { post } from '#api/http/upstream.ts';
import { backoffAfter } from '#api/outbox/backoff.ts';

/** The hook is called once there were no changes for this long. */
const QUIET_MS = 3000;

/** Between two calls while the hook fails, in ms. */
const BACKOFF = { first: 5000, longest: 30 * 60_000 };

export async function siteStatus(db: Database, env: Env): Promise<SiteStatus> {
  return { canRebuild: env.BUILD_HOOK_URL !== undefined, isOutdated: await isPurgeFailing(db) };
}

/** The delays of the build hook; undefined if there is none. */
export function hookTiming(env: Env): HookTiming | undefined {
  if (!env.BUILD_HOOK_URL) return undefined;
  return { quiet: QUIET_MS, held: env.BUILD_HOOK_MINUTES * 60_000 };
}

/** Calls the build hook if public content has changed and the call is due. */
export async function callHookIfDue(db: Database, env: Env): Promise<void> {
  const timing = hookTiming(env);
  const call = timing && (await claimHookCall(db, timing, env.UPSTREAM_TIMEOUT_MS + 5000));
  if (!call) return;
  const { changedAt, attempts } = call;
  try {
    await callHook(env);
  } catch (error) {
    // Only the message is logged: the address is a secret, since anybody who knows it can start builds.
    const reason = error instanceof Error ? error.message : String(error);
    log('error', { event: 'build hook failed', attempt: attempts, error: reason });
    return postponeHookCall(db, backoffAfter(attempts, BACKOFF));
  }
  log('info', { event: 'build hook called', attempt: attempts });
  await markHookCalled(db, changedAt);
}

/** @throws if the hook does not accept the call */
export async function callHook(env: Env): Promise<void> {
  if (!env.BUILD_HOOK_URL) throw new Error('BUILD_HOOK_URL is not set.');
  await post('The build hook', env.BUILD_HOOK_URL, { timeout: env.UPSTREAM_TIMEOUT_MS });
}
