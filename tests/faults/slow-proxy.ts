import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { listen } from '#server/testing/local-server.ts';

/** A proxy in front of a server that can delay what the server sends. */
export interface SlowProxy {
  port: number;
  /** Delay in milliseconds of everything that the server sends from now on. */
  delay: number;
  /**
   * Drops all data of the open connections from now on, and their ends too. With true it also drops data of new
   * connections, until it is called with false.
   */
  swallow: (newOnes: boolean) => void;
  /** Ends all open connections, and drops the data of new ones until `swallow(false)`. */
  cut: () => void;
  stop: () => void;
}

/** @param target port of the server on this machine, called for each connection */
export async function startProxy(target: () => number): Promise<SlowProxy> {
  const sockets = new Set<Socket>();
  const pairs = new Set<() => void>();
  let isSwallowing = false;
  const server = createServer((client) => {
    if (isSwallowing) return void sockets.add(client.on('error', () => undefined).resume());
    const upstream = connect(target(), '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', () => undefined);
    }
    let isSwallowed = false;
    const endOther = (other: Socket) => () => isSwallowed || other.destroy();
    client.once('close', endOther(upstream));
    upstream.once('close', endOther(client));
    const answers = late(() => proxy.delay);
    client.pipe(upstream);
    upstream.pipe(answers).pipe(client);
    pairs.add(() => {
      isSwallowed = true;
      client.unpipe().resume();
      upstream.unpipe().resume();
      answers.unpipe();
    });
  });
  const proxy: SlowProxy = {
    port: await listen(server),
    delay: 0,
    swallow: (newOnes) => {
      isSwallowing = newOnes;
      for (const swallow of pairs) swallow();
      pairs.clear();
    },
    cut: () => {
      isSwallowing = true;
      for (const socket of sockets) socket.destroy();
    },
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return proxy;
}

/** Passes everything on in order, delayed by this much. */
function late(delay: () => number): Transform {
  return new Transform({
    transform: (piece, _encoding, pass) => void setTimeout(() => pass(null, piece), delay()),
  });
}
