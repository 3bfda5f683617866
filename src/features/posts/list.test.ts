import { afterEach, expect, test, vi } from 'vitest';
import { fetchPosts } from './list.ts';

const ask = () => fetchPosts('/api/blog', 'Failed to fetch blog posts', new AbortController().signal);
const answer = (response: () => Promise<Response>) => vi.stubGlobal('fetch', response);
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['an error response', async () => new Response('{"message":"no"}', { status: 503 })],
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a response that is not JSON', async () => new Response('<!doctype html>')],
])("%s gives the spec's error message", async (_, response) => {
  answer(response);
  await expect(ask()).rejects.toThrow('Failed to fetch blog posts');
});
