import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** How the service behaves: the response to give, or how it fails to give one. */
export type Behaviour =
  | { status?: number; headers?: Record<string, string>; body: string }
  | 'silent'
  | 'breaks off'
  | 'dawdles';

/** A local stand-in for an outside service. */
export interface Upstream {
  /** Ends with a slash. */
  url: () => string;
  does: (behaviour: Behaviour) => void;
  /** The requests received since the test began. */
  received: { path: string; headers: Record<string, unknown>; body: unknown }[];
}

/** Starts a stand-in for the whole file. */
export function useUpstream(): Upstream {
  let server: Server;
  let behaviour: Behaviour = { body: '{}' };
  const received: Upstream['received'] = [];
  beforeAll(async () => {
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      const { url = '', headers } = request;
      received.push({ path: url, headers, body: JSON.parse(await text(request)) });
      if (behaviour === 'silent') return;
      if (behaviour === 'breaks off' || behaviour === 'dawdles') {
        response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"choices":[');
        if (behaviour === 'breaks off') setImmediate(() => response.destroy());
        return;
      }
      const { status = 200, headers: sent = { 'Content-Type': 'application/json' } } = behaviour;
      response.writeHead(status, sent).end(behaviour.body);
    };
    server = createServer((request, response) => void answer(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    behaviour = { body: '{}' };
    received.length = 0;
  });
  return {
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    does: (next) => void (behaviour = next),
    received,
  };
}
