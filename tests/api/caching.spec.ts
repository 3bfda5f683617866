/** What a cache in front of the functions stores, and when it drops it. */
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hasPage } from '../parts.ts';

const LISTS = ['/blog', '/rss.xml', '/sitemap.xml'].filter(hasPage);

const isCached = (answer: APIResponse) => /hit/.test(answer.headers()['cache-status'] ?? '');

/** Requests a path twice: a cacheable answer is cached by then. */
async function requestTwice(request: APIRequestContext, path: string): Promise<APIResponse> {
  await request.get(path, { maxRedirects: 0 });
  return request.get(path, { maxRedirects: 0 });
}

test('a page is cached until its post changes', async ({ request, admin }) => {
  const slug = `kept-${Date.now().toString(36)}`;
  const page = `/blog/${slug}`;
  const textOf = async (path: string) => (await request.get(path)).text();
  expect((await requestTwice(request, page)).status()).toBe(404);
  for (const path of LISTS) expect(isCached(await requestTwice(request, path)), path).toBe(true);

  const data = {
    title: `Kept in the drawer ${slug}`,
    summary: 'How long a copy lies where it lies.',
    content: '<p>A copy that nobody has changed is as good as the sheet it was made of.</p>',
    category: 'automation',
    author: 'Dana Whitlock',
    slug,
    published: true,
  };
  const { id } = (await (await admin.post('/api/blog', { data })).json()) as { id: number };
  for (const path of LISTS) expect(await textOf(path), path).toContain(slug);
  const cached = await requestTwice(request, page);
  expect([cached.status(), isCached(cached)]).toEqual([200, true]);
  expect(isCached(await request.get(`${page}?utm_source=letter`))).toBe(true);

  await admin.patch(`/api/blog/${id}`, { data: { title: `Turned over ${slug}` } });
  for (const path of [...LISTS.slice(0, -1), page]) {
    expect(await textOf(path), path).toContain(`Turned over ${slug}`);
  }

  await admin.patch(`/api/blog/${id}`, { data: { slug: `${slug}-2` } });
  const moved = await requestTwice(request, page);
  expect([moved.status(), moved.headers().location]).toEqual([301, `${page}-2`]);
  expect((await requestTwice(request, `${page}-2`)).status()).toBe(200);

  expect((await admin.delete(`/api/blog/${id}`)).status()).toBe(204);
  expect((await request.get(`${page}-2`)).status()).toBe(404);
  for (const path of LISTS) expect(await textOf(path), path).not.toContain(slug);
});

test('neither answers for a session nor errors are cached', async ({ request, admin }) => {
  const paths = [
    '/api/blog?scope=all',
    '/api/admin/check-auth',
    '/api/admin/overview',
    '/admin-dashboard/post/1',
    '/api/nowhere',
  ];
  for (const path of paths) {
    expect(isCached(await requestTwice(admin, path)), path).toBe(false);
    expect(isCached(await requestTwice(request, path)), path).toBe(false);
  }
  expect((await requestTwice(request, '/api/blog?scope=all')).status()).toBe(401);
});
