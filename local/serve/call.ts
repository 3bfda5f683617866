import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { makeContext, type FunctionContext } from './context.ts';
import type { FunctionMatch } from './functions.ts';
import { plainReply, replyFrom, type Reply } from './reply.ts';
import { ownTurn } from './turns.ts';

/** What a function is called with beside its request. */
export interface CallOptions {
  /** Origin for the functions' `context.site`. */
  siteUrl: string;
  /** Takes work that outlives its request. */
  waitUntil: FunctionContext['waitUntil'];
}

/** Bytes of a body that is taken in whole: for so little, a stream costs more than what it carries. */
const SMALL_BODY = 64 * 1024;

/** Calls a function with a request that came in; who leaves aborts its signal. */
export async function callFunction(
  { siteFunction, params }: FunctionMatch,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  { siteUrl, waitUntil }: CallOptions,
): Promise<Reply> {
  const { method = 'GET' } = request;
  // The fetch standard knows no such requests.
  if (['CONNECT', 'TRACE', 'TRACK'].includes(method)) {
    return plainReply(405, 'Method not allowed', [['allow', 'GET, HEAD, POST, PATCH, DELETE']]);
  }
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  const body = await bodyOf(request);
  const asked = new Request(url, {
    method,
    headers: headersOf(request),
    signal: left.signal,
    ...(body && { body, duplex: 'half' }),
  });
  await ownTurn();
  const { default: answer } = await siteFunction.load();
  const context = makeContext({ url, ip: peerOf(request), params, waitUntil }, siteUrl);
  return replyFrom(await answer(asked, context));
}

/** The other end of the socket, never what a header says. IPv4 over IPv6 is the same visitor. */
function peerOf({ socket }: IncomingMessage): string {
  return (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(request.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

/** A large body, or one that does not say how large it is, is only read as far as the function reads it. */
async function bodyOf(request: IncomingMessage): Promise<BodyInit | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const length = request.headers['content-length'];
  if (length !== undefined && Number(length) <= SMALL_BODY)
    return Buffer.concat(await request.toArray());
  return Readable.toWeb(request) as ReadableStream;
}
