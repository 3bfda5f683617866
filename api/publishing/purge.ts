import { once } from 'node:events';
import * as z from 'zod/mini';
import type { Database } from '#db/connection.ts';
import { markDelivered, markFailed } from '#db/outbox.ts';
import { claimPurges } from '#db/purges.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import { storedAs } from '#db/stored-json.ts';
import { describeError, log } from '#src/lib/log.ts';
import type { Host } from '#api/host.ts';
import { backoffAfter } from '#api/outbox/backoff.ts';

/** Timeout of a purge in milliseconds; an admin who saves a post waits for it. */
const PURGE_MS = 3000;

/** Between two attempts, in ms. Purges are never given up, since the page would stay outdated for a day. */
const BACKOFF = { first: 5000, longest: 5 * 60_000 };

/** Purged when settings change that every page shows: of the answer that pages ask for what has changed. */
export const SETTINGS_TAG = 'settings';

/** A purge as it is stored, and what is purged for one that cannot be read. */
const purge = z.object({ tags: z.array(z.string()) });
const everything = { tags: ['blog', 'signal-board', SETTINGS_TAG] };

/**
 * Carries out all due purges as one.
 *
 * @param timeout in milliseconds
 * @returns whether it succeeded; undefined if there was none to claim
 */
export async function purgeDue(db: Database, host: Host, timeout = PURGE_MS): Promise<boolean | undefined> {
  const due = await claimPurges(db, { lease: timeout + 10_000, isLimited: host.isPlatform });
  if (due.length === 0) return undefined;
  // A scheduled post becomes public without a write, so the change of the site is recorded here.
  if (due.some(({ kind }) => kind === 'scheduled')) await markSiteChanged(db);
  const tags = [...new Set(due.flatMap(({ payload }) => storedAs(purge, payload, everything).tags))];
  try {
    await forget(host, tags, timeout);
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

async function forget(host: Host, tags: string[], timeout: number): Promise<void> {
  const late = AbortSignal.timeout(Math.ceil(timeout));
  const tooLate = once(late, 'abort').then(() => late.throwIfAborted());
  await Promise.race([host.forget(tags), tooLate]);
}
