import { type Database, provideDatabase } from '#db/connection.ts';
import { loadSite } from '#server/serve/load.ts';
import { serveSite } from '#server/testing/local-server.ts';
import { startClient } from './client.ts';
import { type ListRow, measure } from './lists.ts';

/**
 * Pages through the local server: rendered for each request, from the cache, and for comparison a file.
 *
 * @param built folder of the pages; the adapter must just have built the function that renders them
 */
export async function measurePages(db: Database, built: string): Promise<ListRow[]> {
  provideDatabase(db);
  const rendering = `${process.cwd()}/.netlify/v1/functions/ssr`;
  const site = await loadSite([built], `${built}.compressed`, built, rendering);
  const { origin, stop } = await serveSite({ site: () => site });
  const client = startClient();
  const open = (path: string) => client.timeOf(origin + path);
  let post = 0;
  const rows = [
    await measure('rendered', 'a post', () => open(`/blog/article-${post++}`)),
    await measure('rendered', 'the list', () => {
      site.purge?.(['blog']);
      return open('/blog');
    }),
    await measure('stored', 'a post', () => open('/blog/article-1')),
    await measure('stored', 'the list', () => open('/blog')),
    await measure('file', 'a file', () => open('/services')),
  ];
  await client.stop();
  stop();
  provideDatabase(undefined);
  return rows;
}
