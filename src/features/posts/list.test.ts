import { afterEach, expect, test, vi } from 'vitest';
import { fetchPosts } from './list.ts';

afterEach(() => vi.unstubAllGlobals());

test("a response that is not JSON gives the spec's error message", async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
  const asked = fetchPosts('/api/blog', 'Failed to fetch blog posts', new AbortController().signal);
  await expect(asked).rejects.toThrow('Failed to fetch blog posts');
});
