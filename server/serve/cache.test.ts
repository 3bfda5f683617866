import { beforeEach, expect, test, vi } from 'vitest';
import { CdnCache } from './cache.ts';
import type { FunctionContext, Handler } from './context.ts';

let now: number;
let cache: CdnCache;
let rendered: string[];
let waiting: Promise<unknown>[];
beforeEach(() => {
  now = 0;
  cache = new CdnCache(() => now);
  rendered = [];
  waiting = [];
});

const headers = {
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=100, stale-while-revalidate=60',
  'Netlify-Cache-Tag': 'blog,blog:7',
  'Netlify-Vary': 'query=category|search',
};

/** A page whose content is the number of times a page was rendered. */
function page(init: ResponseInit = { headers }): Handler {
  return async (request) => {
    rendered.push(new URL(request.url).search);
    return new Response(`${rendered.length}`, init);
  };
}

async function get(handler: Handler, path = '/blog', init: RequestInit = {}): Promise<string> {
  const url = new URL(path, 'http://127.0.0.1');
  const waitUntil = (work: Promise<unknown>) => void waiting.push(work);
  const context = { url, waitUntil } as unknown as FunctionContext;
  const answer = await cache.wrap(handler)(new Request(url, init), context);
  return answer.text();
}

test('a cacheable page is rendered once, and again after it expires', async () => {
  const handler = page();
  expect(await get(handler)).toBe('1');
  now = 99_000;
  expect(await get(handler)).toBe('1');
  now = 161_000;
  expect(await get(handler)).toBe('2');
});

test('only parameters that a page reads make a separate entry', async () => {
  const handler = page();
  expect(await get(handler)).toBe('1');
  expect(await get(handler, '/blog?utm_source=mail')).toBe('1');
  expect(await get(handler, '/blog?category=ai&utm_source=mail')).toBe('2');
  expect(await get(handler, '/blog?category=ai')).toBe('2');
});

test('a stale answer is shown for a minute while one request renders it again', async () => {
  const handler = page();
  await get(handler);
  now = 120_000;
  expect(await Promise.all([get(handler), get(handler)])).toEqual(['1', '1']);
  await Promise.all(waiting);
  expect(rendered).toHaveLength(2);
  expect(await get(handler)).toBe('2');
});

test('a purge removes what has the tag, and nothing else', async () => {
  const [blog, board] = [page(), page({ headers: { ...headers, 'Netlify-Cache-Tag': 'board' } })];
  await get(blog, '/blog/a');
  await get(board, '/signal-board');
  cache.purge(['blog:7']);
  expect(await get(blog, '/blog/a')).toBe('3');
  expect(await get(board, '/signal-board')).toBe('2');
});

test('an answer whose tag is purged while it renders is sent once and not cached', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow: Handler = async () => {
    rendered.push('');
    if (rendered.length === 1) await promise;
    return new Response(`${rendered.length}`, { headers });
  };
  const first = get(slow);
  await vi.waitUntil(() => rendered.length === 1);
  cache.purge(['blog']);
  resolve();
  expect(await first).toBe('1');
  expect(await get(slow)).toBe('2');
  expect(await get(slow)).toBe('2');
});

test.each([
  ['without a word of the CDN', { headers: { 'Cache-Control': 'public, max-age=60' } }],
  ['with no-store', { headers: { ...headers, 'Netlify-CDN-Cache-Control': 'no-store' } }],
])('an answer %s is never cached', async (_name, init) => {
  const handler = page(init);
  await get(handler);
  expect(await get(handler)).toBe('2');
});

test('the answer to a POST is never cached', async () => {
  const handler = page();
  await get(handler, '/blog', { method: 'POST' });
  expect(await get(handler, '/blog', { method: 'POST' })).toBe('2');
});
