/** A post is drafted, published, moved and deleted. */
import { expect, isFromFunction, test } from './fixtures.ts';

const article = (slug: string) => ({
  title: `What to file first: ${slug}`,
  summary: 'A short test for picking the first drawer.',
  content: '<p onclick="x()">Ask how often, and how alike the cases are. Then begin.</p>',
  category: 'automation',
  author: 'Dana Whitlock',
  slug,
});

test('a draft is private; published, it is public at once; moved, its old address redirects; deleted, it is gone', async ({
  request,
  admin,
}) => {
  const slug = `first-drawer-${Date.now().toString(36)}`;
  expect((await request.post('/api/blog', { data: article(slug) })).status()).toBe(401);
  const created = await admin.post('/api/blog', { data: article(slug) });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()) as { id: number };
  const post = `/api/blog/${id}`;
  const page = `/blog/${slug}`;
  expect(created.headers().location).toBe(post);
  expect((await request.get(post)).status()).toBe(404);
  expect((await request.get(page)).status()).toBe(404);

  const { etag = '' } = created.headers();
  const published = await admin.patch(post, {
    data: { published: true },
    headers: { 'If-Match': etag },
  });
  expect(published.status()).toBe(200);
  const late = await admin.patch(post, {
    data: { title: 'Too late by now' },
    headers: { 'If-Match': etag },
  });
  expect(late.status()).toBe(412);

  const read = await request.get(`/api/blog/by-slug/${slug}`);
  expect(read.headers()).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' });
  expect((await read.json()).contentHtml).not.toContain('onclick');
  const shown = await request.get(page);
  expect([shown.status(), isFromFunction(shown)]).toEqual([200, true]);
  expect(await shown.text()).toContain(`What to file first: ${slug}`);

  await admin.patch(post, { data: { slug: `${slug}-2` } });
  const moved = await request.get(page, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, `${page}-2`]);

  expect((await admin.delete(post)).status()).toBe(204);
  expect((await request.get(`${page}-2`)).status()).toBe(404);
  expect((await admin.post(`${post}/restore`)).status()).toBe(200);
  expect((await request.get(`${page}-2`)).status()).toBe(200);
  expect((await admin.delete(post)).status()).toBe(204);
});

for (const slug of ['restore', 'revisions', 'preview-link']) {
  test(`a post at /${slug} can be read by its slug`, async ({ request, admin }) => {
    const created = await admin.post('/api/blog', {
      data: { ...article(slug), published: true },
    });
    expect(created.status()).toBe(201);
    const { id } = (await created.json()) as { id: number };
    const read = await request.get(`/api/blog/by-slug/${slug}`);
    expect(await read.json()).toMatchObject({ id });
    await admin.delete(`/api/blog/${id}`);
  });
}

test('a list is filtered, and says whether there is more', async ({ request }) => {
  const list = await request.get('/api/signal-board?limit=2');
  expect(await list.json()).toHaveLength(2);
  expect(list.headers().link).toMatch(/limit=2.*rel="next"/);
  const none = await request.get('/api/signal-board', {
    params: { search: '100% of nothing_at_all' },
  });
  expect(await none.json()).toEqual([]);
  expect((await request.get('/api/signal-board?category=poetry')).status()).toBe(422);
});
