import { once } from 'node:events';
import { purgeCache } from '@netlify/functions';
import type { Database } from '#db/connection.ts';
import { markDelivered, markFailed } from '#db/outbox.ts';
import { claimPurges } from '#db/purges.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import type { Env } from '#src/contracts/env.ts';
import { describeError, log } from '#src/lib/log.ts';
import { pauseAfter } from '#functions/shared/outbox/pause.ts';

type Listener = (tags: readonly string[]) => Promise<void> | void;

/**
 * Where the listener stands. Pages rendered on demand and the development server have copies of their own of
 * this module: a symbol of the whole process reaches every copy.
 */
const LISTENER = Symbol.for('freehand.purge');
const shelf = globalThis as { [LISTENER]?: Listener | undefined };

/** Milliseconds that the cache may take for a purge: whoever saves a post waits for it. */
const PURGE_MS = 3000;

/** How often a purge is tried that fails: never given up, for a page would stay as it was for a day. */
const PAUSES = { first: 5000, longest: 5 * 60_000 };

/** From here on called with the tags whose pages have changed, by whoever keeps pages on this machine. */
export function onPurge(listener: Listener | undefined): void {
  shelf[LISTENER] = listener;
}

/**
 * Carries out all purges that are due, gathered into one.
 *
 * @param timeout in milliseconds
 * @returns whether it succeeded; undefined where none was to be had
 */
export async function purgeDue(
  db: Database,
  env: Env,
  timeout = PURGE_MS,
): Promise<boolean | undefined> {
  const due = await claimPurges(db, { lease: timeout + 10_000, isLimited: env.deployed });
  if (due.length === 0) return undefined;
  // What becomes public by its date is a change that nobody wrote.
  if (due.some(({ kind }) => kind === 'scheduled')) await markSiteChanged(db);
  const tags = [...new Set(due.flatMap(({ payload }) => payload.tags))];
  try {
    await purge(env, tags, timeout);
  } catch (error) {
    log('error', { event: 'cache not purged', tags, ...describeError(error) });
    const reason = error instanceof Error ? error.message : String(error);
    for (const { id, attempts } of due) {
      await markFailed(db, id, reason, pauseAfter(attempts, PAUSES));
    }
    return false;
  }
  await markDelivered(
    db,
    due.map(({ id }) => id),
  );
  return true;
}

async function purge(env: Env, tags: string[], timeout: number): Promise<void> {
  if (!env.deployed) return shelf[LISTENER]?.(tags);
  const late = AbortSignal.timeout(Math.ceil(timeout));
  const tooLate = once(late, 'abort').then(() => late.throwIfAborted());
  await Promise.race([purgeCache({ tags }), tooLate]);
}
