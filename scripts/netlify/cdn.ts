import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { CdnCache } from '#server/serve/cache.ts';
import { makeContext, type Handler } from '#server/serve/context.ts';
import { listen } from '#server/testing/local-server.ts';

/** The CDN accepts here what the platform's API accepts at `/api/v1/purge`. */
const PURGE = '/-/purge';

/** Headers not to be passed on, because the body arrives decoded. */
const OF_THE_BODY = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * The CDN that the emulator lacks: caches answers as the local server does, and purges where functions request it
 * from the platform's API.
 *
 * @param origin of the emulator
 */
export async function startCdn(origin: string, port: number) {
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
      makeContext(url, ip, { siteUrl: url.origin, waitUntil: (work) => void work }),
    );
  });
  const server = createServer((request, response) => void listener(request, response));
  const own = `http://localhost:${await listen(server, port)}`;
  return {
    origin: own,
    purgeUrl: own + PURGE,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function forwardTo(origin: string): Handler {
  return async (request, { url }) => {
    const headers = new Headers(request.headers);
    headers.delete('connection');
    // The emulator only accepts its own origin.
    if (headers.get('Origin') === url.origin) headers.set('Origin', origin);
    const response = await fetch(origin + url.pathname + url.search, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(request.body && { body: request.body, duplex: 'half' }),
    });
    const isEmpty = [204, 304].includes(response.status);
    const body = await response.arrayBuffer();
    const passed = new Headers(response.headers);
    for (const name of OF_THE_BODY) passed.delete(name);
    return new Response(isEmpty ? null : body, { status: response.status, headers: passed });
  };
}
