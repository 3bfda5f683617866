import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import type { Host } from '#api/host.ts';
import type { Handler } from '#server/serve/context.ts';
import { type ServedApi, handlerOf, type Served, type ServedSite } from '#server/serve/route.ts';
import { createServer, type ServerOptions } from '#server/serve/server.ts';

/** A site without files or rules. */
export const emptySite: ServedSite = {
  files: new Map(),
  rules: { headersFor: () => ({}) },
};

/** An API of handlers that answer at an address and below it. */
export function apiOf(handlers: Readonly<Record<string, Handler>>): ServedApi {
  const find = (pathname: string) =>
    Object.entries(handlers).find(([path]) => `${pathname}/`.startsWith(`${path}/`))?.[1];
  return {
    isAt: (pathname) => find(pathname) !== undefined,
    answer: async (request, context) => find(context.url.pathname)?.(request, context) ?? new Response(),
  };
}

/** Serves a site and an API as `npm start` does. */
export async function serveTestSite(
  { site = () => emptySite, api = apiOf({}), host }: Partial<Served> & { host?: Host },
  options: Partial<ServerOptions> = {},
) {
  const handler = handlerOf({ site, api });
  const handling: Handler = (request, context) => handler(request, { ...context, ...(host && { host }) });
  const server = createServer(handling, {
    waitUntil: () => undefined,
    ...options,
  });
  return { server, ...(await startServer(server)) };
}

/** Starts a server on a port of this machine, or on a free one. */
export async function startServer(server: HttpServer, wanted?: number) {
  const port = await listen(server, wanted);
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, origin: `http://127.0.0.1:${port}`, stop };
}

/** Listens on a port of this machine, or on a free one. @returns the port */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
