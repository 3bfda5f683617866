import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Database } from '#db/connection.ts';
import { insertPosts } from '#db/posts.ts';
import { renderOutdated } from '#db/posts/render-outdated.ts';
import { analyzePosts } from '#db/posts/upkeep.ts';
import { nodeHost } from '#server/node-host.ts';
import { apiOn } from '#server/serve-site.ts';
import { PLATFORM_FOLDER } from '#server/build-site.ts';
import { loadSite } from '#server/serve/load.ts';
import { serveTestSite } from '#server/testing/local-server.ts';
import { quantile } from '../numbers.ts';
import { type BenchArticle, NONE, SOME } from './posts.ts';

const REQUESTS = 300;
/** Until the server runs compiled code. */
const WARM_UP = 150;

/** Queries: everything, a category, and words that most, few and no posts contain. */
const queries = {
  'the newest hundred': '',
  'of a category': '?category=ai',
  'search: in most posts': '?search=invoice',
  'search: in one of a hundred': `?search=${SOME}`,
  'search: in none': `?search=${NONE}`,
  'search: in none, of a category': `?search=${NONE}&category=ai`,
};

/** How long answers of one kind take, in milliseconds. */
export interface Times {
  of: string;
  p50: number;
  p99: number;
}

/** Few enough for the timeout of a query. */
const AT_ONCE = 100;

export async function fill(db: Database, posts: readonly BenchArticle[]): Promise<void> {
  for (let start = 0; start < posts.length; start += AT_ONCE) {
    await insertPosts(db, 'blog', posts.slice(start, start + AT_ONCE));
  }
  await renderOutdated(db);
  await analyzePosts(db);
}

export async function measureLists(database: Database): Promise<Times[]> {
  const { origin, stop } = await serveTestSite({ api: apiOn(nodeHost({ database })) });
  const rows: Times[] = [];
  for (const [of, search] of Object.entries(queries)) {
    rows.push(await measure(of, () => `${origin}/api/blog${search}`));
  }
  stop();
  return rows;
}

/** Pages rendered for each request, from the cache, and a file. @param built by the adapter's latest build */
export async function measurePages(database: Database, built: string): Promise<Times[]> {
  const site = await loadSite([built], `${built}.compressed`, built, PLATFORM_FOLDER);
  const { origin, stop } = await serveTestSite({ site: () => site, host: nodeHost({ database }) });
  let post = 0;
  const rows = [
    await measure('a post, rendered', () => `${origin}/blog/article-${post++}`),
    await measure('the list, rendered', () => {
      site.purge?.(['blog']);
      return `${origin}/blog`;
    }),
    await measure('a post, stored', () => `${origin}/blog/article-1`),
    await measure('the list, stored', () => `${origin}/blog`),
    await measure('a file', () => `${origin}/services`),
  ];
  stop();
  return rows;
}

/** Requests an address this many times, one after the other. @throws where an answer is not a 200 */
async function measure(of: string, addressOf: () => string): Promise<Times> {
  // In a thread of its own: a client's garbage collections would stop the server and count as its time.
  const client = new Worker(new URL('client.ts', import.meta.url));
  const times: number[] = [];
  for (let count = 0; count < WARM_UP + REQUESTS; count++) {
    client.postMessage(addressOf());
    const [{ status, ms }] = (await once(client, 'message')) as [{ status: number; ms: number }];
    if (status !== 200) throw new Error(`${of} was answered with ${status}.`);
    if (count >= WARM_UP) times.push(ms);
  }
  await client.terminate();
  return { of, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
