/** What a cache in front of the functions keeps, and when it forgets it. */
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LISTS = ['/blog', '/rss.xml', '/sitemap.xml'];

const isCached = (answer: APIResponse) => /hit/.test(answer.headers()['cache-status'] ?? '');

/** Asks twice: what may be kept is kept then. */
async function keep(request: APIRequestContext, path: string): Promise<APIResponse> {
  await request.get(path, { maxRedirects: 0 });
  return request.get(path, { maxRedirects: 0 });
}

test('a page is kept until its post changes', async ({ request, admin }) => {
  const slug = `kept-${Date.now().toString(36)}`;
  const page = `/blog/${slug}`;
  const textOf = async (path: string) => (await request.get(path)).text();
  expect((await keep(request, page)).status()).toBe(404);
  for (const path of LISTS) expect(isCached(await keep(request, path)), path).toBe(true);

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
  const kept = await keep(request, page);
  expect([kept.status(), isCached(kept)]).toEqual([200, true]);
  expect(isCached(await request.get(`${page}?utm_source=letter`))).toBe(true);

  await admin.patch(`/api/blog/${id}`, { data: { title: `Turned over ${slug}` } });
  for (const path of ['/blog', '/rss.xml', page]) {
    expect(await textOf(path), path).toContain(`Turned over ${slug}`);
  }

  await admin.patch(`/api/blog/${id}`, { data: { slug: `${slug}-2` } });
  const moved = await keep(request, page);
  expect([moved.status(), moved.headers().location]).toEqual([301, `${page}-2`]);
  expect((await keep(request, `${page}-2`)).status()).toBe(200);

  expect((await admin.delete(`/api/blog/${id}`)).status()).toBe(204);
  expect((await request.get(`${page}-2`)).status()).toBe(404);
  for (const path of LISTS) expect(await textOf(path), path).not.toContain(slug);
});

test('nothing is kept that a session has a part in, nor a failure', async ({ request, admin }) => {
  const paths = [
    '/api/blog?scope=all',
    '/api/admin/check-auth',
    '/api/admin/overview',
    '/admin-dashboard/post/1',
    '/api/nowhere',
  ];
  for (const path of paths) {
    expect(isCached(await keep(admin, path)), path).toBe(false);
    expect(isCached(await keep(request, path)), path).toBe(false);
  }
  expect((await keep(request, '/api/blog?scope=all')).status()).toBe(401);
});
