import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { insertBlogPosts } from '#db/blog-posts.ts';
import { type Database, provideDatabase } from '#db/connection.ts';
import { analyzePosts } from '#db/posts.ts';
import { renderOutdated } from '#db/render-outdated.ts';
import { findFunctions } from '#server/serve/functions.ts';
import { handlerOf } from '#server/serve/route.ts';
import { createServer } from '#server/serve/server.ts';
import { type BenchArticle, NONE, SOME } from './posts.ts';

const REQUESTS = 300;
const WARM_UP = 20;

/** Queries: everything, a category, and words that most, few and no posts contain. */
const queries = {
  'the newest hundred': '',
  'of a category': '?category=ai',
  'search: in most posts': '?search=invoice',
  'search: in one of a hundred': `?search=${SOME}`,
  'search: in none': `?search=${NONE}`,
  'search: in none, of a category': `?search=${NONE}&category=ai`,
};

export interface ListRow {
  way: string;
  query: string;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Few enough for the timeout of a query. */
const AT_ONCE = 100;

/** Fills a database with articles. */
export async function fill(db: Database, posts: readonly BenchArticle[]): Promise<void> {
  for (let start = 0; start < posts.length; start += AT_ONCE) {
    await insertBlogPosts(db, posts.slice(start, start + AT_ONCE));
  }
  await renderOutdated(db);
  await analyzePosts(db);
}

/** The same requests to the function's handler and through the local server. @throws where one fails */
export async function measureLists(db: Database): Promise<ListRow[]> {
  provideDatabase(db);
  const functions = await findFunctions(`${process.cwd()}/functions`);
  const rules = { redirects: [], headers: [], warnings: [] };
  const handler = handlerOf({ site: () => ({ files: new Map(), rules }), functions });
  const server = createServer(handler, {
    siteUrl: 'http://localhost:4321',
    waitUntil: () => undefined,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { default: blog } = await import('#functions/blog.ts');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const rows: ListRow[] = [await measure('database', 'select 1', () => sql`select 1`.execute(db))];
  for (const [query, search] of Object.entries(queries)) {
    const address = `${origin}/api/blog${search}`;
    const read = async (answer: Promise<Response>) => {
      const response = await answer;
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
      await response.text();
    };
    rows.push(await measure('handler', query, () => read(blog(new Request(address)))));
    rows.push(await measure('server', query, () => read(fetch(address))));
  }
  server.closeAllConnections();
  server.close();
  provideDatabase(undefined);
  return rows;
}

/** Runs a request this many times, one after the other. */
export async function measure(
  way: string,
  query: string,
  request: () => Promise<unknown>,
): Promise<ListRow> {
  const times: number[] = [];
  for (let count = 0; count < WARM_UP + REQUESTS; count++) {
    const began = performance.now();
    await request();
    if (count >= WARM_UP) times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  return { way, query, p50: at(0.5), p99: at(0.99) };
}
