/** Lists of posts, and posts by id or slug, mostly with the blog. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { insertPosts } from '#db/posts.ts';
import { currentSlug } from '#db/slug-history.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { answerTo, plainRequest } from './support/harness.ts';
import { filters, listedFields, otherPosts, publicHeaders, searches } from './support/lists-of-posts.data.ts';
import { usePosts } from './support/posts.ts';
import { article } from './support/samples.data.ts';

const { db, admin, get, send, create, change, changed, remove, restore, titles } = usePosts();
const published = true;

async function createDeleted(title: string, fields: object = {}): Promise<number> {
  const { id } = await create({ title, ...fields });
  await remove(id);
  return id;
}

describe('a list', () => {
  test('shows published posts without content, newest first, cached by the CDN for each query', async () => {
    await create({ title: 'First', published });
    await create({ title: 'Draft' });
    await create({ title: 'Second', published });
    const { body, headers } = await get('/api/blog?category=automation', admin);
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['Second', 'First']);
    expect(Object.keys(body[0]).toSorted()).toEqual(listedFields);
    expect(Object.fromEntries(headers)).toMatchObject(publicHeaders);
  });

  test('shows drafts to admins with scope=all, stored by no cache', async () => {
    await create({ title: 'Draft' });
    expect(await titles('?scope=all', admin)).toEqual(['Draft']);
    for (const [query, headers, status] of [
      ['?scope=all', admin, 200],
      ['?scope=all', {}, 401],
      ['?scope=&scope=all', {}, 401],
    ] as const) {
      const answer = await get(`/api/blog${query}`, headers);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
      expect(answer.headers.get('Netlify-CDN-Cache-Control')).toBeNull();
    }
    expect(await titles('?scope=all&scope=')).toEqual([]);
  });

  test('can be searched in title and summary, case-insensitively and literally', async () => {
    const { id } = await create({ published, title: 'Half of it: 50%', summary: 'Percent and so' });
    for (const post of otherPosts) await create(post);
    await eachRow(searches, async ([search, found]) =>
      expect(await titles(`?search=${encodeURIComponent(search)}`)).toEqual(found),
    );
    await changed(id, { title: 'Another title' });
    await changed(id, { summary: 'Quite another summary' });
    expect(await titles('?search=half')).toEqual([]);
    expect(await titles('?search=QUITE')).toEqual(['Another title']);
  });

  test('can be filtered by category', async () => {
    await create({ published, category: 'ai', title: 'About AI' });
    await create({ published, category: 'business', title: 'About business' });
    expect(await titles('?category=ai')).toEqual(['About AI']);
    expect(await titles('?category=ai&search=business')).toEqual([]);
    expect(await titles('?category=&search=&limit=')).toHaveLength(2);
  });

  test('has a hundred posts by default, and comes in pages, each with a link to the next', async () => {
    const posts = Array.from({ length: 101 }, (_, i) => ({
      ...article,
      category: 'automation' as const,
      slug: `post-${i}`,
      published,
    }));
    await insertPosts(db(), 'blog', posts);
    const first = await get('/api/blog');
    expect(first.body).toHaveLength(100);
    expect(first.headers.get('Link')).toBe('</api/blog?offset=100>; rel="next"');
    const last = await get('/api/blog?offset=100');
    expect([last.body.length, last.headers.get('Link')]).toEqual([1, null]);
    // The cache would serve it to clients that did not send the parameter.
    const strange = await get('/api/blog?utm_source=x&limit=5&ref=%3E&__proto__=1');
    expect(strange.headers.get('Link')).toBe('</api/blog?limit=5&offset=5>; rel="next"');

    for (let i = 1; i <= 5; i++) await create({ title: `Number ${i}`, published });
    const seen: string[] = [];
    let path: string | undefined = '/api/blog?limit=2&search=number';
    while (path) {
      const { body, headers } = await get(path);
      seen.push(...body.map(({ title }: { title: string }) => title));
      path = nextPage(headers.get('Link'));
    }
    expect(seen).toEqual([5, 4, 3, 2, 1].map((i) => `Number ${i}`));
  });
});

describe('a list for admins', () => {
  test('is filtered by status, sorted, searched in text and author, and counted', async () => {
    await create({ title: 'Apple post', published, author: 'Ines Sandoval' });
    await create({ title: 'Cherry post', category: 'ai' });
    await create({ title: 'Banana post', published, publishedAt: '9000-01-01' });
    await createDeleted('Long gone');
    await eachRow(filters, async ([query, found]) => expect(await titles(`?scope=all&${query}`, admin)).toEqual(found));
    // Readers as before.
    expect(await titles('?search=sandoval')).toEqual([]);
    expect(await titles('?status=draft&sort=title')).toEqual(['Apple post']);
    const counts = async (query: string) => {
      const { headers } = await get(`/api/blog?${query}`, admin);
      return ['X-Total-Count', 'X-Draft-Count'].map((name) => headers.get(name));
    };
    expect(await counts('scope=all&limit=2')).toEqual(['3', '1']);
    expect(await counts('scope=all&category=ai')).toEqual(['1', '1']);
    expect(await counts('scope=deleted')).toEqual(['1', '1']);
    expect(await counts('limit=2')).toEqual([null, null]);
  });

  test('of deleted posts has what can be restored, last deleted first, with the time', async () => {
    await createDeleted('About invoices', { category: 'ai', published });
    const id = await createDeleted('About orders', { category: 'business' });
    await create({ title: 'Still here', published });
    const { headers, body } = await get('/api/blog?scope=deleted&limit=1', admin);
    expect(body[0]).toMatchObject({
      title: 'About orders',
      deletedAt: expect.stringMatching(/Z$/),
    });
    expect(Object.keys(body[0])).not.toContain('content');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Link')).toBe('</api/blog?scope=deleted&limit=1&offset=1>; rel="next"');
    const deleted = (query = '') => titles(`?scope=deleted${query}`, admin);
    expect(await deleted('&search=INVOICE&category=ai')).toEqual(['About invoices']);
    await restore(id);
    expect(await deleted()).toEqual(['About invoices']);
    await sql`update blog_posts set deleted_at = now() - interval '31 days'`.execute(db());
    expect(await deleted('&search=invoices')).toEqual([]);
  });
});

describe('one post', () => {
  test('can be read by id with its version, a draft only by admins', async () => {
    const { id, slug } = await create();
    expect((await get(`/api/blog/${id}`)).status).toBe(404);
    expect((await get(`/api/blog/${id}`, admin)).status).toBe(200);
    expect((await get(`/api/blog/by-slug/${slug}`, admin)).status).toBe(404);
    await changed(id, { published });
    const { status, headers, body } = await get(`/api/blog/${id}`);
    expect([status, headers.get('ETag'), headers.get('Cache-Control')]).toEqual([200, '"2"', 'no-store']);
    expect(body).toMatchObject({ id, contentHtml: expect.any(String) });
  });

  test('can be read by slug, in any alphabet', async () => {
    const { id } = await create({ title: 'Склад Café', published });
    const read = (slug: string) => get(`/api/blog/by-slug/${slug}`);
    const { body, headers } = await read(encodeURIComponent('склад-cafe'));
    expect(body).toMatchObject({ id, slug: 'склад-cafe' });
    expect(headers.get('Netlify-Cache-Tag')).toBe(`blog,blog:${id}`);
    for (const none of ['nothing', '%E0%A4%A', '%00', 'склад']) {
      const missing = await read(none);
      expect([missing.status, missing.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    }
  });

  test('with an id that is none is 404, before any other error', async () => {
    await eachRow(['0', '-1', '1.5', 'abc', '1e3', '%31', '2147483648', '99999999999', '7'], async (id) => {
      expect((await get(`/api/blog/${id}`, admin)).status).toBe(404);
      expect((await send('PATCH', `/api/blog/${id}`, {})).status).toBe(404);
    });
    const request = plainRequest('/api/blog/x', { Origin: 'https://evil.example' }, 'PUT');
    expect((await answerTo(request)).status).toBe(404);
  });
});

test('a change of the slug redirects the old one, unless another post has it', async () => {
  const { id, slug } = await create({ published: true });
  expect((await changed(id, { slug: '' })).slug).toBe(slug);
  expect((await changed(id, { slug: '', title: 'One more' })).slug).toBe('one-more');
  await changed(id, { slug: 'two' });
  await changed(id, { slug: 'three' });
  const now = (old: string) => currentSlug(db(), 'blog', old);
  expect([await now('one-more'), await now('two')]).toEqual(['three', 'three']);
  expect(await currentSlug(db(), 'signal-board', 'two')).toBeUndefined();
  await create({ slug: 'two' });
  expect(await now('two')).toBeUndefined();
  expect((await change(id, { slug: 'two' })).status).toBe(409);
  expect((await change(id, { slug: 'three' })).status).toBe(200);
  await changed(id, { slug: 'one-more' });
  expect([await now('one-more'), await now('three')]).toEqual([undefined, 'one-more']);
  await changed(id, { published: false });
  expect(await now('three')).toBeUndefined();
});
