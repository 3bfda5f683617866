import { createServer as createHttpServer, type Server } from 'node:http';
import { bounded, refuse } from './connections.ts';
import type { Handler } from './context.ts';
import { listenerOf, type ListenerOptions } from './listener.ts';
import { lastWords } from './plain-answer.ts';

/** How long a connection may keep the server waiting, and how many there may be. Milliseconds. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 30_000,
  /** Silence both ways; longer than a function may take on the platform. */
  timeout: 75_000,
  connectionsCheckingInterval: 2000,
  /** Far more than visitors and the benches need; further ones are closed at once. */
  maxConnections: 4000,
};

export interface ServerOptions extends ListenerOptions, Partial<typeof LIMITS> {}

/** A server that answers with a handler; not listening yet. */
export function createServer(handler: Handler, options: ServerOptions): Server {
  const { timeout, maxConnections, ...limits } = { ...LIMITS, ...options };
  const server = createHttpServer(
    // A request without a host is refused by the listener: Node.js would leave the headers out.
    { ...limits, maxHeaderSize: 16 * 1024, requireHostHeader: false },
    bounded(listenerOf(handler, options)),
  );
  server.on('clientError', refuse);
  server.on('checkExpectation', (_incoming, { socket }) => socket?.end(lastWords(417)));
  server.maxConnections = maxConnections;
  return server.setTimeout(timeout);
}
