import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { listen } from '#server/testing/local-server.ts';

/** How a receiver answers: with a status, with a whole answer, or how it fails to give one. */
export type Behaviour =
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

/** A local stand-in for an outside service, such as a webhook, that records what it receives. */
export class Receiver {
  /** The POSTs that it answered with a 2xx, in order. */
  readonly taken: Post[] = [];
  /** All POSTs, in order. */
  readonly seen: Post[] = [];
  answers: Behaviour = 200;
  /** How it answers first, once each. */
  firstAnswers: Behaviour[] = [];
  #server: Server | undefined;
  #port = 0;

  /** Ends with a slash. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  get url(): string {
    return `${this.origin}hook`;
  }

  /** Resets its behavior and its records. */
  reset(): void {
    this.taken.length = 0;
    this.seen.length = 0;
    this.answers = 200;
    this.firstAnswers = [];
  }

  /** Starts it, or restarts it at the same address. */
  async open(): Promise<void> {
    this.#server = createServer((request, response) => void this.#take(request, response));
    this.#port = await listen(this.#server, this.#port);
  }

  /** Stops it. */
  async close(): Promise<void> {
    const server = this.#server;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request;
    const source = await text(request);
    const id = String(headers['x-message-id']);
    const at = Date.now();
    const post = { at, id, path, headers, source, body: source ? JSON.parse(source) : {} };
    this.seen.push(post);
    const answers = this.firstAnswers.shift() ?? this.answers;
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
    if (status < 300) this.taken.push(post);
    response.writeHead(status, sent).end(body);
  }
}

/** A receiver for the whole file, reset before each test. @param variable that has its address */
export function useReceiver(variable?: string): Receiver {
  const receiver = new Receiver();
  beforeAll(() => receiver.open());
  afterAll(() => receiver.close());
  beforeEach(() => {
    if (variable) vi.stubEnv(variable, receiver.url);
    receiver.reset();
  });
  return receiver;
}
