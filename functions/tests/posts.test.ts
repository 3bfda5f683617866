/** Publishing, shown on the blog; what the Signal Board does otherwise stands at the end. */
import type { Handler } from '#functions/shared/answer.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import blogBySlug from '#functions/blog-slug.ts';
import blogItem from '#functions/blog-item.ts';
import blog from '#functions/blog.ts';
import blogRestore from '#functions/blog-restore.ts';
import blogRevisions from '#functions/blog-revisions.ts';
import signalBoardBySlug from '#functions/signal-board-slug.ts';
import signalBoardItem from '#functions/signal-board-item.ts';
import signalBoard from '#functions/signal-board.ts';
import tidy from '#functions/tidy.ts';
import { insertBlogPosts } from '#db/blog-posts.ts';
import { slugSince } from '#db/slug-history.ts';
import type { BlogFull, BlogListed } from '#src/contracts/blog.ts';
import type { SignalBoardFull } from '#src/contracts/signal-board.ts';
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
  const tables = ['blogPosts', 'signalBoardPosts', 'postRevisions', 'slugHistory', 'siteChanges'];
  for (const table of tables)
    await db()
      .deleteFrom(table as 'blogPosts')
      .execute();
  await db().deleteFrom('auditLog').execute();
});

const article = {
  title: 'What to automate first',
  summary: 'A short test for picking a first project.',
  content: '<h1>Count</h1><p onclick="x()">Ask how often, and how alike the cases are.</p>',
  category: 'automation',
  author: 'Dana Whitlock',
};
const signal = {
  title: 'The tally sheet',
  description: 'One stroke each time.',
  category: 'playbook',
  sourceType: 'original',
};

type Headers = Record<string, string>;

function get(handler: Handler, path: string, headers?: Headers) {
  return handler(plainRequest(path, headers), contextOf(newClient()));
}

function send(handler: Handler, method: string, path: string, body: unknown, headers?: Headers) {
  const request = jsonRequest(path, body, { ...admin, ...headers }, method);
  return handler(request, contextOf(newClient()));
}

async function create(fields: object = {}): Promise<BlogFull> {
  const response = await send(blog, 'POST', '/api/blog', { ...article, ...fields });
  expect(response.status).toBe(201);
  return response.json();
}

function change(id: number, fields: object, headers?: Headers) {
  return send(blogItem, 'PATCH', `/api/blog/${id}`, fields, headers);
}

async function changed(id: number, fields: object): Promise<BlogFull> {
  const response = await change(id, fields);
  expect(response.status).toBe(200);
  return response.json();
}

function remove(id: number, headers?: Headers) {
  const request = plainRequest(`/api/blog/${id}`, { ...admin, ...headers }, 'DELETE');
  return blogItem(request, contextOf(newClient()));
}

function restore(id: number) {
  const request = plainRequest(`/api/blog/${id}/restore`, admin, 'POST');
  return blogRestore(request, contextOf(newClient()));
}

async function titles(query = '', headers?: Headers): Promise<string[]> {
  const response = await get(blog, `/api/blog${query}`, headers);
  expect(response.status).toBe(200);
  return ((await response.json()) as BlogListed[]).map(({ title }) => title);
}

async function isMarked(): Promise<boolean> {
  const marks = await db().deleteFrom('siteChanges').returning('id').execute();
  return marks.length > 0;
}

