import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** Stands in front of a server; what the server says can be held up on its way. */
export interface SlowProxy {
  port: number;
  /** Milliseconds by which everything is late that the server says from here on. */
  delay: number;
  stop: () => void;
}

/** @param target port of the server on this machine, asked for each connection */
export async function startProxy(target: () => number): Promise<SlowProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target(), '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', () => undefined);
    }
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    client.pipe(upstream);
    upstream.pipe(late(() => proxy.delay)).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: SlowProxy = {
    port: (server.address() as AddressInfo).port,
    delay: 0,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return proxy;
}

/** Lets everything through in its order, each piece that much later. */
function late(delay: () => number): Transform {
  return new Transform({
    transform: (piece, _encoding, pass) => void setTimeout(() => pass(null, piece), delay()),
  });
}
