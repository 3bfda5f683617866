import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@netlify/functions';
import { type Database, withDatabase } from '#db/connection.ts';
import {
  claimSiteNews,
  markSiteNewsTold,
  putOffSiteNews,
  type SiteNews,
} from '#db/site-changes.ts';
import type { Env } from '#src/contracts/env.ts';
import { describeError, log } from './log.ts';

/** Changes that follow each other faster than this are one call. */
const QUIET_MS = 3000;

const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 30 * 60_000;

/** Whoever waits for the moment waits this long for the next one too, where the hook fails. */
const PATIENCE_MS = 10_000;

/**
 * Calls the build hook after a quiet moment, when the answer has been given. Each change waits for its
 * own moment, and finds that a later one has begun another: so the last one calls.
 */
export function callBuildHookSoon(env: Env, context: Context | undefined): void {
  const call = async () => {
    let pause: number | undefined = QUIET_MS;
    while (pause !== undefined && pause <= PATIENCE_MS) {
      // A little longer, for clocks that do not run alike.
      await sleep(pause + 100);
      pause = await callBuildHook(env);
    }
  };
  const calling = call().catch((error: unknown) => {
    // The mark stands; the scheduled round takes it up.
    log('error', { event: 'build hook put off', ...describeError(error) });
  });
  context?.waitUntil?.(calling);
}

/**
 * Calls the build hook, if the public site has changed since it last was, and has been quiet since.
 *
 * @returns milliseconds after which to try again, where it failed
 */
export async function callBuildHook(env: Env): Promise<number | undefined> {
  const hook = env.BUILD_HOOK_URL;
  if (!hook) return undefined;
  return withDatabase(env, async (db) => {
    const lease = env.UPSTREAM_TIMEOUT_MS + 5000;
    const news = await claimSiteNews(db, { quiet: QUIET_MS, lease });
    return news && tell(db, hook, news, env.UPSTREAM_TIMEOUT_MS);
  });
}

async function tell(
  db: Database,
  hook: string,
  news: SiteNews,
  timeout: number,
): Promise<number | undefined> {
  const { attempts } = news;
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(hook, { method: 'POST', redirect: 'error', signal });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The build hook answered ${response.status}.`);
  } catch (error) {
    const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
    // Its address is a secret: who knows it can start builds.
    const reason = error instanceof Error ? error.message : String(error);
    log('error', { event: 'build hook failed', attempt: attempts, error: reason });
    await putOffSiteNews(db, news, pause);
    return pause;
  }
  log('info', { event: 'build hook called', attempt: attempts });
  await markSiteNewsTold(db, news);
  return undefined;
}