describe('a new post', () => {
  test('is answered whole, with its address and version', async () => {
    const response = await send(blog, 'POST', '/api/blog', {
      ...article,
      ...{ thumbnailUrl: '/desk.webp', metaKeywords: '', readTimeMinutes: 4, views: 99 },
    });
    const post = await response.json();
    expect(response.status).toBe(201);
    expect(response.headers.get('ETag')).toBe('"1"');
    expect(response.headers.get('Location')).toBe(`/api/blog/${post.id}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(post).toEqual({
      ...article,
      id: expect.any(Number),
      slug: 'what-to-automate-first',
      authorTitle: null,
      authorImageUrl: null,
      thumbnailUrl: '/desk.webp',
      featuredImage: null,
      metaDescription: null,
      metaKeywords: null,
      readTimeMinutes: 4,
      published: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: post.createdAt,
      contentHtml: '<h2>Count</h2><p>Ask how often, and how alike the cases are.</p>',
    });
  });

  test('without a slug gets one from its title, and a number where that is taken', async () => {
    expect((await create()).slug).toBe('what-to-automate-first');
    expect((await create({ slug: '' })).slug).toBe('what-to-automate-first-2');
    expect((await create({ slug: null })).slug).toBe('what-to-automate-first-3');
    expect((await create({ title: 'Автоматизация склада' })).slug).toBe('автоматизация-склада');
    expect((await create({ title: '🙂🙂🙂🙂🙂' })).slug).toBe('post');
    expect((await create({ title: '!!!!! ?????' })).slug).toBe('post-2');
  });

  test('never has a slug of more than 80 characters, also with a number', async () => {
    const title = 'long '.repeat(30);
    const slugs = [await create({ title }), await create({ title })].map(({ slug }) => slug);
    expect(slugs[0]?.length).toBeLessThanOrEqual(80);
    expect(slugs[1]?.length).toBeLessThanOrEqual(80);
    expect(slugs[1]).toMatch(/^long(-long)+-lon-2$/);
  });

  test('with a slug that is taken is 409', async () => {
    await create({ slug: 'taken' });
    const response = await send(blog, 'POST', '/api/blog', { ...article, slug: 'Taken' });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      message: 'This slug is already taken',
      errors: { slug: ['This slug is already taken'] },
    });
  });

  test('that is wrong is 422, with every message', async () => {
    const response = await send(blog, 'POST', '/api/blog', { title: 'Four', category: 'news' });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors)).toEqual([
      ...['title', 'summary', 'content', 'category', 'author'],
    ]);
  });

  test('may have up to 1 MiB', async () => {
    const content = `<p>${'x'.repeat(1_000_000)}</p>`;
    expect((await create({ content })).content).toBe(content);
    const tooLarge = { ...article, content: 'x'.repeat(1024 * 1024) };
    expect((await send(blog, 'POST', '/api/blog', tooLarge)).status).toBe(413);
  });

  test('keeps what was typed to the letter, and shows what is safe of it', async () => {
    const content = '  <p>Fish & chips <script>alert(1)</script></p>\r\n<p>" \u{1F41F} \'</p>  ';
    const post = await create({ content: content.padEnd(60) });
    expect(post.content).toBe(content.padEnd(60));
    expect(post.contentHtml.trim()).toBe('<p>Fish &#x26; chips </p>\n<p>" \u{1F41F} \'</p>');
  });
});

describe('a list', () => {
  test('shows published posts, newest first, without content', async () => {
    await create({ title: 'First', published: true });
    await create({ title: 'Draft', published: false });
    await create({ title: 'Second', published: true });
    expect(await titles()).toEqual(['Second', 'First']);
    const [post] = await (await get(blog, '/api/blog')).json();
    expect(Object.keys(post).sort()).toEqual([
      ...[
        'author',
        'authorImageUrl',
        'authorTitle',
        'category',
        'createdAt',
        'featuredImage',
        'id',
      ],
      ...['metaDescription', 'metaKeywords', 'published', 'readTimeMinutes', 'slug', 'summary'],
      ...['thumbnailUrl', 'title', 'updatedAt'],
    ]);
  });

  test('shows drafts to an admin who asks for all', async () => {
    await create({ title: 'Draft', published: false });
    expect(await titles('', admin)).toEqual([]);
    expect(await titles('?scope=all', admin)).toEqual(['Draft']);
    for (const query of ['?scope=all', '?scope=&scope=all']) {
      const response = await get(blog, `/api/blog${query}`);
      expect(response.status).toBe(401);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(await (await get(blog, '/api/blog?scope=all&scope=')).json()).toEqual([]);
  });

  test('may be kept by the CDN, a query at a time, unless it shows drafts', async () => {
    const { headers } = await get(blog, '/api/blog?category=ai');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': 'public, durable, s-maxage=60',
      'netlify-cache-tag': 'blog',
      'netlify-vary': 'query=category|search|scope|limit|offset',
    });
    const all = await get(blog, '/api/blog?scope=all', admin);
    expect(all.headers.get('Cache-Control')).toBe('no-store');
    expect(all.headers.get('Netlify-CDN-Cache-Control')).toBeNull();
  });

  test('is searched in title and summary, whatever the case, every letter meaning itself', async () => {
    const published = true;
    await create({ published, title: 'Half of it: 50%', summary: 'Percent signs and all of that' });
    await create({ published, title: 'snake_case', summary: 'Underscores and \\ backslashes too' });
    await create({ published, title: 'Überweisung', summary: 'Склад и ИНВОЙС, понемногу' });
    for (const [search, found] of [
      ['HALF', ['Half of it: 50%']],
      ['%', ['Half of it: 50%']],
      ['e_c', ['snake_case']],
      ['_', ['snake_case']],
      ['\\', ['snake_case']],
      ['überw', ['Überweisung']],
      ['ÜBERW', ['Überweisung']],
      ['инвойс', ['Überweisung']],
      ['U\u0308ber', ['Überweisung']],
      ['and', ['snake_case', 'Half of it: 50%']],
      ['50%Percent', []],
      ['Count', []],
      ["'; drop table blog_posts; --", []],
    ] as const) {
      expect(await titles(`?search=${encodeURIComponent(search)}`), search).toEqual(found);
    }
  });

  test('finds a post by what it was changed to, and no more by what it was', async () => {
    const { id } = await create({ published: true });
    await changed(id, { title: 'Another title' });
    expect(await titles('?search=another')).toEqual(['Another title']);
    expect(await titles('?search=automate')).toEqual([]);
    await changed(id, { summary: 'Quite another summary' });
    expect(await titles('?search=quite')).toEqual(['Another title']);
  });

  test('is filtered by category', async () => {
    await create({ published: true, category: 'ai', title: 'About AI' });
    await create({ published: true, category: 'business', title: 'About business' });
    expect(await titles('?category=ai')).toEqual(['About AI']);
    expect(await titles('?category=ai&search=business')).toEqual([]);
    expect((await titles('?category=&search=')).length).toBe(2);
  });

  test.each(['category=news', 'limit=0', 'limit=101', 'limit=x', 'offset=-1', 'scope=x'])(
    '?%s is 422',
    async (query) => {
      const response = await get(blog, `/api/blog?${query}`);
      expect(response.status).toBe(422);
      expect(Object.keys((await response.json()).errors)).toEqual([query.split('=')[0]]);
    },
  );

  test('comes a page at a time, each with the way to the next', async () => {
    for (let i = 1; i <= 5; i++) await create({ title: `Number ${i}`, published: true });
    const seen: string[] = [];
    let path: string | undefined = '/api/blog?limit=2&search=number';
    for (let pages = 0; path && pages < 9; pages++) {
      const response: Response = await get(blog, path);
      seen.push(...((await response.json()) as BlogListed[]).map(({ title }) => title));
      path = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];
    }
    expect(seen).toEqual([5, 4, 3, 2, 1].map((i) => `Number ${i}`));
    expect(await titles('?limit=2&offset=4')).toEqual(['Number 1']);
    expect(await titles('?offset=5')).toEqual([]);
  });

  test('shows a hundred unless asked otherwise', async () => {
    const posts = Array.from({ length: 101 }, (_, i) => ({
      ...{ ...article, category: 'automation' as const, slug: `post-${i}`, published: true },
    }));
    await insertBlogPosts(db(), posts);
    const response = await get(blog, '/api/blog');
    expect(await response.json()).toHaveLength(100);
    expect(response.headers.get('Link')).toBe('</api/blog?offset=100>; rel="next"');
  });
});

describe('one post', () => {
  test('is read by its id, with its version', async () => {
    const { id } = await create({ published: true });
    const response = await get(blogItem, `/api/blog/${id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('ETag')).toBe('"1"');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ id, contentHtml: expect.any(String) });
  });

  test('that is a draft is only there for admins', async () => {
    const { id, slug } = await create();
    expect((await get(blogItem, `/api/blog/${id}`)).status).toBe(404);
    expect((await get(blogItem, `/api/blog/${id}`, admin)).status).toBe(200);
    expect((await get(blogBySlug, `/api/blog/by-slug/${slug}`, admin)).status).toBe(404);
  });

  test('is read by its slug, in any alphabet', async () => {
    const { id } = await create({ title: 'Склад Café', published: true });
    const slug = encodeURIComponent('склад-cafe');
    const response = await get(blogBySlug, `/api/blog/by-slug/${slug}`);
    expect(await response.json()).toMatchObject({ id, slug: 'склад-cafe' });
    expect(response.headers.get('Netlify-Cache-Tag')).toBe('blog');
    for (const none of ['nothing', '%E0%A4%A', '%00', 'склад']) {
      const missing = await get(blogBySlug, `/api/blog/by-slug/${none}`);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  test.each(['0', '-1', '1.5', 'abc', '1e3', '%31', '2147483648', '99999999999', '7'])(
    'with the id %s is not there',
    async (id) => {
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const path = `/api/blog/${id}`;
        const response =
          method === 'PATCH'
            ? await send(blogItem, method, path, {})
            : await blogItem(plainRequest(path, admin, method), contextOf(newClient()));
        expect(response.status).toBe(404);
      }
    },
  );

  test('with an id that is none is 404 before anything else', async () => {
    const request = plainRequest('/api/blog/x', { Origin: 'https://evil.example' }, 'PUT');
    expect((await blogItem(request, contextOf(newClient()))).status).toBe(404);
  });
});

describe('a change', () => {
  test('is only of what it names, and moves version and time', async () => {
    const before = await create({ published: true, thumbnailUrl: '/a.webp', readTimeMinutes: 9 });
    const response = await change(before.id, { title: 'Another title' });
    expect(response.headers.get('ETag')).toBe('"2"');
    const after = await response.json();
    expect(after).toEqual({
      ...before,
      title: 'Another title',
      updatedAt: expect.not.stringMatching(before.updatedAt),
    });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect((await changed(before.id, {})).published).toBe(true);
  });

  test('empties what is given empty', async () => {
    const { id } = await create({ thumbnailUrl: '/a.webp', readTimeMinutes: 9, metaKeywords: 'a' });
    const emptied = { thumbnailUrl: '', readTimeMinutes: null, metaKeywords: ' ' };
    expect(await changed(id, emptied)).toMatchObject({
      thumbnailUrl: null,
      readTimeMinutes: null,
      metaKeywords: null,
    });
  });

  test('to an empty slug makes one from the title', async () => {
    const { id, slug } = await create();
    expect((await changed(id, { slug: '' })).slug).toBe(slug);
    expect((await changed(id, { slug: '', title: 'New title' })).slug).toBe('new-title');
  });

  test('to a slug of another post is 409; to its own it is none', async () => {
    await create({ slug: 'taken' });
    const { id } = await create({ slug: 'mine' });
    expect((await change(id, { slug: 'taken' })).status).toBe(409);
    expect((await change(id, { slug: 'mine' })).status).toBe(200);
  });

  test('of what somebody else has changed meanwhile is 412', async () => {
    const { id } = await create();
    for (const [tag, status] of [
      ['"1"', 200],
      ['"1"', 412],
      ['W/"2"', 200],
      ['"7", "3"', 200],
      ['*', 200],
      ['4', 412],
      ['', 412],
    ] as const) {
      expect((await change(id, {}, { 'If-Match': tag })).status, tag).toBe(status);
    }
    expect((await change(id, { title: 'Four' }, { 'If-Match': '"1"' })).status).toBe(422);
    expect((await change(9999, {}, { 'If-Match': '"1"' })).status).toBe(404);
    expect((await remove(id, { 'If-Match': '"1"' })).status).toBe(412);
  });

  test('of the slug leaves word where the post has gone', async () => {
    const { id } = await create({ slug: 'one', published: true });
    await changed(id, { slug: 'two' });
    await changed(id, { slug: 'three' });
    expect(await slugSince(db(), 'blog', 'one')).toBe('three');
    expect(await slugSince(db(), 'blog', 'two')).toBe('three');
    expect(await slugSince(db(), 'signal-board', 'two')).toBeUndefined();
    await create({ slug: 'two' });
    expect(await slugSince(db(), 'blog', 'two')).toBeUndefined();
    await changed(id, { slug: 'one' });
    expect(await slugSince(db(), 'blog', 'one')).toBeUndefined();
    await changed(id, { published: false });
    expect(await slugSince(db(), 'blog', 'three')).toBeUndefined();
  });

  test('keeps what was before', async () => {
    const { id, title } = await create();
    await changed(id, { title: 'Second title', published: true });
    await changed(id, { title: 'Third title' });
    const list = await get(blogRevisions, `/api/blog/${id}/revisions`, admin);
    expect(await list.json()).toEqual(
      [
        { version: 2, title: 'Second title', published: true },
        { version: 1, title, published: false },
      ].map((revision) => ({
        ...revision,
        slug: 'what-to-automate-first',
        replacedBy: 'dana',
        replacedAt: expect.any(String),
      })),
    );
    const first = await get(blogRevisions, `/api/blog/${id}/revisions/1`, admin);
    expect(await first.json()).toMatchObject({ ...article, version: 1 });
    for (const path of [`${id}/revisions/7`, `${id}/revisions/0`, '9999/revisions']) {
      expect((await get(blogRevisions, `/api/blog/${path}`, admin)).status).toBe(404);
    }
  });

  test('forgets all but the last fifty versions', async () => {
    const { id } = await create();
    await db().updateTable('blogPosts').set({ version: 60 }).where('id', '=', id).execute();
    const old = Array.from({ length: 59 }, (_, i) => ({
      ...{ board: 'blog' as const, postId: id, version: i + 1, post: '{}', replacedBy: 'dana' },
    }));
    await db().insertInto('postRevisions').values(old).execute();
    await changed(id, {});
    const kept = await db().selectFrom('postRevisions').select('version').execute();
    expect(kept.map(({ version }) => version).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, i) => i + 11),
    );
  });
});

