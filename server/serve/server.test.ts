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

const echo = functionAt('/api/echo/:id', async (incoming, { ip, params, requestId, url }) =>
  Response.json({
    method: incoming.method,
    url: incoming.url,
    headers: Object.fromEntries(incoming.headers),
    body: await incoming.text(),
    context: { ip, params, requestId, url: url.href },
  }),
);

const notFound: FunctionModule = {
  default: async (incoming) => Response.json({ message: incoming.url }, { status: 404 }),
};

const config = `[[redirects]]
  from = "/api/*"
  to = "/.netlify/functions/not-found"
  status = 200`;
const fixture = { files, functions: { echo, 'not-found': notFound }, config };

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
      },
    });
    expect(answer.headers).not.toHaveProperty('x-page');
  });

  test('wins over pages', async () => {
    const shadow = functionAt('/shadow', async () => new Response('the function'));
    const { send } = await serveFixture({ files, functions: { shadow } });
    expect((await send('/shadow')).text).toBe('the function');
  });

  test('is reached by a rewrite, and sees the requested address', async () => {
    const { send, port } = await serveFixture(fixture);
    const answer = await send('/api/unknown/%C3%A4?x=1');
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toEqual({
      message: `http://127.0.0.1:${port}/api/unknown/%C3%A4?x=1`,
    });
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

  test('that throws, or whose stream breaks, does not reveal why, and the server goes on', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const failure = new Error('password hunter2');
    const broken = new ReadableStream({ pull: (controller) => controller.error(failure) });
    const functions = {
      breaking: functionAt('/breaking', async () => new Response(broken)),
      throwing: functionAt('/throwing', () => Promise.reject(failure)),
    };
    const { send } = await serveFixture({ files, functions });
    for (const path of ['/throwing', '/breaking']) {
      const answer = await send(path).catch((error: Error) => ({
        status: 500,
        text: error.message,
      }));
      expect(answer.status).toBe(500);
      expect(answer.text).not.toContain('hunter2');
    }
    expect(log).toHaveBeenCalledTimes(2);
    expect((await send('/')).status).toBe(200);
  });
});

test('an absolute address is one of this site, and no path leads to another host', async () => {
  const { raw } = await serveFixture({ files: { ...files, _redirects: '/out/* /:splat\n' } });
  const get = (path: string) => raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(await get('http://other.example/blog/built')).toMatch(/^HTTP\/1.1 200 /);
  expect(await get('//other.example/')).toMatch(/^HTTP\/1.1 404 /);
  for (const path of ['/out//other.example', '/out/%2fother.example']) {
    expect(await get(path)).toMatch(/\r\nlocation: \/(?![/\\])/i);
  }
});
