import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** An answer on its way out. */
export interface Reply {
  status: number;
  headers: [name: string, value: string][];
  body?: Uint8Array | ReadableStream<Uint8Array> | undefined;
}

/** A short answer of the server itself, for what no page and no function answers. */
export function plainReply(status: number, text: string, headers: Reply['headers'] = []): Reply {
  return {
    status,
    headers: [
      ['content-type', 'text/plain; charset=utf-8'],
      ['cache-control', 'no-store'],
      ['x-content-type-options', 'nosniff'],
      ...headers,
    ],
    body: new TextEncoder().encode(`${text}\n`),
  };
}

/** The answer of a function; cookies stay separate headers. */
export function replyFrom(response: Response): Reply {
  const headers: Reply['headers'] = [...response.headers].filter(([name]) => name !== 'set-cookie');
  for (const cookie of response.headers.getSetCookie()) headers.push(['set-cookie', cookie]);
  return { status: response.status, headers, body: response.body ?? undefined };
}

/** Sends an answer; to HEAD without its body. Resolves when all of it is handed to the socket. */
export async function send(
  reply: Reply,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, body } = reply;
  response.statusCode = status;
  for (const [name, value] of headers) response.appendHeader(name, value);

  if (!body || request.method === 'HEAD' || status === 204 || status === 304) {
    if (body instanceof Uint8Array && status !== 304) {
      response.setHeader('content-length', body.byteLength);
    }
    if (body instanceof ReadableStream) await body.cancel();
    response.end();
  } else if (body instanceof Uint8Array) {
    response.setHeader('content-length', body.byteLength);
    response.end(body);
  } else {
    await pass(body, response);
  }
}

/** Passes a stream on, as fast as the client takes it; where the client leaves, the stream is cancelled. */
async function pass(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  const reader = body.getReader();
  response.once('close', () => reader.cancel().catch(() => undefined));
  for (;;) {
    const { done, value } = await reader.read();
    if (response.destroyed) return;
    if (done) break;
    if (!response.write(value))
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
  response.end();
}