describe('a deleted post', () => {
  test('is gone for everybody, and its slug is free', async () => {
    const { id, slug } = await create({ published: true });
    const response = await remove(id);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect((await get(blogItem, `/api/blog/${id}`, admin)).status).toBe(404);
    expect((await get(blogBySlug, `/api/blog/by-slug/${slug}`)).status).toBe(404);
    expect(await titles('?scope=all', admin)).toEqual([]);
    expect((await remove(id)).status).toBe(404);
    expect((await change(id, {})).status).toBe(404);
    expect((await create()).slug).toBe(slug);
  });

  test('can be had back for 30 days', async () => {
    const { id } = await create({ published: true });
    await remove(id);
    const response = await restore(id);
    expect(response.status).toBe(200);
    expect(await titles()).toEqual([article.title]);
    expect((await restore(id)).status).toBe(404);

    await remove(id);
    await db()
      .updateTable('blogPosts')
      .set({ deletedAt: sql`now() - interval '31 days'` })
      .execute();
    expect((await restore(id)).status).toBe(404);
  });

  test('does not come back to a slug that another has', async () => {
    const { id } = await create();
    await remove(id);
    await create();
    expect((await restore(id)).status).toBe(409);
  });

  test('goes for good after 30 days, with all that was kept of it', async () => {
    const { id } = await create();
    const other = await create({ slug: 'stays' });
    await changed(id, { slug: 'moved' });
    await changed(other.id, { slug: 'moved-too' });
    await remove(id);
    await tidy();
    expect((await restore(id)).status).toBe(200);
    await remove(id);
    await db()
      .updateTable('blogPosts')
      .set({ deletedAt: sql`now() - interval '31 days'` })
      .where('id', '=', id)
      .execute();
    await tidy();
    for (const table of ['postRevisions', 'slugHistory'] as const) {
      const rows = await db().selectFrom(table).select('postId').execute();
      expect(rows).toEqual([{ postId: other.id }]);
    }
    expect(await db().selectFrom('blogPosts').select('id').execute()).toEqual([{ id: other.id }]);
  });
});

