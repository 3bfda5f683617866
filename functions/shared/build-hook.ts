import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@netlify/functions';
import { type Database, withDatabase } from '#db/connection.ts';
import {
  claimSiteNews,
  markSiteNewsLive,
  markSiteNewsTold,
  noteLiveHash,
  putOffSiteNews,
  type SiteNews,
} from '#db/site-changes.ts';
import { snapshotHash } from '#db/snapshot.ts';
import type { Env } from '#src/contracts/env.ts';
import { type Builder, builderOf } from './builder.ts';
import { describeError, log } from '#src/lib/log.ts';
import { servedSnapshot } from './served-site.ts';

/** Changes that follow each other faster than this are one call. */
const QUIET_MS = 3000;

/** Between two calls where the hook fails: the first pause, twice as long each time. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 30 * 60_000;

/** Whoever waits for the moment waits this long for the next one too, where the hook fails. */
const PATIENCE_MS = 10_000;

/** So long a build may take to be live; after that the hook is called again, each time twice as late. */
const FIRST_WAIT = 4 * 60_000;
const LONGEST_WAIT = 6 * 60 * 60_000;

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
      pause = await followSite(env);
    }
  };
  const calling = call().catch((error: unknown) => {
    // The mark stands; the scheduled round takes it up.
    log('error', { event: 'build hook put off', ...describeError(error) });
  });
  context?.waitUntil?.(calling);
}

/**
 * Brings the newest change of the public site one step on, where it has been quiet since: calls the
 * build hook, or looks whether what it began is live. A hook that is called promises nothing: it may
 * be lost, or its build may have begun before the newest change. So it is called again until the site
 * that is served was made from what is published.
 *
 * @param site origin of the served site; without it nothing is looked at
 * @returns milliseconds after which to try again, where the hook failed
 */
export async function followSite(env: Env, site?: string): Promise<number | undefined> {
  const builder = builderOf(env);
  if (!builder) return undefined;
  const lease = env.UPSTREAM_TIMEOUT_MS + 5000;
  const news = await withDatabase(env, (db) => claimSiteNews(db, { quiet: QUIET_MS, lease }));
  if (!news) return undefined;
  if (!news.told) return tell(env, builder, news);
  if (!site || (await isLive(env, site, news)) || !isLate(news)) return undefined;
  log('error', { event: 'build not live', calls: news.calls });
  return tell(env, builder, news);
}

async function tell(env: Env, build: Builder, news: SiteNews): Promise<number | undefined> {
  const { attempts } = news;
  try {
    await build();
  } catch (error) {
    const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
    // Its address is a secret: who knows it can start builds.
    const reason = error instanceof Error ? error.message : String(error);
    log('error', { event: 'build hook failed', attempt: attempts, error: reason });
    await withDatabase(env, (db) => putOffSiteNews(db, news, pause));
    return pause;
  }
  log('info', { event: 'build hook called', attempt: attempts });
  await withDatabase(env, (db) => markSiteNewsTold(db, news));
  return undefined;
}

/** Whether the served site was made from what is published now; notes what it was made from. */
async function isLive(env: Env, site: string, news: SiteNews): Promise<boolean> {
  const served = await servedSnapshot(site, env.UPSTREAM_TIMEOUT_MS);
  // What is served has not changed since the last look: there is nothing new to compare.
  if (!served || (served === news.liveHash && !isLate(news))) return false;
  return withDatabase(env, async (db: Database) => {
    await noteLiveHash(db, served);
    if (served !== (await snapshotHash(db))) return false;
    await markSiteNewsLive(db, news);
    log('info', { event: 'build live', calls: news.calls });
    return true;
  });
}

function isLate({ calls, calledAgo }: SiteNews): boolean {
  const wait = Math.min(FIRST_WAIT * 2 ** Math.max(0, calls - 1), LONGEST_WAIT);
  return calledAgo === null || calledAgo >= wait;
}
