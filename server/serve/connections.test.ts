/** Connections that are kept alive, broken off, left idle or never read must not harm each other. */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { serveFixture } from '#server/testing/serve.ts';
import { NO_PAGE_HEADERS } from '#src/lib/security-headers.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { refusals, refused } from './connections-cases.data.ts';
import type { Handler } from './context.ts';

/** Reads the beginning of a body and then refuses it. */
const stopsReading: Handler = async ({ body }) => {
  await body?.getReader().read();
  return new Response('enough', { status: 413 });
};
const cancels: Handler = async ({ body }) => {
  for await (const _chunk of body ?? []) break;
  return new Response('enough', { status: 413 });
};

/** Like a rendered page for an unknown address: it ignores the body. */
const unknown: Handler = async () => new Response('lost', { status: 404 });

const fixture = {
  files: { 'index.html': 'home', '404.html': 'lost' },
  api: { '/stops': stopsReading, '/cancels': cancels, '/api': unknown },
};

/** For each refusal, one body of each size is sent whole and one is broken off. */
const SIZES = process.env.NIGHTLY
  ? [1, 2, 3, 4, 5, 6, 7, 8, 10, 50].map((size) => size * 100_000)
  : [100_000, 1_000_000];

describe('a body that is refused', () => {
  test('neither delays the next request on its connection nor harms the program', async () => {
    const { port } = await serveFixture(fixture);
    const uncaught: unknown[] = [];
    const listen = (error: unknown) => uncaught.push(error);
    process.on('uncaughtException', listen);
    onTestFinished(() => void process.off('uncaughtException', listen));

    const visit = async ([path, status, headers]: (typeof refusals)[number]) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (const size of SIZES) {
        const whole = Buffer.alloc(size, 'x');
        const length = 'transfer-encoding' in headers ? {} : { 'content-length': whole.length };
        const options = { agent, port, path, method: 'POST', headers: { ...length, ...headers } };
        await breakOff(port, path, whole);
        const refused = request(options);
        expect([path, await statusOf(refused.end(whole))]).toEqual([path, status]);
        const { socket } = refused;
        const next = request({ agent, port, path: '/' }).end();
        expect(await statusOf(next)).toBe(200);
        expect(next.socket === socket).toBe(true);
      }
      agent.destroy();
    };
    await Promise.all(refusals.map(visit));
    expect(uncaught).toEqual([]);
  });

  test('is answered before it has arrived completely', async () => {
    const { port } = await serveFixture(fixture);
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Length: 900000\r\n\r\nbegun');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 404 /);
    socket.destroy();
  });

  test('is not read forever', async () => {
    const { port } = await serveFixture({
      ...fixture,
      limits: { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 },
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /stops HTTP/1.1\r\nHost: a\r\nContent-Length: 90000000\r\n\r\nbegun');
    const drip = setInterval(() => socket.write('more'), 20);
    socket.on('error', () => undefined).resume();
    // Either way of closing counts: `once` would treat a reset as a failure.
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);
  });
});

describe('a connection', () => {
  const limits = {
    headersTimeout: 200,
    requestTimeout: 300,
    keepAliveTimeout: 200,
    timeout: 300,
    unreadTimeout: 300,
    connectionsCheckingInterval: 50,
  };

  test.each([
    ['says nothing', ''],
    ['stops within its headers', 'GET / HTTP/1.1\r\nHost'],
    ['stops within its body', 'POST /cancels HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab'],
    ['was answered and says no more', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('that %s is closed', async (_what, begun) => {
    const { port } = await serveFixture({ ...fixture, limits });
    const socket = connect(port, '127.0.0.1');
    socket.write(begun);
    socket.resume();
    await once(socket, 'close');
  });

  test('whose answer is never read is closed, however many there are', async () => {
    const { server, port } = await serveFixture({
      files: { 'large.bin': new Uint8Array(20_000_000) },
      limits,
    });
    const message = 'GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n';
    const sockets = await Promise.all(
      Array.from({ length: process.env.NIGHTLY ? 300 : 30 }, async () => {
        const socket = connect(port, '127.0.0.1').pause();
        await once(socket, 'connect');
        socket.write(message);
        return socket;
      }),
    );
    const open = () => new Promise((resolve) => server.getConnections((_, n) => resolve(n)));
    expect(await open()).toBeGreaterThan(0);
    await vi.waitFor(async () => expect(await open()).toBe(0));
    sockets.forEach((socket) => socket.on('error', () => undefined).destroy());
  });

  test('that pipelines requests and never reads is closed before they fill the memory', async () => {
    let begun = 0;
    const waits: Handler = () => {
      begun++;
      return new Promise(() => undefined);
    };
    const { port } = await serveFixture({ ...fixture, api: { ...fixture.api, '/waits': waits } });
    const socket = await visit(port);
    socket.write('GET /waits HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(5000));
    await new Promise((resolve) => socket.resume().once('close', resolve));
    expect(begun).toBeLessThanOrEqual(32);
    expect(begun).toBeGreaterThan(0);
  });

  test('may pipeline some requests', async () => {
    const { raw } = await serveFixture(fixture);
    const get = 'GET / HTTP/1.1\r\nHost: a\r\n';
    const answers = await raw(`${`${get}\r\n`.repeat(20)}${get}Connection: close\r\n\r\n`);
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(21);
  });

  test('that is refused gets the policy of the pages', async () => {
    const { raw } = await serveFixture(fixture);
    await eachRow(
      refused,
      ([, bytes]) => bytes.slice(0, 60),
      async ([status, bytes]) => {
        const answer = (await raw(bytes)).toLowerCase();
        expect(answer).toMatch(new RegExp(`^http/1.1 ${status} `));
        for (const name of Object.keys(NO_PAGE_HEADERS)) {
          expect(answer).toContain(`\r\n${name.toLowerCase()}: `);
        }
      },
    );
  });

  test('over the limit is closed at once, and once another closes there is room again', async () => {
    const { port } = await serveFixture({ ...fixture, limits: { maxConnections: 2 } });
    const connected = [await visit(port), await visit(port)];
    const refused = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(refused, 'close');
    expect(await answerOf(connected[0])).toMatch(/^HTTP\/1.1 200 /);
    connected[1]?.destroy();
    await vi.waitFor(async () => expect(await answerOf(await visit(port))).toMatch(/200 OK/));
  });
});

async function statusOf(sent: ReturnType<typeof request>): Promise<number | undefined> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await text(response);
  return response.statusCode;
}

/** Sends half of a body and disconnects. */
async function breakOff(port: number, path: string, body: Buffer): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`);
  socket.write(body.subarray(0, body.length / 2), () => socket.destroy());
  await once(socket, 'close');
}

async function visit(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function answerOf(socket: Socket | undefined): Promise<string> {
  socket?.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  if (!socket) return '';
  const [answer] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as unknown[];
  return String(answer);
}
