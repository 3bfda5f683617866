/** The one way in which a change of public content becomes public. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@netlify/functions';
import type { Database } from '#db/connection.ts';
import type { Board, FoundPost } from '#db/posts.ts';
import { addPurge, isPurged } from '#db/purges.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { describeError, log } from '#src/lib/log.ts';
import { purgeDue } from './purge.ts';
import { runSoon } from '#functions/shared/outbox/run-due.ts';

/** Milliseconds for which an answer waits until the change is public. */
const ANSWER_MS = 3000;

/** Where deployed, changes within this share one purge: the platform takes few of a tag. */
const GATHERING_MS = 100;

/**
 * Writes down, in the transaction of a change, that everything which shows the post has to be purged: lists,
 * feeds, the sitemap and the other posts of the board, which name it as a neighbor, by the board's tag, and what
 * shows it alone by its own.
 *
 * @returns for {@link publish}
 */
export async function addChange(db: Database, board: Board, id: number): Promise<string> {
  await markSiteChanged(db);
  return addPurge(db, [board, `${board}:${id}`]);
}

/** What was done to a post. */
export interface Done {
  /** As it is now. */
  post: FoundPost;
  /** The purge that makes the change public; undefined where readers see no difference. */
  purge: string | undefined;
}

interface Doing {
  db: Database;
  env: FunctionEnv;
  context: Context | undefined;
}

/**
 * Makes a change public, once it is committed: when this is over it is, unless the cache fails or takes long. Then
 * it is tried on after the answer.
 */
export async function publish(call: Doing, done: Done): Promise<Done> {
  const { env, context } = call;
  const { post, purge } = done;
  if (purge) await purgeNow(call, purge);
  // Published with a date to come, it is due then.
  if (purge || post.published) runSoon(env, context);
  return done;
}

/** Carries out a purge that is in the outbox; where it fails or takes long, it is tried on after the answer. */
export async function purgeNow({ db, env }: Doing, purge: string): Promise<void> {
  try {
    if (env.deployed) await sleep(GATHERING_MS);
    await purgeWithin(ANSWER_MS, { db, env }, purge);
  } catch (error) {
    // The change is made, and the purge is in the outbox.
    log('error', { event: 'events put off', ...describeError(error) });
  }
}

async function purgeWithin(
  milliseconds: number,
  { db, env }: { db: Database; env: FunctionEnv },
  purge: string,
): Promise<void> {
  const end = performance.now() + milliseconds;
  for (let left = milliseconds; left > 0; left = end - performance.now()) {
    const succeeded = await purgeDue(db, env, left);
    if (succeeded === false || (await isPurged(db, purge))) return;
    // Somebody else is at it, or the platform takes no more at the moment.
    await sleep(GATHERING_MS);
  }
}