test('what an admin does stands in the audit log', async () => {
  const { id } = await create();
  await changed(id, { published: true });
  await remove(id);
  await restore(id);
  await change(id, { title: '' });
  const rows = await db().selectFrom('auditLog').selectAll().orderBy('id').execute();
  expect(rows.map(({ action, username, entityId }) => [action, username, entityId])).toEqual(
    ['create', 'update', 'delete', 'restore'].map((done) => [`blog.${done}`, 'dana', id]),
  );
  expect(rows[1]?.details).toEqual({
    ...{ slug: 'what-to-automate-first', title: article.title, version: 2, published: true },
  });
});

test('the public site is marked as changed when it is, and only then', async () => {
  const draft = await create();
  await changed(draft.id, { title: 'Draft again' });
  await remove(draft.id);
  await restore(draft.id);
  await send(blog, 'POST', '/api/blog', {});
  expect(await isMarked()).toBe(false);

  await changed(draft.id, { published: true });
  expect(await isMarked()).toBe(true);
  await changed(draft.id, { title: 'Edited' });
  expect(await isMarked()).toBe(true);
  await changed(draft.id, { published: false });
  expect(await isMarked()).toBe(true);
  const { id } = await create({ published: true });
  expect(await isMarked()).toBe(true);
  await remove(id);
  expect(await isMarked()).toBe(true);
  await restore(id);
  expect(await isMarked()).toBe(true);
});

