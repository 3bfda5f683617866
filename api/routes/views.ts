import { Hono } from 'hono';
import type { Database } from '#db/connection.ts';
import { addViews, type CountedView } from '#db/page-views.ts';
import { hasPublishedPost } from '#db/posts.ts';
import { furtherLegal } from '#src/content/legal/further.data.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { projects } from '#src/content/projects.ts';
import { pageView, postOf } from '#src/contracts/view.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import { pricedAutomations } from '#src/domain/price-slip/slip-line.ts';
import { describeError, log } from '#src/lib/log.ts';
import type { Api } from '#api/context.ts';
import { type Call, type Surroundings, withDatabaseOf } from '#api/host.ts';
import { limits } from '#api/http/limits.ts';
import { database } from '#api/middleware/database.ts';
import { body } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';

/** All public pages except posts. */
const pages = new Set([
  ...Object.keys(pageMeta),
  '/privacy-policy',
  '/terms-of-service',
  ...furtherLegal.map(({ slug }) => `/${slug}`),
  ...projects.map(({ slug }) => `/${slug}`),
  ...pricedAutomations.map(({ id }) => `/slip/${id}`),
]);

export const views = new Hono<Api>();

/**
 * Counts a view of a public page, without cookies or data about the visitor. Views are counted in memory and stored in
 * batches: a thousand views of a page within a moment are one write.
 */
views.post('/api/views', origin, limit(limits.views), body(pageView), database, (c) => {
  const path = canonicalPath(c.req.valid('json').path);
  if (path) countView(c.var, path);
  return c.body(null, 204);
});

/** The canonical path; undefined if there is no such page. Whether a post exists is checked later. */
function canonicalPath(path: string): string | undefined {
  const post = postOf(path);
  if (post) return `/${post.board}/${post.slug}`;
  return pages.has(path) ? path : undefined;
}

/**
 * How long views are gathered, in ms: short enough to lose little if the process is killed, and to be stored when it is
 * asked to end. The platform's functions do not wait: an instance answers one request at a time, so that no other view would
 * come, and waiting costs money.
 */
const BATCH_MS = 1500;

/** The most pages in a batch; only made-up addresses would be more. */
const MAX_PAGES = 1000;

let waiting = new Map<string, CountedView>();
let writing: Promise<void> | undefined;

/** Counts a view of a page; it is stored a moment later, after the answer. */
function countView({ env, host, waitUntil }: Call, path: string): void {
  add({ path, day: todayOf(new Date()), count: 1 });
  writing ??= writeSoon({ env, host });
  waitUntil(writing);
}

function add({ path, day, count }: CountedView): void {
  const key = `${day} ${path}`;
  const existing = waiting.get(key);
  if (existing) existing.count += count;
  else if (waiting.size < MAX_PAGES) waiting.set(key, { path, day, count });
}

async function writeSoon(around: Surroundings): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, around.host.isPlatform ? 0 : BATCH_MS));
  // Views from here on belong to the next batch.
  writing = undefined;
  const batch = [...waiting.values()];
  waiting = new Map();
  try {
    await withDatabaseOf(around, async (db) => addViews(db, await withoutUnknownPosts(db, batch)));
  } catch (error) {
    // They are stored with the next batch.
    batch.forEach(add);
    log('error', { event: 'views not stored', ...describeError(error) });
  }
}

/** Drops views of posts that are not published, so that made-up addresses do not fill the table. */
async function withoutUnknownPosts(db: Database, views: CountedView[]): Promise<CountedView[]> {
  const known: CountedView[] = [];
  for (const view of views) {
    const post = postOf(view.path);
    if (!post || (await hasPublishedPost(db, post.board, post.slug))) known.push(view);
  }
  return known;
}
