import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { serveFixture } from '#server/testing/serve.ts';
import type { Handler } from './context.ts';

const files = {
  'index.html': 'home',
  'blog/built.html': 'built',
  'shadow.html': 'shadow',
  '404.html': 'lost',
  _headers: '/*\n  X-Page: yes\n',
};

const echo: Handler = async (incoming, { ip, requestId, url }) =>
  Response.json({
    method: incoming.method,
    url: incoming.url,
    headers: Object.fromEntries(incoming.headers),
    body: await incoming.text(),
    context: { ip, requestId, url: url.href },
  });

const fixture = { files, api: { '/api/echo': echo } };

describe('the API', () => {
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
        requestId: expect.stringMatching(/^[\w-]{36}$/) as string,
      },
    });
    expect(answer.headers).not.toHaveProperty('x-page');
  });

  test('wins over pages', async () => {
    const { send } = await serveFixture({ files, api: { '/shadow': async () => new Response('the API') } });
    expect((await send('/shadow')).text).toBe('the API');
  });

  test('is sent compressed where that saves bytes and nothing forbids it', async () => {
    const long = { list: Array.from({ length: 200 }, (_, number) => ({ number })) };
    const answers: Handler = async (_request, { url }) => {
      const headers = { ...(url.pathname.endsWith('tagged') && { etag: '"1"' }) };
      return Response.json(url.pathname.endsWith('short') ? {} : long, { headers });
    };
    const { send } = await serveFixture({ files, api: { '/answers': answers } });
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
    const { send } = await serveFixture({
      files,
      api: { '/breaking': async () => new Response(broken), '/throwing': () => Promise.reject(failure) },
    });
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
  const { raw } = await serveFixture({ files: { ...files, 'other.example.html': 'a page' } });
  const get = (path: string) => raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(await get('http://other.example/blog/built')).toMatch(/^HTTP\/1.1 200 /);
  expect(await get('//nowhere.example/')).toMatch(/^HTTP\/1.1 404 /);
  expect(await get('//other.example/')).toMatch(/\r\nlocation: \/other\.example\r\n/i);
});
