import type { RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { rawAnswer } from './plain-answer.ts';

/**
 * Most requests that a connection may pipeline. Browsers pipeline none; a client that sends thousands and reads
 * nothing would fill the memory.
 */
const MAX_PIPELINED = 32;

/** Unanswered requests, by connection. */
const unanswered = new WeakMap<Duplex, Set<ServerResponse>>();

/** Closes a connection that pipelines too many requests. */
export function limitPipelining(listener: RequestListener): RequestListener {
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
export function answerClientError({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  const isBegun = [...(unanswered.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  // In the middle of an answer, another one would be read as part of its body.
  if (!socket.writable || isBegun) socket.destroy();
  else socket.end(rawAnswer(statuses[code] ?? 400), () => socket.destroy());
}
