import { request } from 'node:http';
import { once } from 'node:events';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { functionAt, serveFixture } from '#server/testing/serve.ts';
import type { FunctionModule } from './functions.ts';

const files = {
  'index.html': 'home',
  'blog/built.html': 'built',
  'shadow.html': 'shadow',
  '404.html': 'lost',
  _headers: '/*\n  X-Page: yes\n',
};

const echo = functionAt('/api/echo/:id', async (incoming, { ip, params, requestId, site, url }) =>
  Response.json({
    method: incoming.method,
    url: incoming.url,
    headers: Object.fromEntries(incoming.headers),
    body: await incoming.text(),
    context: { ip, params, requestId, site, url: url.href },
  }),
);

const notFound: FunctionModule = {
  default: async (incoming) => Response.json({ message: incoming.url }, { status: 404 }),
};

const posts: FunctionModule = {
  config: { path: '/blog/:slug', preferStatic: true },
  default: async (_request, { params }) => new Response(`the function’s ${params.slug}`),
};

const config = {
  redirects: [{ from: '/api/*', to: '/.netlify/functions/not-found', status: 200 }],
};
const fixture = { files, functions: { echo, 'not-found': notFound, posts }, config };

describe('a function', () => {
  test('gets the request as it came, and the address of the socket alone', async () => {
    const { send, port } = await serveFixture(fixture);
    const answer = await send('/api/echo/7?a=1&a=2', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: '{"a":1}',
    });
    expect(JSON.parse(answer.text)).toMatchObject({
      method: 'PATCH',
      url: `http://127.0.0.1:${port}/api/echo/7?a=1&a=2`,
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
      context: {
        ip: '127.0.0.1',
        params: { id: '7' },
        requestId: expect.stringMatching(/^[\w-]{36}$/) as string,
        site: { url: 'http://localhost:4321' },
      },
    });
    expect(answer.headers).not.toHaveProperty('x-page');
  });

  test('wins over pages, unless it prefers static files', async () => {
    const shadow = functionAt('/shadow', async () => new Response('the function'));
    const { send } = await serveFixture({
      ...fixture,
      functions: { ...fixture.functions, shadow },
    });
    expect((await send('/shadow')).text).toBe('the function');
    expect((await send('/blog/built')).text).toBe('built');
    expect((await send('/blog/fresh')).text).toBe('the function’s fresh');
  });

  test('is reached by a rewrite, and sees the requested address', async () => {
    const { send, port } = await serveFixture(fixture);
    const answer = await send('/api/unknown/%E0%A4%A?x=1');
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toEqual({
      message: `http://127.0.0.1:${port}/api/unknown/%E0%A4%A?x=1`,
    });
  });

  test('sets several cookies, and any status', async () => {
    const cookies = functionAt('/cookies', async () => {
      const headers = new Headers();
      headers.append('set-cookie', 'a=1, 2; Path=/');
      headers.append('set-cookie', 'b=2');
      return new Response(null, { status: 204, headers });
    });
    const { send } = await serveFixture({ files, functions: { cookies } });
    const answer = await send('/cookies');
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers['set-cookie']).toEqual(['a=1, 2; Path=/', 'b=2']);
  });

  test('answers HEAD without its body', async () => {
    const { send } = await serveFixture(fixture);
    expect(await send('/api/echo/1', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });

  test('is sent compressed where that saves bytes and nothing forbids it', async () => {
    const long = { list: Array.from({ length: 200 }, (_, number) => ({ number })) };
    const answers = functionAt('/answers/:which', async (_request, { params }) => {
      const headers = { ...(params.which === 'tagged' && { etag: '"1"' }) };
      return Response.json(params.which === 'short' ? {} : long, { headers });
    });
    const { send } = await serveFixture({ files, functions: { answers } });
    const get = (which: string, encoding = 'br') =>
      send(`/answers/${which}`, { headers: { 'accept-encoding': encoding } });
    const { headers, body } = await get('long');
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual(long);
    for (const answer of [await get('short'), await get('tagged'), await get('long', 'identity')]) {
      expect(answer.headers).not.toHaveProperty('content-encoding');
    }
  });

  test('for every path comes after files and the other functions', async () => {
    const rendered: FunctionModule = {
      config: { path: '/*', preferStatic: true },
      default: async ({ url }) => new Response(`rendered ${new URL(url).pathname}`),
    };
    const { send } = await serveFixture({
      ...fixture,
      functions: { ...fixture.functions, rendered },
    });
    expect((await send('/blog/built')).text).toBe('built');
    expect((await send('/blog/fresh')).text).toBe('the function’s fresh');
    expect((await send('/anything')).text).toBe('rendered /anything');
  });

  test('whose stream breaks does not reveal why, and the server goes on', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error('password hunter2')),
    });
    const breaking = functionAt('/breaking', async () => new Response(broken));
    const { send } = await serveFixture({ files, functions: { breaking } });
    const answer = await send('/breaking').catch((error: Error) => ({ text: error.message }));
    expect(answer.text).not.toContain('hunter2');
    expect(log).toHaveBeenCalled();
    expect((await send('/')).status).toBe(200);
  });

  test('streams', async () => {
    const { promise: firstRead, resolve: readFirst } = Promise.withResolvers<void>();
    const stream = functionAt(
      '/stream',
      async () =>
        new Response(
          new ReadableStream({
            async start(controller) {
              controller.enqueue(new TextEncoder().encode('one '));
              await firstRead;
              controller.enqueue(new TextEncoder().encode('two'));
              controller.close();
            },
          }),
        ),
    );
    const { port } = await serveFixture({ files, functions: { stream } });
    const [response] = await once(request({ port, path: '/stream' }).end(), 'response');
    const received: string[] = [];
    for await (const chunk of response) {
      received.push(String(chunk));
      readFirst();
    }
    expect(received).toEqual(['one ', 'two']);
  });

  test('that throws is 500 and does not reveal why', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const broken = functionAt('/broken', () => Promise.reject(new Error('password hunter2')));
    const { send } = await serveFixture({ files, functions: { broken } });
    const answer = await send('/broken');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('hunter2');
    expect(log).toHaveBeenCalledOnce();
    expect((await send('/')).status).toBe(200);
  });

  test('is notified when the client disconnects, and only then', async () => {
    const signals: AbortSignal[] = [];
    const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
    const slow = functionAt('/slow/:how', async (incoming, { params }) => {
      signals.push(incoming.signal);
      if (params.how === 'quick') return new Response('done');
      enter();
      await new Promise((left) => incoming.signal.addEventListener('abort', left));
      return new Response('too late');
    });
    const { send, port } = await serveFixture({ files, functions: { slow } });
    await send('/slow/quick');
    const leaving = request({ port, path: '/slow/leaving' }).end();
    leaving.on('error', () => undefined);
    await entered;
    leaving.destroy();
    await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]));
  });

  test('may continue work after its response', async () => {
    const later = functionAt('/later', async (_request, { waitUntil }) => {
      waitUntil(Promise.resolve('done'));
      return new Response('soon');
    });
    const { send, pending } = await serveFixture({ files, functions: { later } });
    await send('/later');
    expect(await Promise.all(pending)).toEqual(['done']);
  });
});

