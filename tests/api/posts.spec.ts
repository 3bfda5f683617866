/** A post is drafted, published, changed, moved and deleted, and what a cache in front of the functions has of it. */
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { blogCategories } from '#src/content/post-categories.data.ts';
import { hasPage } from '../parts.ts';
import { expect, isFromFunction, test } from './fixtures.ts';

const article = (slug: string) => ({
  title: `What to file first: ${slug}`,
  summary: 'A short test for picking the first drawer.',
  content: '<p onclick="x()">Ask how often, and how alike the cases are. Then begin.</p>',
  category: blogCategories[0]?.id,
  author: 'Dana Whitlock',
  slug,
});

const LISTS = ['/blog', '/rss.xml', '/sitemap.xml'].filter(hasPage);

const isCached = (answer: APIResponse) => /hit/.test(answer.headers()['cache-status'] ?? '');

/** Fails if a path is never answered from the cache: the repeated purge of an earlier change may come in between. */
function expectCached(request: APIRequestContext, path: string): Promise<void> {
  return expect.poll(async () => isCached(await requestTwice(request, path)), path).toBe(true);
}

/** Requests a path twice: a cacheable answer is cached by then. */
async function requestTwice(request: APIRequestContext, path: string): Promise<APIResponse> {
  await request.get(path, { maxRedirects: 0 });
  return request.get(path, { maxRedirects: 0 });
}

test('a published post is public, and cached until it changes', async ({ request, admin }) => {
  const slug = `first-drawer-${Date.now().toString(36)}`;
  const page = `/blog/${slug}`;
  const listed = async (words: string) => {
    const has = async (path: string) => (await (await request.get(path)).text()).includes(words);
    return Promise.all(LISTS.map(has));
  };
  const [everywhere, nowhere] = [LISTS.map(() => true), LISTS.map(() => false)];
  for (const path of LISTS) await expectCached(request, path);

  expect((await request.post('/api/blog', { data: article(slug) })).status()).toBe(401);
  const created = await admin.post('/api/blog', { data: article(slug) });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()) as { id: number };
  const post = `/api/blog/${id}`;
  expect(created.headers().location).toBe(post);
  expect((await request.get(post)).status()).toBe(404);
  expect((await requestTwice(request, page)).status()).toBe(404);
  expect(await listed(slug)).toEqual(nowhere);

  const headers = { 'If-Match': created.headers().etag ?? '' };
  const published = await admin.patch(post, { data: { published: true }, headers });
  expect(published.status()).toBe(200);
  const late = await admin.patch(post, { data: { title: 'Too late by now' }, headers });
  expect(late.status()).toBe(412);
  expect(await listed(slug)).toEqual(everywhere);
  const read = await request.get(`/api/blog/by-slug/${slug}`);
  expect(read.headers()).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' });
  expect((await read.json()).contentHtml).not.toContain('onclick');
  const shown = await request.get(page);
  expect([shown.status(), isFromFunction(shown)]).toEqual([200, true]);
  for (const path of [page, `${page}?utm_source=letter`]) await expectCached(request, path);

  await admin.patch(post, { data: { title: `Turned over ${slug}` } });
  for (const path of [...LISTS.slice(0, -1), page]) {
    expect(await (await request.get(path)).text(), path).toContain(`Turned over ${slug}`);
  }
  await admin.patch(post, { data: { slug: `${slug}-2` } });
  const moved = await requestTwice(request, page);
  expect([moved.status(), moved.headers().location]).toEqual([301, `${page}-2`]);
  expect((await requestTwice(request, `${page}-2`)).status()).toBe(200);

  expect((await admin.delete(post)).status()).toBe(204);
  expect((await request.get(`${page}-2`)).status()).toBe(404);
  expect(await listed(slug)).toEqual(nowhere);
  expect((await admin.post(`${post}/restore`)).status()).toBe(200);
  expect((await request.get(`${page}-2`)).status()).toBe(200);
  expect((await admin.delete(post)).status()).toBe(204);
});

test('posts named like parts of addresses can be read by slug', async ({ request, admin }) => {
  for (const slug of ['restore', 'revisions', 'preview-link']) {
    const data = { ...article(slug), published: true };
    const { id } = (await (await admin.post('/api/blog', { data })).json()) as { id: number };
    const read = await request.get(`/api/blog/by-slug/${slug}`);
    expect(await read.json()).toMatchObject({ id, slug });
    await admin.delete(`/api/blog/${id}`);
  }
});

test('neither answers for a session nor errors are cached', async ({ request, admin }) => {
  for (const path of [
    '/api/blog?scope=all',
    '/api/admin/check-auth',
    '/api/admin/overview',
    '/api/nowhere',
    '/admin-dashboard/post/1',
  ]) {
    for (const client of [admin, request]) {
      expect(isCached(await requestTwice(client, path)), path).toBe(false);
    }
  }
  expect((await request.get('/api/blog?scope=all')).status()).toBe(401);
});
