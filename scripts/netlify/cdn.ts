import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { proxy } from 'hono/proxy';
import { CdnCache } from '#server/serve/cache.ts';
import { makeContext, type Handler } from '#server/serve/context.ts';
import { startServer } from '#server/testing/local-server.ts';

/** The CDN accepts here what the platform's API accepts at `/api/v1/purge`. */
const PURGE = '/-/purge';

/** The CDN that the emulator lacks: caches answers as the local server does. @param origin of the emulator */
export async function startCdn(origin: string, wanted: number) {
  const cache = new CdnCache();
  const answer = cache.wrap(forwardTo(origin));
  const listener = getRequestListener(async (request, { incoming }) => {
    const url = new URL(request.url);
    if (url.pathname === PURGE) {
      const { cache_tags: tags } = (await request.json()) as { cache_tags: string[] };
      cache.purge(tags);
      return new Response(null, { status: 202 });
    }
    const ip = ('socket' in incoming && incoming.socket?.remoteAddress) || '';
    return answer(
      request,
      makeContext(url, ip, (work) => void work),
    );
  });
  const server = createServer((request, response) => void listener(request, response));
  const { port, stop } = await startServer(server, wanted);
  const own = `http://localhost:${port}`;
  return { origin: own, purgeUrl: own + PURGE, stop };
}

function forwardTo(origin: string): Handler {
  return (request, { url }) => {
    const headers = new Headers(request.headers);
    // The emulator only accepts its own origin.
    if (headers.get('Origin') === url.origin) headers.set('Origin', origin);
    const raw = new Request(request, { headers });
    return proxy(origin + url.pathname + url.search, { raw, redirect: 'manual' });
  };
}
