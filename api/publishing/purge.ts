import { once } from 'node:events';
import { purgeCache } from '@netlify/functions';
import type { Database } from '#db/connection.ts';
import { markDelivered, markFailed } from '#db/outbox.ts';
import { claimPurges } from '#db/purges.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import type { Env } from '#src/contracts/env/env.ts';
import { describeError, log } from '#src/lib/log.ts';
import { backoffAfter } from '#api/outbox/backoff.ts';

type Listener = (tags: readonly string[]) => Promise<void> | void;

/**
 * The key of the listener. Pages rendered on demand and the development server have copies of this module, and a symbol
 * registered for the whole process is shared by every copy.
 */
const LISTENER = Symbol.for('site.purge');
const globals = globalThis as { [LISTENER]?: Listener | undefined };

/** Timeout of a purge in milliseconds; an admin who saves a post waits for it. */
const PURGE_MS = 3000;

/** Between two attempts, in ms. Purges are never given up, since the page would stay outdated for a day. */
const BACKOFF = { first: 5000, longest: 5 * 60_000 };

/** Purged when settings change that every page shows. On the platform no page has it: the build hook is called. */
export const SETTINGS_TAG = 'settings';

/** Sets the listener that removes pages with these tags from the local cache; undefined removes it. */
export function onPurge(listener: Listener | undefined): void {
  globals[LISTENER] = listener;
}

/**
 * Carries out all due purges as one.
 *
 * @param timeout in milliseconds
 * @returns whether it succeeded; undefined if there was none to claim
 */
export async function purgeDue(db: Database, env: Env, timeout = PURGE_MS): Promise<boolean | undefined> {
  const due = await claimPurges(db, { lease: timeout + 10_000, isLimited: env.deployed });
  if (due.length === 0) return undefined;
  // A scheduled post becomes public without a write, so the change of the site is recorded here.
  if (due.some(({ kind }) => kind === 'scheduled')) await markSiteChanged(db);
  const tags = [...new Set(due.flatMap(({ payload }) => payload.tags as string[]))];
  try {
    await purge(env, tags, timeout);
  } catch (error) {
    log('error', { event: 'cache not purged', tags, ...describeError(error) });
    const reason = error instanceof Error ? error.message : String(error);
    for (const { id, attempts } of due) {
      await markFailed(db, id, reason, backoffAfter(attempts, BACKOFF));
    }
    return false;
  }
  const ids = due.map(({ id }) => id);
  await markDelivered(db, ids);
  return true;
}

async function purge(env: Env, tags: string[], timeout: number): Promise<void> {
  if (!env.deployed) return globals[LISTENER]?.(tags);
  const late = AbortSignal.timeout(Math.ceil(timeout));
  const tooLate = once(late, 'abort').then(() => late.throwIfAborted());
  await Promise.race([purgeCache({ tags }), tooLate]);
}
