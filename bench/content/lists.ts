import { sql } from 'kysely';
import { insertPosts } from '#db/posts.ts';
import { type Database, provideDatabase } from '#db/connection.ts';
import { analyzePosts, renderOutdated } from '#db/posts/upkeep.ts';
import { findFunctions } from '#server/serve/functions.ts';
import { serveSite } from '#server/testing/local-server.ts';
import { quantile } from '../numbers.ts';
import { startClient } from './client.ts';
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
    await insertPosts(db, 'blog', posts.slice(start, start + AT_ONCE));
  }
  await renderOutdated(db);
  await analyzePosts(db);
}

/** The same requests to the function's handler and through the local server. @throws where one fails */
export async function measureLists(db: Database): Promise<ListRow[]> {
  provideDatabase(db);
  const functions = await findFunctions(`${process.cwd()}/functions`);
  const { origin, stop } = await serveSite({ functions });
  const { default: blog } = await import('#functions/posts.ts');

  const client = startClient();
  const rows: ListRow[] = [await measure('database', 'select 1', () => sql`select 1`.execute(db))];
  for (const [query, search] of Object.entries(queries)) {
    const address = `${origin}/api/blog${search}`;
    rows.push(await measure('handler', query, async () => read(await blog(new Request(address)))));
    rows.push(await measure('server', query, () => client.timeOf(address)));
  }
  await client.stop();
  stop();
  provideDatabase(undefined);
  return rows;
}

/** @throws where it is not a 200 */
async function read(response: Response): Promise<void> {
  if (response.status !== 200) throw new Error(`${response.url} answered ${response.status}`);
  await response.text();
}

/** Runs a request this many times, one after the other. @param request may give its own time in milliseconds */
export async function measure(
  way: string,
  query: string,
  request: () => Promise<number | void | object>,
): Promise<ListRow> {
  const times: number[] = [];
  for (let count = 0; count < WARM_UP + REQUESTS; count++) {
    const began = performance.now();
    const own = await request();
    const took = typeof own === 'number' ? own : performance.now() - began;
    if (count >= WARM_UP) times.push(took);
  }
  return { way, query, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
