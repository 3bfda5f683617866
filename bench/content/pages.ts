import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Database, provideDatabase } from '#db/connection.ts';
import { loadSite } from '#server/serve/load.ts';
import { handlerOf } from '#server/serve/route.ts';
import { createServer } from '#server/serve/server.ts';
import { type ListRow, measure } from './lists.ts';

/**
 * Pages through the local server: rendered for each request, from the cache, and for comparison a file.
 *
 * @param built folder of the pages; the adapter must just have built the function that renders them
 */
export async function measurePages(db: Database, built: string): Promise<ListRow[]> {
  provideDatabase(db);
  const config = { functionsFolder: '', redirects: [], headers: [] };
  const rendering = `${process.cwd()}/.netlify/v1/functions/ssr`;
  const site = await loadSite([built], `${built}.compressed`, config, rendering);
  const handler = handlerOf({ site: () => site, functions: [] });
  const server = createServer(handler, {
    siteUrl: 'http://localhost:4321',
    waitUntil: () => undefined,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read = async (path: string) => {
    const response = await fetch(origin + path);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    await response.text();
  };
  let post = 0;
  const rows = [
    await measure('rendered', 'a post', () => read(`/blog/article-${post++}`)),
    await measure('rendered', 'the list', () => {
      site.purge?.(['blog']);
      return read('/blog');
    }),
    await measure('stored', 'a post', () => read('/blog/article-1')),
    await measure('stored', 'the list', () => read('/blog')),
    await measure('file', 'a file', () => read('/services')),
  ];
  server.closeAllConnections();
  server.close();
  provideDatabase(undefined);
  return rows;
}