describe('a malformed request', () => {
  const line = (raw: string) => raw.slice(0, raw.indexOf('\r\n'));
  const head = 'HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';

  test.each([
    ['no HTTP', 'hello\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
    ['no path', `GET x ${head}\r\n`, 'HTTP/1.1 400 Bad Request'],
    ['another scheme', `GET ftp://a/ ${head}\r\n`, 'HTTP/1.1 400 Bad Request'],
    [
      'two lengths',
      `POST / ${head}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      'HTTP/1.1 400 Bad Request',
    ],
    [
      'an absolute address is in order',
      `GET http://other.example/blog/built ${head}\r\n`,
      'HTTP/1.1 200 OK',
    ],
    ['a backslash', `GET /out/\\other.example ${head}\r\n`, 'HTTP/1.1 400 Bad Request'],
    ['a path like a host is a path', `GET //other.example/ ${head}\r\n`, 'HTTP/1.1 404 Not Found'],
  ])('%s', async (_what, bytes, expected) => {
    const { raw } = await serveFixture(fixture);
    expect(line(await raw(bytes))).toBe(expected);
  });

  test('a redirect never leads to another host through a path', async () => {
    const { raw } = await serveFixture({
      files: { ...files, _redirects: '/out/* /:splat\n' },
    });
    for (const path of ['/out//other.example', '/out/%2fother.example']) {
      const answer = await raw(`GET ${path} ${head}\r\n`);
      expect(answer).toMatch(/\r\nlocation: \/(?![/\\])/i);
    }
  });
});
