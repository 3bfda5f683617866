/**
 * Looks at pages, counted in memory and written down together: a page that a thousand people look at
 * within a moment costs one row, not a thousand updates of it.
 */
import type { Context } from '@netlify/functions';
import { type Database, withDatabase } from '#db/connection.ts';
import { addViews, type CountedView } from '#db/page-views.ts';
import { hasPublishedPost } from '#db/posts.ts';
import { site } from '#src/content/site.ts';
import { postOf } from '#src/contracts/view.ts';
import { wallClockAt } from '#src/lib/wall-clock.ts';
import type { Env } from '#src/contracts/env.ts';
import { describeError, log } from '#src/lib/log.ts';

/**
 * How long looks wait for others, in ms: a process that is killed loses no more than these, and one that
 * is asked to end has the time to write them down. Where deployed they do not wait: an instance answers
 * one call at a time, so that no other would come, and its waiting would be paid for.
 */
const PAUSE = 1500;

/** Different pages that may wait; nobody looks at more within a moment, save who makes addresses up. */
const MOST = 1000;

let waiting = new Map<string, CountedView>();
let writing: Promise<void> | undefined;

/** Counts a look at a page, which is written down a moment later, after the answer. */
export function countView(env: Env, context: Context | undefined, path: string): void {
  add({ path, day: wallClockAt(new Date(), site.timeZone).date, count: 1 });
  writing ??= writeSoon(env);
  context?.waitUntil?.(writing);
}

function add({ path, day, count }: CountedView): void {
  const key = `${day} ${path}`;
  const known = waiting.get(key);
  if (known) known.count += count;
  else if (waiting.size < MOST) waiting.set(key, { path, day, count });
}

async function writeSoon(env: Env): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, env.deployed ? 0 : PAUSE));
  // What comes from here on is the next batch's.
  writing = undefined;
  const batch = [...waiting.values()];
  waiting = new Map();
  try {
    await withDatabase(env, async (db) => addViews(db, await ofPages(db, batch)));
  } catch (error) {
    // They go along with the next look.
    batch.forEach(add);
    log('error', { event: 'views not written down', ...describeError(error) });
  }
}

/** Those of posts that are published: so that nobody fills the table with made-up addresses. */
async function ofPages(db: Database, views: CountedView[]): Promise<CountedView[]> {
  const there: CountedView[] = [];
  for (const view of views) {
    const post = postOf(view.path);
    if (!post || (await hasPublishedPost(db, post.board, post.slug))) there.push(view);
  }
  return there;
}
