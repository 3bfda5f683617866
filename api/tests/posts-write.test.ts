/** New posts, and changes of posts, on both boards. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { wordsIn } from '#src/domain/posts/minutes-to-read.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { host } from './support/harness.ts';
import { usePosts } from './support/posts.ts';
import { article, signal } from './support/samples.data.ts';

const { db, admin, get, send, create, change, changed, remove } = usePosts();
const post = (fields: object, headers?: Record<string, string>) =>
  send('POST', '/api/blog', { ...article, ...fields }, headers);

describe('a new post', () => {
  test('is returned with its address and version', async () => {
    const sent = { thumbnailUrl: '/desk.webp', metaKeywords: '', readTimeMinutes: 4, views: 99 };
    const { status, headers, body } = await post(sent);
    expect(status).toBe(201);
    expect(Object.fromEntries(headers)).toMatchObject({
      etag: '"1"',
      location: `/api/blog/${body.id}`,
      'cache-control': 'no-store',
    });
    expect(body).toEqual({
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
      updatedAt: body.createdAt,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      contentHtml: '<h2 dir="auto">Count</h2><p dir="auto">Ask how often, and how alike the cases are.</p>',
    });
  });

  test('without a slug gets one from its title, with a number if that is taken', async () => {
    for (const [fields, slug] of [
      [{}, 'what-to-automate-first'],
      [{ slug: '' }, 'what-to-automate-first-2'],
      [{ slug: null }, 'what-to-automate-first-3'],
      [{ title: '🙂🙂🙂🙂🙂' }, 'post'],
    ] as const) {
      expect((await create(fields)).slug).toBe(slug);
    }
  });

  test('that is wrong is refused with all messages, and nothing is written', async () => {
    const { id } = await create({ slug: 'taken' });
    const content = `<p>${'<b>'.repeat(5000)}`;
    const nested = { content: [expect.stringMatching(/^Content is nested .* deep\. /)] };
    for (const { status, body } of [await post({ content }), await change(id, { content })]) {
      expect([status, body.errors]).toEqual([422, nested]);
    }
    const taken = await post({ slug: 'Taken' });
    expect([taken.status, taken.body]).toEqual([
      409,
      { message: 'This slug is already taken', errors: { slug: ['This slug is already taken'] } },
    ]);
    const { status, body } = await send('POST', '/api/blog', { title: 'Four', category: 'x' });
    expect([status, Object.keys(body.errors).join()]).toEqual([422, 'title,summary,content,category,author']);
    const stored = await db().selectFrom('blogPosts').select('content').execute();
    expect(stored).toEqual([{ content: article.content }]);
  });

  test('stores up to 1 MiB exactly as typed, and shows the safe part of it', async () => {
    const typed = '  <p>Fish & chips <script>alert(1)</script></p>\r\n<p>" \u{1F41F} \'</p>'.padEnd(90);
    const { content, contentHtml } = await create({ content: typed });
    expect(content).toBe(typed);
    expect(contentHtml.trim()).toBe('<p dir="auto">Fish &#x26; chips </p>\n<p dir="auto">" \u{1F41F} \'</p>');
    const large = `<p>${'x'.repeat(1_000_000)}</p>`;
    expect((await create({ content: large })).content === large).toBe(true);
    expect((await post({ content: 'x'.repeat(1024 * 1024) })).status).toBe(413);
  });

  test('is rendered by the host, before the transaction in which others would wait for it', async () => {
    host.render = async (board, content) => {
      // Within a transaction, a query outside of it is refused.
      await db().selectFrom('blogPosts').select('id').execute();
      return { html: `${board}: ${content.length}` };
    };
    onTestFinished(() => void delete host.render);
    const created = await post({ content: 'a'.repeat(50) }, { 'Idempotency-Key': 'rendered' });
    expect(created.body.contentHtml).toBe('blog: 50');
    expect(await changed(created.body.id, { content: 'a'.repeat(60) })).toMatchObject({ contentHtml: 'blog: 60' });
  });

  test('with an idempotency key is written once, on each board', async () => {
    const keyed = (fields: object, key: string) => post(fields, { 'Idempotency-Key': key });
    const rows = async () => [
      await db().selectFrom('blogPosts').selectAll().orderBy('id').execute(),
      await db().selectFrom('auditLog').select('id').orderBy('id').execute(),
    ];
    const first = await keyed({ published: true }, 'key');
    const before = await rows();
    const second = await keyed({ published: true, views: 99 }, 'key');
    expect([second.status, second.body]).toEqual([201, first.body]);
    const location = first.headers.get('Location');
    expect(Object.fromEntries(second.headers)).toMatchObject({ location, etag: '"1"' });
    const other = await keyed({ title: 'Another title' }, 'key');
    expect([other.status, other.headers.get('Location'), other.body.errors]).toEqual([
      422,
      location,
      { 'Idempotency-Key': ['This key was already used for another request'] },
    ]);
    expect(await rows()).toEqual(before);
    const headers = { 'Idempotency-Key': 'key' };
    const elsewhere = await send('POST', '/api/signal-board', signal, headers);
    expect(elsewhere.status).toBe(201);
    // A refusal does not use up the key.
    expect((await keyed({ slug: first.body.slug }, 'key 2')).status).toBe(409);
    expect((await keyed({ slug: 'free' }, 'key 2')).status).toBe(201);
  });
});

describe('a change', () => {
  test('changes only the given fields, clears empty ones, and advances version and time', async () => {
    const before = await create({ published: true, thumbnailUrl: '/a.webp', readTimeMinutes: 9 });
    const { headers, body } = await change(before.id, { title: 'Another title' });
    expect(headers.get('ETag')).toBe('"2"');
    expect(body).toEqual({ ...before, title: 'Another title', updatedAt: expect.any(String) });
    expect(body.updatedAt > before.updatedAt).toBe(true);
    const emptied = { thumbnailUrl: '', readTimeMinutes: null, metaKeywords: ' ' };
    expect(await changed(before.id, emptied)).toMatchObject({
      thumbnailUrl: null,
      readTimeMinutes: null,
      metaKeywords: null,
      published: true,
    });
  });

  test('of a post that was changed meanwhile is 412', async () => {
    const { id } = await create();
    await eachRow(
      [
        ['"1"', 200],
        ['"1"', 412],
        ['W/"2"', 200],
        ['"7", "3"', 200],
        ['*', 200],
        ['4', 412],
        ['', 412],
      ] as const,
      async ([tag, status]) => expect((await change(id, {}, { 'If-Match': tag })).status).toBe(status),
    );
    const old = { 'If-Match': '"1"' };
    expect((await change(id, { title: 'Four' }, old)).status).toBe(422);
    expect((await change(9999, {}, old)).status).toBe(404);
    expect(await remove(id, old)).toBe(412);
  });

  test('stores the old version, of which the last fifty are kept', async () => {
    const { id, title, slug } = await create();
    await changed(id, { title: 'Second title', published: true });
    await changed(id, { title: 'Third title' });
    const revisions = (path = '') => get(`/api/blog/${id}/revisions${path}`, admin);
    const replaced = { slug, words: wordsIn(article.content), replacedBy: 'dana', replacedAt: expect.any(String) };
    expect((await revisions()).body).toEqual([
      { version: 2, title: 'Second title', published: true, ...replaced },
      { version: 1, title, published: false, ...replaced },
    ]);
    expect((await revisions('/1')).body).toMatchObject({ ...article, version: 1 });
    for (const path of ['/7', '/0']) expect((await revisions(path)).status).toBe(404);
    const none = await get('/api/blog/9999/revisions', admin);
    expect(none.status).toBe(404);

    const old = Array.from({ length: 60 }, (_, i) => ({
      board: 'blog' as const,
      postId: id,
      version: -i,
      post: '{}',
      replacedBy: 'dana',
    }));
    await db().insertInto('postRevisions').values(old).execute();
    await changed(id, {});
    const stored = await db().selectFrom('postRevisions').select('version').execute();
    const versions = stored.map(({ version }) => version);
    expect([versions.length, Math.min(...versions)]).toEqual([50, -46]);
  });
});

describe('the Signal Board', () => {
  const path = '/api/signal-board';
  const add = (fields: object = {}) => send('POST', path, { ...signal, ...fields });

  test('publishes by default, renders Markdown, and has slugs of its own', async () => {
    await create({ slug: 'the-tally-sheet' });
    const content = '# Count\n\n**Every** time <script>x</script>';
    const { status, body } = await add({ content });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...signal,
      content,
      id: expect.any(Number),
      slug: 'the-tally-sheet',
      url: null,
      thumbnailUrl: null,
      published: true,
      publishedAt: body.createdAt,
      createdAt: expect.any(String),
      updatedAt: body.createdAt,
      contentHtml: '<h2 dir="auto">Count</h2>\n<p dir="auto"><strong>Every</strong> time </p>\n',
    });
    const read = await get(`${path}/slug/the-tally-sheet`);
    expect(read.body).toEqual(body);

    const found = async (query: string) => (await get(`${path}?${query}`)).body.length;
    expect(await found('search=STROKE&category=playbook')).toBe(1);
    expect(await found('category=idea')).toBe(0);
    const emptied = { published: false, content: '' };
    const patched = await send('PATCH', `${path}/${body.id}`, emptied);
    expect(patched.body).toMatchObject({ ...emptied, contentHtml: '' });
    expect(await found('')).toBe(0);
  });

  test('publishes a post that links to another site only with its address', async () => {
    const external = { sourceType: 'external', url: 'https://example.com/report' };
    const made = await add(external);
    expect(made.body).toMatchObject({ ...external, content: null, contentHtml: null });
    const needsUrl = { url: ['An external post needs its URL before it can be published'] };
    expect((await add({ ...external, url: '' })).body.errors).toEqual(needsUrl);
    const { id } = (await add({ sourceType: 'external', published: false })).body;
    for (const [fields, errors] of [
      [{ published: true }, needsUrl],
      [{ url: 'javascript:alert(1)' }, { url: ['Please enter a valid URL'] }],
      [{ title: 'Still a draft' }],
      [{ published: true, url: external.url }],
      [{ url: '' }, needsUrl],
      [{ url: '', sourceType: 'original' }],
    ] as const) {
      const { status, body } = await send('PATCH', `${path}/${id}`, fields);
      expect([status, body.errors]).toEqual([errors ? 422 : 200, errors]);
    }
  });
});

test('a post of a category that the content no longer lists stays readable, and can be changed', async () => {
  const { id, slug } = await create({ published: true });
  await db().updateTable('blogPosts').set({ category: 'field-notes' }).execute();
  expect(await get(`/api/blog/by-slug/${slug}`)).toMatchObject({ status: 200, body: { category: 'field-notes' } });
  expect((await get('/api/blog')).body).toMatchObject([{ id }]);
  expect(await changed(id, { title: 'Another title' })).toMatchObject({ category: 'field-notes' });
  const wrong = { category: ['Please choose one of the categories'] };
  expect(await change(id, { category: 'field-notes' })).toMatchObject({ status: 422, body: { errors: wrong } });
});
