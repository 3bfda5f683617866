import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { getRequestListener } from '@hono/node-server';
import { describeError, log } from '#src/lib/log.ts';
import { type RequestContext, type Handler, makeContext } from './context.ts';
import { plainAnswer } from './plain-answer.ts';
import { type Visit, visitsBehind } from './proxies.ts';

/** Longest address in characters. None of our links is longer. */
const MAX_ADDRESS = 8192;

/** A body up to this many bytes is read at once: a stream would cost more than it saves. */
const SMALL_BODY = 64 * 1024;

/** A client that reads none of its answer for this long is disconnected. */
const UNREAD_MS = 30_000;

export interface ListenerOptions {
  /** Tracks work that outlives its request. */
  waitUntil: RequestContext['waitUntil'];
  /** Milliseconds that a client may leave its answer unread. */
  unreadTimeout?: number;
  /** Addresses and ranges of proxies that say who made a request, and at which address. Default: none. */
  proxies?: readonly string[];
}

/** Adapts a fetch-style handler to Node.js' request listener. */
export function listenerOf(handler: Handler, options: ListenerOptions): RequestListener {
  const visitOf = visitsBehind(options.proxies ?? []);
  const answer = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    const { method, url = '' } = incoming;
    if (url.length > MAX_ADDRESS) return plainAnswer(414, 'The address is too long');
    // TRACE would echo the request's headers.
    if (method === 'TRACE') return plainAnswer(405, 'Method not allowed', { allow: 'GET, HEAD' });
    try {
      const visit = visitOf(incoming);
      const siteRequest = await withBody(request, incoming, addressOf(request, visit));
      const context = makeContext(new URL(siteRequest.url), visit.ip, options.waitUntil);
      return await handler(siteRequest, context);
    } catch (error) {
      // A client that disconnected is not an error of ours and cannot get an answer.
      if (!request.signal.aborted) log('error', { event: 'request failed', ...describeError(error) });
      return plainAnswer(500, 'Something went wrong');
    }
  };
  const listener = getRequestListener(
    async (request, bindings) => {
      const incoming = bindings.incoming as IncomingMessage;
      const answered = await answer(request, incoming);
      incoming.socket.setTimeout(options.unreadTimeout ?? UNREAD_MS);
      return answered;
    },
    {
      // The only error that gets here is an invalid address.
      errorHandler: () => plainAnswer(400, 'The address is not valid', { connection: 'close' }),
      // It would disconnect clients that need more than half a second to send the rest of a refused body.
      autoCleanupIncoming: false,
    },
  );
  return (incoming, outgoing) => {
    outgoing.once('close', () => discardRest(incoming, outgoing));
    void listener(incoming, outgoing);
  };
}

/** The address that the client asked for, without double slashes: `//blog///post` becomes `/blog/post`. */
function addressOf(request: Request, { protocol, host }: Visit): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/\/{2,}/g, '/');
  if (protocol) url.protocol = protocol;
  if (host) {
    // A host without a port would keep this one.
    url.port = '';
    url.host = host;
  }
  return url;
}

/** The request with its body, at that address. */
async function withBody(request: Request, incoming: IncomingMessage, url: URL): Promise<Request> {
  const { method, headers, signal } = request;
  if (method === 'GET' || method === 'HEAD') {
    return url.href === request.url ? request : new Request(url, { method, headers, signal });
  }
  const body = await bodyOf(incoming);
  const init = { method, headers, signal, body, duplex: 'half' };
  return new Request(url, init);
}

/** A large body, or one of unknown length, is only read as far as the handler reads it. */
async function bodyOf(incoming: IncomingMessage): Promise<BodyInit> {
  const length = incoming.headers['content-length'];
  if (Number(length) <= SMALL_BODY) return Buffer.concat(await incoming.toArray());
  // Not `Readable.toWeb`: after a handler cancels that stream, the next chunk is an uncaught error.
  return ReadableStream.from(incoming.iterator({ destroyOnReturn: false })) as BodyInit;
}

/** Reads what a handler left of a body, because the next request follows it on the connection. */
function discardRest(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.readableEnded || !outgoing.writableFinished) return;
  incoming.removeAllListeners('readable');
  incoming.resume();
}
