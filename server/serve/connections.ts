import type { RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { lastWords } from './plain-answer.ts';

/**
 * Requests that a connection may send ahead of their answers. Browsers send none; a client that sends thousands
 * and reads nothing would have the memory hold them all.
 */
const MOST_AHEAD = 32;

/** What each connection waits for. */
const unanswered = new WeakMap<Duplex, Set<ServerResponse>>();

/** Ends a connection that sends too many requests ahead. */
export function bounded(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const waiting = unanswered.get(socket) ?? new Set();
    unanswered.set(socket, waiting.add(outgoing));
    outgoing.once('close', () => waiting.delete(outgoing));
    if (waiting.size > MOST_AHEAD) socket.destroy();
    else listener(incoming, outgoing);
  };
}

/** What Node.js would answer without the headers of the others, by the code of its error. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Ends a connection on which something else came than a request, or too slowly. */
export function refuse({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  const isBegun = [...(unanswered.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  // In an answer it would be read as part of that.
  if (!socket.writable || isBegun) socket.destroy();
  else socket.end(lastWords(statuses[code] ?? 400), () => socket.destroy());
}
