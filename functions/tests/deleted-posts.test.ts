/** The list of what can still be restored, shown on the blog. */
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import blogItem from '#functions/blog-item.ts';
import blog from '#functions/blog.ts';
import blogRestore from '#functions/blog-restore.ts';
import {
  contextOf,
  jsonRequest,
  newClient,
  plainRequest,
  signIn,
  useEmbeddedDatabase,
} from './support/harness.ts';

const { db } = useEmbeddedDatabase();

let admin: { Cookie: string };
beforeAll(async () => {
  admin = await signIn(db());
});
beforeEach(async () => {
  await db().deleteFrom('blogPosts').execute();
});

const article = {
  summary: 'A short test for picking a first project.',
  content: 'Ask how often, and ask how alike the cases really are.',
  category: 'automation',
  author: 'Dana Whitlock',
};

async function createDeleted(title: string, fields: object = {}): Promise<number> {
  const request = jsonRequest('/api/blog', { ...article, title, ...fields }, admin);
  const { id } = await (await blog(request, contextOf(newClient()))).json();
  await blogItem(plainRequest(`/api/blog/${id}`, admin, 'DELETE'), contextOf(newClient()));
  return id;
}

function list(query = ''): Promise<Response> {
  const request = plainRequest(`/api/blog?scope=deleted${query}`, admin);
  return blog(request, contextOf(newClient()));
}

async function titles(query = ''): Promise<string[]> {
  const posts: { title: string }[] = await (await list(query)).json();
  return posts.map(({ title }) => title);
}

test('lists what was deleted, the last first, and says when', async () => {
  await createDeleted('First', { published: true });
  await createDeleted('Second');
  const kept = { ...article, title: 'Still here', published: true };
  await blog(jsonRequest('/api/blog', kept, admin), contextOf(newClient()));

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

test('other lists do not say when a post was deleted', async () => {
  const kept = { ...article, title: 'Still here', published: true };
  await blog(jsonRequest('/api/blog', kept, admin), contextOf(newClient()));
  for (const query of ['', '?scope=all']) {
    const response = await blog(plainRequest(`/api/blog${query}`, admin), contextOf(newClient()));
    expect((await response.json())[0]).not.toHaveProperty('deletedAt');
  }
});

test('is searched, filtered and paged like the other lists', async () => {
  await createDeleted('About invoices', { category: 'ai' });
  await createDeleted('About orders', { category: 'business' });
  expect(await titles('&search=INVOICE')).toEqual(['About invoices']);
  expect(await titles('&category=business')).toEqual(['About orders']);
  const page = await list('&limit=1');
  expect(page.headers.get('Link')).toBe('</api/blog?scope=deleted&limit=1&offset=1>; rel="next"');
  expect(await titles('&limit=1&offset=1')).toEqual(['About invoices']);
});

test('a post that was restored is no longer listed, nor one that is past restoring', async () => {
  const id = await createDeleted('Restored');
  await createDeleted('Long gone');
  await blogRestore(plainRequest(`/api/blog/${id}/restore`, admin, 'POST'), contextOf(newClient()));
  expect(await titles()).toEqual(['Long gone']);
  await db()
    .updateTable('blogPosts')
    .set({ deletedAt: sql`now() - interval '31 days'` })
    .where('title', '=', 'Long gone')
    .execute();
  expect(await titles()).toEqual([]);
});
