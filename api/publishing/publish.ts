/** Makes changes of content public; every change goes through here. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/connection.ts';
import type { FoundPost } from '#db/posts.ts';
import { addPurge, isPurged } from '#db/purges.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import type { VisitorContext } from '#api/context.ts';
import { describeError, log } from '#src/lib/log.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import { purgeDue } from './purge.ts';
import { runSoon } from '#api/outbox/run-due.ts';

/** Milliseconds for which a response waits until the change is public. */
const ANSWER_MS = 3000;

/** On the platform, changes within this time share one purge: the platform accepts few for one tag. */
const GATHERING_MS = 100;

/**
 * Adds the purge of everything that shows a post, in the transaction of its change. The board's tag covers lists,
 * feeds, the sitemap and the other posts of the board, which link to their neighbors; the post's own tag covers
 * what shows only this post.
 *
 * @returns the id of the purge, for {@link publish}
 */
export async function addChange(db: Database, board: BoardName, id: number): Promise<string> {
  await markSiteChanged(db);
  return addPurge(db, [board, `${board}:${id}`]);
}

/** A change of a post. */
export interface Done {
  /** The post after the change. */
  post: FoundPost;
  /** Id of the purge that makes the change public; undefined if readers see no difference. */
  purge?: string | undefined;
}

type Doing = Pick<VisitorContext, 'db' | 'env' | 'host' | 'waitUntil'>;

/**
 * Makes a committed change public: waits until the cache is purged. If the purge fails or takes too long, it is
 * repeated after the response.
 */
export async function publish(call: Doing, done: Done): Promise<Done> {
  const { post, purge } = done;
  if (purge) await purgeNow(call, purge);
  // Also for a post without a purge that is scheduled: its date changes when something is due next.
  if (purge || post.published) runSoon(call);
  return done;
}

/** Carries out a purge from the outbox; if it fails or takes long, it is retried after the answer. */
export async function purgeNow({ db, host }: Doing, purge: string): Promise<void> {
  try {
    if (host.isPlatform) await sleep(GATHERING_MS);
    const end = performance.now() + ANSWER_MS;
    for (let left = ANSWER_MS; left > 0; left = end - performance.now()) {
      const succeeded = await purgeDue(db, host, left);
      if (succeeded === false || (await isPurged(db, purge))) return;
      // Another process is purging, or the platform accepts no more at the moment.
      await sleep(GATHERING_MS);
    }
  } catch (error) {
    // Not fatal: the change is committed, and the purge is in the outbox.
    log('error', { event: 'events put off', ...describeError(error) });
  }
}
