import { createServer as createHttpServer, type Server } from 'node:http';
import { limitPipelining, answerClientError } from './connections.ts';
import type { Handler } from './context.ts';
import { listenerOf, type ListenerOptions } from './listener.ts';
import { rawAnswer } from './plain-answer.ts';

/** Connection timeouts in milliseconds, and the most connections. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 30_000,
  /** No data in either direction. Longer than a function may run on the platform. */
  timeout: 75_000,
  connectionsCheckingInterval: 2000,
  /** Far more than visitors and the benchmarks need. Further connections are closed at once. */
  maxConnections: 4000,
};

export interface ServerOptions extends ListenerOptions, Partial<typeof LIMITS> {}

/** An HTTP server for a handler. It does not listen yet. */
export function createServer(handler: Handler, options: ServerOptions): Server {
  const { timeout, maxConnections, ...limits } = { ...LIMITS, ...options };
  const server = createHttpServer(
    // The listener refuses a request without a host: Node.js' own answer would lack our security headers.
    { ...limits, maxHeaderSize: 16 * 1024, requireHostHeader: false },
    limitPipelining(listenerOf(handler, options)),
  );
  server.on('clientError', answerClientError);
  server.on('checkExpectation', (_incoming, { socket }) => socket?.end(rawAnswer(417)));
  server.maxConnections = maxConnections;
  return server.setTimeout(timeout);
}
