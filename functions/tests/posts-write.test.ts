/** New posts, and changes of posts. */
import { describe, expect, test } from 'vitest';
import blogRevisions from '#functions/blog-revisions.ts';
import blog from '#functions/blog.ts';
import signalBoard from '#functions/signal-board.ts';
import { currentSlug } from '#db/slug-history.ts';
import type { Failure } from '#src/contracts/failure.ts';
import { article, signal, usePosts } from './support/posts.ts';

const { db, admin, get, send, create, change, changed, remove } = usePosts();

describe('a new post', () => {
  test('is returned with its address and version', async () => {
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
      publishedAt: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: post.createdAt,
      contentHtml: '<h2>Count</h2><p>Ask how often, and how alike the cases are.</p>',
    });
  });

  test('without a slug gets one from its title, with a number if that is taken', async () => {
    expect((await create()).slug).toBe('what-to-automate-first');
    expect((await create({ slug: '' })).slug).toBe('what-to-automate-first-2');
    expect((await create({ slug: null })).slug).toBe('what-to-automate-first-3');
    expect((await create({ title: 'Автоматизация склада' })).slug).toBe('автоматизация-склада');
    expect((await create({ title: '🙂🙂🙂🙂🙂' })).slug).toBe('post');
    expect((await create({ title: '!!!!! ?????' })).slug).toBe('post-2');
  });

  test('never gets a slug of more than 80 characters, even with a number', async () => {
    const title = 'long '.repeat(30);
    const slugs = [await create({ title }), await create({ title })].map(({ slug }) => slug);
    expect(slugs[0]?.length).toBeLessThanOrEqual(80);
    expect(slugs[1]?.length).toBeLessThanOrEqual(80);
    expect(slugs[1]).toMatch(/^long(-long)+-lon-2$/);
  });

  test('with too much content for a page is 422 with an explanation, and nothing is written', async () => {
    const content = `<p>${'<b>'.repeat(5000)}`;
    const { id } = await create();
    for (const response of [
      await send(blog, 'POST', '/api/blog', { ...article, content }),
      await change(id, { content }),
    ]) {
      expect(response.status).toBe(422);
      const { errors } = (await response.json()) as Failure;
      expect(errors).toEqual({ content: [expect.stringMatching(/^Content is nested .* deep\. /)] });
    }
    const { contents } = await db()
      .selectFrom('blogPosts')
      .select(({ fn }) => fn.agg<string[]>('array_agg', ['content']).as('contents'))
      .executeTakeFirstOrThrow();
    expect(contents).toEqual([article.content]);
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

  test('that is invalid is 422 with all messages', async () => {
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

  test('stores the content exactly as typed, and shows the safe part of it', async () => {
    const content = '  <p>Fish & chips <script>alert(1)</script></p>\r\n<p>" \u{1F41F} \'</p>  ';
    const post = await create({ content: content.padEnd(60) });
    expect(post.content).toBe(content.padEnd(60));
    expect(post.contentHtml.trim()).toBe('<p>Fish &#x26; chips </p>\n<p>" \u{1F41F} \'</p>');
  });
});

describe('a new post with an idempotency key', () => {
  const post = (fields: object, key: string) =>
    send(blog, 'POST', '/api/blog', { ...article, ...fields }, { 'Idempotency-Key': key });
  const rows = () => db().selectFrom('blogPosts').selectAll().execute();
  const entries = () => db().selectFrom('auditLog').select('id').execute();

  test('gets the first answer again, and nothing is written', async () => {
    const first = await post({ published: true }, 'post-1');
    const before = [await rows(), await entries()];
    const second = await post({ published: true, views: 99 }, 'post-1');
    expect(second.status).toBe(201);
    expect(second.headers.get('Location')).toBe(first.headers.get('Location'));
    expect(second.headers.get('ETag')).toBe('"1"');
    expect(await second.text()).toBe(await first.text());
    expect([await rows(), await entries()]).toEqual(before);
  });

  test('is 422 with another body, with the address of the first post', async () => {
    const first = await post({}, 'post-2');
    const second = await post({ title: 'Another title' }, 'post-2');
    expect(second.status).toBe(422);
    expect(second.headers.get('Location')).toBe(first.headers.get('Location'));
    expect(await second.json()).toMatchObject({
      errors: { 'Idempotency-Key': ['This key was already used for another request'] },
    });
    expect(await rows()).toHaveLength(1);
  });

  test('that was refused does not use up the key', async () => {
    await create({ slug: 'taken' });
    expect((await post({ slug: 'taken' }, 'post-3')).status).toBe(409);
    expect((await post({ slug: 'free' }, 'post-3')).status).toBe(201);
  });

  test('keys are separate for each board', async () => {
    expect((await post({}, 'post-4')).status).toBe(201);
    const other = await send(signalBoard, 'POST', '/api/signal-board', signal, {
      'Idempotency-Key': 'post-4',
    });
    expect(other.status).toBe(201);
  });
});

describe('a change', () => {
  test('changes only the given fields, and advances version and time', async () => {
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

  test('clears fields that are given empty', async () => {
    const { id } = await create({ thumbnailUrl: '/a.webp', readTimeMinutes: 9, metaKeywords: 'a' });
    const emptied = { thumbnailUrl: '', readTimeMinutes: null, metaKeywords: ' ' };
    expect(await changed(id, emptied)).toMatchObject({
      thumbnailUrl: null,
      readTimeMinutes: null,
      metaKeywords: null,
    });
  });

  test('to an empty slug generates one from the title', async () => {
    const { id, slug } = await create();
    expect((await changed(id, { slug: '' })).slug).toBe(slug);
    expect((await changed(id, { slug: '', title: 'New title' })).slug).toBe('new-title');
  });

  test("to another post's slug is 409; to its own slug is fine", async () => {
    await create({ slug: 'taken' });
    const { id } = await create({ slug: 'mine' });
    expect((await change(id, { slug: 'taken' })).status).toBe(409);
    expect((await change(id, { slug: 'mine' })).status).toBe(200);
  });

  test('of a post that was changed meanwhile is 412', async () => {
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

  test('of the slug redirects the old one', async () => {
    const { id } = await create({ slug: 'one', published: true });
    await changed(id, { slug: 'two' });
    await changed(id, { slug: 'three' });
    expect(await currentSlug(db(), 'blog', 'one')).toBe('three');
    expect(await currentSlug(db(), 'blog', 'two')).toBe('three');
    expect(await currentSlug(db(), 'signal-board', 'two')).toBeUndefined();
    await create({ slug: 'two' });
    expect(await currentSlug(db(), 'blog', 'two')).toBeUndefined();
    await changed(id, { slug: 'one' });
    expect(await currentSlug(db(), 'blog', 'one')).toBeUndefined();
    await changed(id, { published: false });
    expect(await currentSlug(db(), 'blog', 'three')).toBeUndefined();
  });

  test('stores the old version', async () => {
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

  test('deletes all but the last fifty versions', async () => {
    const { id } = await create();
    await db().updateTable('blogPosts').set({ version: 60 }).where('id', '=', id).execute();
    const old = Array.from({ length: 59 }, (_, i) => ({
      ...{ board: 'blog' as const, postId: id, version: i + 1, post: '{}', replacedBy: 'dana' },
    }));
    await db().insertInto('postRevisions').values(old).execute();
    await changed(id, {});
    const stored = await db().selectFrom('postRevisions').select('version').execute();
    expect(stored.map(({ version }) => version).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, i) => i + 11),
    );
  });
});
