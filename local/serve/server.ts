import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Readable } from 'node:stream';
import { makeContext, type FunctionContext } from './context.ts';
import type { FunctionMatch, SiteFunction } from './functions.ts';
import { plainReply, replyFrom, send, type Reply } from './reply.ts';
import { route, type Site } from './route.ts';
import { FileSender } from './static.ts';

/** What the server serves. Asked anew for every request, so that a rebuilt site comes in whole. */
export interface Served {
  site: () => Site;
  functions: readonly SiteFunction[];
  /** Origin for the functions' `context.site`. */
  siteUrl: string;
  /** Takes work that outlives its request. */
  waitUntil: FunctionContext['waitUntil'];
}

/** A longer address is no link of ours. */
const MAX_ADDRESS = 8192;

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
    if (error instanceof URIError) {
      return send(plainReply(400, 'The address is not valid'), request, response);
    }
    console.error(error);
    await send(plainReply(500, 'Something went wrong'), request, response);
  }
}

/**
 * The address a request asks for, on the host it names; undefined where there is none. Built from
 * its text, because as a relative address `//other.example` would be another host.
 */
function addressOf({ url = '', headers }: IncomingMessage): URL | undefined {
  const { host = 'localhost' } = headers;
  const absolute = url.startsWith('/') ? `http://${host}${collapse(url)}` : url;
  if (url.length > MAX_ADDRESS || !/^[\w.\-:[\]]+$/.test(host)) return undefined;
  if (!absolute.startsWith('http://') || !URL.canParse(absolute)) return undefined;
  return new URL(absolute);
}

/** `//blog///post` names the same page as `/blog/post`. */
function collapse(url: string): string {
  const [path = '', ...query] = url.split('?');
  return [path.replace(/[/\\]{2,}/g, '/'), ...query].join('?');
}

function refusal({ url = '' }: IncomingMessage): Reply {
  if (url.length > MAX_ADDRESS) return plainReply(414, 'The address is too long');
  return plainReply(400, 'The address is not valid');
}

async function callFunction(
  { siteFunction, params }: FunctionMatch,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  served: Served,
): Promise<Reply> {
  const { method = 'GET' } = request;
  // The fetch standard knows no such requests.
  if (['CONNECT', 'TRACE', 'TRACK'].includes(method)) {
    return plainReply(405, 'Method not allowed', [['allow', 'GET, HEAD, POST, PATCH, DELETE']]);
  }
  const left = new AbortController();
  response.once('close', () => left.abort());
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const asked = new Request(url, {
    method,
    headers: headersOf(request),
    signal: left.signal,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  });
  const { default: answer } = await siteFunction.load();
  const { waitUntil, siteUrl } = served;
  const context = makeContext({ url, ip: peerOf(request), params, waitUntil }, siteUrl);
  return replyFrom(await answer(asked, context));
}

/** The other end of the socket, never what a header says. IPv4 over IPv6 is the same visitor. */
function peerOf({ socket }: IncomingMessage): string {
  return (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    headers.append(request.rawHeaders[i]!, request.rawHeaders[i + 1]!);
  }
  return headers;
}

function isAborted(error: unknown): boolean {
  const { code, name } = error as NodeJS.ErrnoException;
  return name === 'AbortError' || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET';
}
