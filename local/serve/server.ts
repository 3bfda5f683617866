import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { addressOf, MAX_ADDRESS } from './address.ts';
import { callFunction, type CallOptions } from './call.ts';
import type { FunctionMatch, SiteFunction } from './functions.ts';
import { plainReply, send, type Reply } from './reply.ts';
import { route, type Site } from './route.ts';
import { FileSender } from './static.ts';

/** What the server serves. Asked anew for every request, so that a rebuilt site comes in whole. */
export interface Served extends CallOptions {
  site: () => Site;
  functions: readonly SiteFunction[];
}

/** Who sends headers or a body more slowly than this is cut off. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 60_000;

/** A server for a built site and its functions; not listening yet. */
export function createServer(served: Served): Server {
  const sender = new FileSender();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response, served, sender).catch((error: unknown) => {
      // Nothing can be said any more once an answer has begun, or the client has left.
      if (!isAborted(error)) console.error(error);
      response.destroy();
    });
  };
  return createHttpServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: 30_000,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: 16 * 1024,
    },
    answer,
  );
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  served: Served,
  sender: FileSender,
): Promise<void> {
  const { method = 'GET', headers } = request;
  const url = addressOf(request);
  if (!url) return send(refusal(request), request, response);

  const call = (match: FunctionMatch) => callFunction(match, url, request, response, served);
  const world = { site: served.site(), functions: served.functions, sender, call };
  try {
    await send(await route({ method, url, headers }, world), request, response);
  } catch (error) {
    if (response.headersSent || isAborted(error)) throw error;
    console.error(error);
    await send(plainReply(500, 'Something went wrong'), request, response);
  }
}

function refusal({ url = '' }: IncomingMessage): Reply {
  if (url.length > MAX_ADDRESS) return plainReply(414, 'The address is too long');
  return plainReply(400, 'The address is not valid');
}

/** What a stream says where the client is gone. */
const ABORTED = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ECONNRESET'];

function isAborted(error: unknown): boolean {
  const { code, name } = error as NodeJS.ErrnoException;
  return name === 'AbortError' || (code !== undefined && ABORTED.includes(code));
}
