import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { getRequestListener } from '@hono/node-server';
import { type ContextOptions, type Handler, makeContext } from './context.ts';
import { plainAnswer } from './plain-answer.ts';

/** A longer address is no link of ours. */
const MAX_ADDRESS = 8192;

/** A body up to this size is read at once: a stream would cost more than what it carries. */
const SMALL_BODY = 64 * 1024;

/** A client that reads nothing of its answer for this long is cut off. */
const UNREAD_MS = 30_000;

export interface ListenerOptions extends ContextOptions {
  /** Milliseconds that a client may leave its answer unread. */
  unreadTimeout?: number;
}

/** Lets a handler of the fetch standard answer the requests of a Node.js server. */
export function listenerOf(handler: Handler, options: ListenerOptions): RequestListener {
  const answer = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    const { method, url = '' } = incoming;
    if (url.length > MAX_ADDRESS) return plainAnswer(414, 'The address is too long');
    // It would send the headers back that came with it.
    if (method === 'TRACE') return plainAnswer(405, 'Method not allowed', { allow: 'GET, HEAD' });
    try {
      const asked = await withBody(request, incoming);
      const context = makeContext(new URL(asked.url), peerOf(incoming), options);
      return await handler(asked, context);
    } catch (error) {
      // A client that left is no fault of ours, and hears nothing any more.
      if (!request.signal.aborted) console.error(error);
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
      // All it can still hear of is an address that is none.
      errorHandler: () => plainAnswer(400, 'The address is not valid', { connection: 'close' }),
      // It would cut off whoever needs more than half a second to send the rest of a refused body.
      autoCleanupIncoming: false,
    },
  );
  return (incoming, outgoing) => {
    outgoing.once('close', () => discardRest(incoming, outgoing));
    void listener(incoming, outgoing);
  };
}

/** The request with its body, at an address without double slashes: `//blog///post` names `/blog/post`. */
async function withBody(request: Request, incoming: IncomingMessage): Promise<Request> {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/\/{2,}/g, '/');
  const { method, headers, signal } = request;
  if (method === 'GET' || method === 'HEAD') {
    return url.href === request.url ? request : new Request(url, { method, headers, signal });
  }
  const body = await bodyOf(incoming);
  const init = { method, headers, signal, body, duplex: 'half' };
  return new Request(url, init);
}

/** A large body, or one that does not say how large it is, is only read as far as the handler reads it. */
async function bodyOf(incoming: IncomingMessage): Promise<BodyInit> {
  const length = incoming.headers['content-length'];
  if (Number(length) <= SMALL_BODY) return Buffer.concat(await incoming.toArray());
  // Not `Readable.toWeb`: where a handler cancels that, the next piece that arrives is an uncaught error.
  return ReadableStream.from(incoming.iterator({ destroyOnReturn: false })) as BodyInit;
}

/**
 * Reads what a handler has left of a body, since the next request on the connection comes behind it.
 * Node.js does the same for bodies of which nothing was read.
 */
function discardRest(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.readableEnded || !outgoing.writableFinished) return;
  incoming.removeAllListeners('readable');
  incoming.resume();
}

/** The other end of the socket, never what a header says. IPv4 over IPv6 is the same visitor. */
function peerOf({ socket }: IncomingMessage): string {
  return (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}
