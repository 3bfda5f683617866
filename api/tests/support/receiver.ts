import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, vi } from 'vitest';
import { startServer } from '#server/testing/local-server.ts';

/** How a receiver answers: with a status, with a whole answer, or how it fails to give one. */
export type Behavior =
  | number
  | { status?: number; headers?: Record<string, string>; body: string }
  | 'silent'
  | 'breaks off'
  | 'dawdles';

/** A received POST. */
interface Post {
  /** When it came, in ms. */
  at: number;
  id: string;
  path: string;
  headers: Record<string, unknown>;
  /** The raw body. */
  source: string;
  body: Record<string, unknown>;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/**
 * A local stand-in for an outside service, such as a webhook, that records what it receives; reset before each test.
 *
 * @param variable that has its address
 */
export function useReceiver(variable?: string) {
  const receiver = {
    /** The POSTs that it answered with a 2xx, in order. */
    taken: [] as Post[],
    /** All POSTs, in order. */
    seen: [] as Post[],
    answers: 200 as Behavior,
    /** How it answers first, once each. */
    firstAnswers: [] as Behavior[],
    /** Ends with a slash. */
    origin: '',
    url: '',
    /** Resets its behavior and its records. */
    reset: () => void Object.assign(receiver, { taken: [], seen: [], answers: 200, firstAnswers: [] }),
    /** Breaks its connections. */
    hangUp: () => server.closeAllConnections(),
  };
  const server = createServer((request, response) => void take(request, response));
  beforeAll(async () => {
    const { origin, stop } = await startServer(server);
    Object.assign(receiver, { origin: `${origin}/`, url: `${origin}/hook` });
    return stop;
  });
  beforeEach(() => {
    if (variable) vi.stubEnv(variable, receiver.url);
    receiver.reset();
  });

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request;
    const source = await text(request);
    const id = String(headers['x-message-id']);
    const at = Date.now();
    const post = { at, id, path, headers, source, body: source ? JSON.parse(source) : {} };
    receiver.seen.push(post);
    const answers = receiver.firstAnswers.shift() ?? receiver.answers;
    if (answers === 'silent') return;
    if (answers === 'breaks off' || answers === 'dawdles') {
      response.writeHead(200, JSON_TYPE).write('{"choices":[');
      if (answers === 'breaks off') setImmediate(() => response.destroy());
      return;
    }
    const {
      status = 200,
      headers: sent = JSON_TYPE,
      body,
    } = typeof answers === 'number' ? { status: answers, body: '{}' } : answers;
    if (status < 300) receiver.taken.push(post);
    response.writeHead(status, sent).end(body);
  }
  return receiver;
}