describe('the Signal Board', () => {
  const post = async (fields: object = {}): Promise<SignalBoardFull> => {
    const body = { ...signal, ...fields };
    const response = await send(signalBoard, 'POST', '/api/signal-board', body);
    expect(response.status).toBe(201);
    return response.json();
  };

  test('publishes unless told otherwise, and renders Markdown', async () => {
    const created = await post({ content: '# Count\n\n**Every** time <script>x</script>' });
    expect(created).toEqual({
      ...signal,
      id: expect.any(Number),
      slug: 'the-tally-sheet',
      url: null,
      thumbnailUrl: null,
      published: true,
      createdAt: expect.any(String),
      updatedAt: created.createdAt,
      content: '# Count\n\n**Every** time <script>x</script>',
      contentHtml: '<h2>Count</h2>\n<p><strong>Every</strong> time </p>\n',
    });
    const read = await get(signalBoardBySlug, '/api/signal-board/slug/the-tally-sheet');
    expect(await read.json()).toEqual(created);
  });

  test('has posts that only lead elsewhere', async () => {
    const external = { sourceType: 'external', url: 'https://example.com/report' };
    expect(await post(external)).toMatchObject({ ...external, content: null, contentHtml: null });
    const wrong = { ...signal, ...external, url: 'javascript:alert(1)' };
    const response = await send(signalBoard, 'POST', '/api/signal-board', wrong);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({ url: ['Please enter a valid URL'] });
  });

  test('is searched in description, filtered, changed and deleted like the blog', async () => {
    const { id } = await post();
    const list = async (query: string) =>
      (await (await get(signalBoard, `/api/signal-board?${query}`)).json()).length;
    expect(await list('search=STROKE&category=playbook')).toBe(1);
    expect(await list('category=idea')).toBe(0);
    const path = `/api/signal-board/${id}`;
    const patched = await send(signalBoardItem, 'PATCH', path, { published: false, content: '' });
    expect(await patched.json()).toMatchObject({ published: false, content: '', contentHtml: '' });
    expect(await list('')).toBe(0);
    const request = plainRequest(path, admin, 'DELETE');
    expect((await signalBoardItem(request, contextOf(newClient()))).status).toBe(204);
  });

  test('has slugs of its own', async () => {
    await create({ slug: 'same' });
    expect((await post({ slug: 'same' })).slug).toBe('same');
    const long = await post({ title: 'Word '.repeat(60).trim() });
    expect(long.slug.length).toBeLessThanOrEqual(200);
  });
});
