import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

/** A received POST. */
interface Post {
  id: string;
  headers: Record<string, unknown>;
  /** The raw body. */
  source: string;
  body: Record<string, unknown>;
}

/** A local webhook that records what it receives. */
export class Receiver {
  /** The POSTs that it answered with a 2xx, in order. */
  readonly taken: Post[] = [];
  /** All POSTs, in order. */
  readonly seen: Post[] = [];
  /** The status that it answers; 'silent' does not answer. */
  answers: number | 'silent' = 200;
  #server: Server | undefined;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/hook`;
  }

  /** Resets its behavior and its records. */
  reset(): void {
    this.taken.length = 0;
    this.seen.length = 0;
    this.answers = 200;
  }

  /** Starts it, or restarts it at the same address. */
  async open(): Promise<void> {
    const take = async (request: IncomingMessage, response: ServerResponse) => {
      const { headers } = request;
      const source = await text(request);
      const post = {
        id: String(headers['x-message-id']),
        headers,
        source,
        body: JSON.parse(source),
      };
      this.seen.push(post);
      if (this.answers === 'silent') return;
      if (this.answers < 300) this.taken.push(post);
      response.writeHead(this.answers).end();
    };
    this.#server = createServer((request, response) => void take(request, response));
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Stops it. */
  async close(): Promise<void> {
    const server = this.#server;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }
}

/** A webhook for the whole file, whose address is in this variable; reset before each test. */
export function useReceiver(variable = 'NOTIFY_WEBHOOK_URL'): Receiver {
  const receiver = new Receiver();
  beforeAll(() => receiver.open());
  afterAll(() => receiver.close());
  beforeEach(() => {
    vi.stubEnv(variable, receiver.url);
    receiver.reset();
  });
  return receiver;
}
