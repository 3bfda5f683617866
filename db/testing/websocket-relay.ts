import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { pipeline } from 'node:stream';
import { createWebSocketStream, WebSocketServer } from 'ws';

/**
 * Starts a server that relays the bytes of WebSockets to a Postgres and back, in place of Neon's own proxy. Gives its
 * `host:port/path`, counts of all and of open connections, and `cut`, which breaks the open ones.
 */
export async function startRelay(postgresUrl: string) {
  const { hostname, port } = new URL(postgresUrl);
  let connections = 0;
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client) => {
    connections += 1;
    const stream = createWebSocketStream(client);
    pipeline(stream, connect(Number(port), hostname), stream, () => client.terminate());
  });
  await once(server, 'listening');
  const cut = () => server.clients.forEach((client) => client.terminate());
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    connections: () => connections,
    open: () => server.clients.size,
    cut,
    stop: () => {
      cut();
      server.close();
    },
  };
}
