import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { handlerOf, type Served, type Site } from '#server/serve/route.ts';
import { createServer, type ServerOptions } from '#server/serve/server.ts';

/** A site without files or rules. */
export const emptySite: Site = {
  files: new Map(),
  rules: { headersFor: () => ({}), redirectFor: async () => undefined },
};

/** Serves a site and functions as `npm start` does. */
export async function serveSite(
  { site = () => emptySite, functions = [] }: Partial<Served>,
  options: Partial<ServerOptions> = {},
) {
  const server = createServer(handlerOf({ site, functions }), {
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
