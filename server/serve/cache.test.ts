import { expect, test, vi } from 'vitest';
import { CdnCache } from './cache.ts';
import type { RequestContext, Handler } from './context.ts';

const headers = {
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=100, stale-while-revalidate=60',
  'Netlify-Cache-Tag': 'blog,blog:7',
  'Netlify-Vary': 'query=category|search',
};

/** A cache in front of a page whose content is the number of times it was rendered. */
function cachedPage(init: ResponseInit = { headers }) {
  const world = { now: 0, rendered: 0, waiting: [] as Promise<unknown>[], gate: Promise.resolve() };
  const cache = new CdnCache(() => world.now);
  const handler: Handler = async () => {
    const count = (world.rendered += 1);
    await world.gate;
    return new Response(`${count}`, init);
  };
  const get = async (path = '/blog', request: RequestInit = {}) => {
    const url = new URL(path, 'http://127.0.0.1');
    const waitUntil = (work: Promise<unknown>) => void world.waiting.push(work);
    const context = { url, waitUntil } as unknown as RequestContext;
    const answer = await cache.wrap(handler)(new Request(url, request), context);
    return answer.text();
  };
  return { world, cache, get };
}

test('a cacheable page is rendered once, and again after it expires', async () => {
  const { world, get } = cachedPage();
  expect(await get()).toBe('1');
  world.now = 99_000;
  expect(await get()).toBe('1');
  world.now = 161_000;
  expect(await get()).toBe('2');
});

test('only parameters that a page reads make a separate entry', async () => {
  const { get } = cachedPage();
  expect(await get()).toBe('1');
  expect(await get('/blog?utm_source=mail')).toBe('1');
  expect(await get('/blog?category=ai&utm_source=mail')).toBe('2');
  expect(await get('/blog?category=ai')).toBe('2');
});

test('a stale answer is shown for a minute while one request renders it again', async () => {
  const { world, get } = cachedPage();
  await get();
  world.now = 120_000;
  expect(await Promise.all([get(), get()])).toEqual(['1', '1']);
  await Promise.all(world.waiting);
  expect(world.rendered).toBe(2);
  expect(await get()).toBe('2');
});

test('the least recently used answers make room where all together are too large', async () => {
  let drawn = 0;
  const cache = new CdnCache(Date.now, 10);
  const draw: Handler = async () => {
    drawn += 1;
    return new Response('1234', { headers });
  };
  const get = async (path: string) => {
    const url = new URL(path, 'http://127.0.0.1');
    const context = { url, waitUntil: () => undefined } as unknown as RequestContext;
    await (await cache.wrap(draw)(new Request(url), context)).text();
    return drawn;
  };
  expect([await get('/1'), await get('/2'), await get('/1'), await get('/3')]).toEqual([1, 2, 2, 3]);
  expect([await get('/1'), await get('/3'), await get('/2')]).toEqual([3, 3, 4]);
  cache.purge(['blog']);
  expect([await get('/1'), await get('/2'), await get('/1'), await get('/2')]).toEqual([5, 6, 6, 6]);
});

test('a purge removes what has the tag, and nothing else; or everything', async () => {
  const { cache, get } = cachedPage();
  await get();
  cache.purge(['blog:8', 'board']);
  expect(await get()).toBe('1');
  cache.purge(['blog:7']);
  expect(await get()).toBe('2');
  expect(await get()).toBe('2');
  cache.purge();
  expect(await get()).toBe('3');
});

test('what may be outdated is shown only where rendering it fails', async () => {
  const world = { status: 200, text: 'before', isInformed: true };
  const cache = new CdnCache();
  const render: Handler = async () => new Response(world.text, { status: world.status, headers });
  const get = async () => {
    const context = { url: new URL('http://127.0.0.1/blog') } as unknown as RequestContext;
    const answer = await cache.wrap(render, world.isInformed)(new Request(context.url), context);
    return [answer.status, await answer.text()];
  };
  expect(await get()).toEqual([200, 'before']);
  world.text = 'after';
  expect(await get()).toEqual([200, 'before']);
  // Others are not heard from now on.
  cache.purge();
  world.isInformed = false;
  for (const text of ['after', 'later']) {
    world.text = text;
    expect(await get()).toEqual([200, text]);
  }
  Object.assign(world, { status: 503, text: 'no database' });
  expect(await get()).toEqual([200, 'later']);
  Object.assign(world, { status: 404, text: 'deleted' });
  expect(await get()).toEqual([404, 'deleted']);
});

test.each([
  ['whose tag is purged', ['blog']],
  ['when everything is purged', undefined],
])('an answer %s while it renders is sent once and not cached', async (_when, tags) => {
  const { world, cache, get } = cachedPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  world.gate = promise;
  const first = get();
  await vi.waitUntil(() => world.rendered === 1);
  cache.purge(tags);
  resolve();
  expect(await first).toBe('1');
  expect(await get()).toBe('2');
  expect(await get()).toBe('2');
});

test.each([
  ['without a word of the CDN', { headers: { 'Cache-Control': 'public, max-age=60' } }, 'GET'],
  ['with no-store', { headers: { ...headers, 'Netlify-CDN-Cache-Control': 'no-store' } }, 'GET'],
  ['to a POST', { headers }, 'POST'],
])('an answer %s is never cached', async (_name, init, method) => {
  const { get } = cachedPage(init);
  await get('/blog', { method });
  expect(await get('/blog', { method })).toBe('2');
});
