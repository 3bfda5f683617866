import { createServer as createHttpServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import type { Handler } from './context.ts';
import { listenerOf, type ListenerOptions } from './listener.ts';
import { rawAnswer } from './plain-answer.ts';

// In percent. As it comes, V8 collects all garbage after every 30 rendered pages, and each time two of them wait.
setFlagsFromString('--heap-growing-percent=300');

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

/** Browsers pipeline no requests; a client that sends thousands and reads nothing would fill the memory. */
const MAX_PIPELINED = 32;

/** Unanswered requests, by connection. */
const unanswered = new WeakMap<Duplex, Set<ServerResponse>>();

/** Closes a connection that pipelines too many requests. */
function limitPipelining(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const waiting = unanswered.get(socket) ?? new Set();
    unanswered.set(socket, waiting.add(outgoing));
    outgoing.once('close', () => waiting.delete(outgoing));
    if (waiting.size > MAX_PIPELINED) socket.destroy();
    else listener(incoming, outgoing);
  };
}

/** Status by the code of Node.js' error. Node.js' own answers would lack our security headers. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers and closes a connection whose bytes are not a valid request or arrive too slowly. */
function answerClientError({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  const isBegun = [...(unanswered.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  // In the middle of an answer, another one would be read as part of its body.
  if (!socket.writable || isBegun) socket.destroy();
  else socket.end(rawAnswer(statuses[code] ?? 400), () => socket.destroy());
}
