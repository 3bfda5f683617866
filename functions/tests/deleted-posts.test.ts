/** The list of posts that can still be restored, tested with the blog. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import blog from '#functions/blog.ts';
import { usePosts } from './support/posts.ts';

const { db, admin, get, create, remove, restore, titles } = usePosts();

async function createDeleted(title: string, fields: object = {}): Promise<number> {
  const { id } = await create({ title, ...fields });
  await remove(id);
  return id;
}

const list = (query = '') => get(blog, `/api/blog?scope=deleted${query}`, admin);
const deleted = (query = '') => titles(`?scope=deleted${query}`, admin);

test('lists deleted posts, last deleted first, with the time', async () => {
  await createDeleted('First', { published: true });
  await createDeleted('Second');
  await create({ title: 'Still here', published: true });

  const response = await list();
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Netlify-CDN-Cache-Control')).toBeNull();
  const [second, first] = await response.json();
  expect([second.title, first.title]).toEqual(['Second', 'First']);
  expect(first.deletedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(first).not.toHaveProperty('content');
  expect(first).not.toHaveProperty('version');
});

test('other lists do not show when a post was deleted', async () => {
  await create({ title: 'Still here', published: true });
  for (const query of ['', '?scope=all']) {
    const response = await get(blog, `/api/blog${query}`, admin);
    expect((await response.json())[0]).not.toHaveProperty('deletedAt');
  }
});

test('can be searched, filtered and paged like the other lists', async () => {
  await createDeleted('About invoices', { category: 'ai' });
  await createDeleted('About orders', { category: 'business' });
  expect(await deleted('&search=INVOICE')).toEqual(['About invoices']);
  expect(await deleted('&category=business')).toEqual(['About orders']);
  const page = await list('&limit=1');
  expect(page.headers.get('Link')).toBe('</api/blog?scope=deleted&limit=1&offset=1>; rel="next"');
  expect(await deleted('&limit=1&offset=1')).toEqual(['About invoices']);
});

test('posts that were restored, or can no longer be restored, are not listed', async () => {
  const id = await createDeleted('Restored');
  await createDeleted('Long gone');
  await restore(id);
  expect(await deleted()).toEqual(['Long gone']);
  await db()
    .updateTable('blogPosts')
    .set({ deletedAt: sql`now() - interval '31 days'` })
    .where('title', '=', 'Long gone')
    .execute();
  expect(await deleted()).toEqual([]);
});
