/** Deleted posts, and what admins and readers get beside a post: audit log, preview link, share image. */
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { runCleanup } from '#api/outbox/cleanup.ts';
import { imagePath, postSubject } from '#src/domain/posts/post-pages.ts';
import { previewedId } from '#src/domain/posts/preview-token.ts';
import { ask, SECRET, SITE, keyed } from './support/harness.ts';
import { usePosts } from './support/posts.ts';
import { article } from './support/samples.data.ts';

const { db, admin, get, send, create, change, changed, remove, restore, titles } = usePosts();

const ageDeletions = () =>
  sql`update blog_posts set deleted_at = now() - interval '31 days' where deleted_at is not null`.execute(db());

test('a deleted post is hidden from everybody, and its slug is free', async () => {
  const { id, slug } = await create({ published: true });
  expect(await remove(id)).toBe(204);
  expect((await get(`/api/blog/${id}`, admin)).status).toBe(404);
  expect((await get(`/api/blog/by-slug/${slug}`)).status).toBe(404);
  expect(await titles('?scope=all', admin)).toEqual([]);
  expect([await remove(id), (await change(id, {})).status]).toEqual([404, 404]);
  expect((await create()).slug).toBe(slug);
  expect(await restore(id)).toBe(409);
});

test('it can be restored for 30 days, and then goes with its revisions and old slugs', async () => {
  const { id } = await create({ published: true });
  const other = await create({ slug: 'stays' });
  await changed(id, { slug: 'moved' });
  await changed(other.id, { slug: 'moved-too' });
  await remove(id);
  await runCleanup(db(), keyed);
  expect([await restore(id), await restore(id)]).toEqual([200, 404]);
  expect(await titles()).toEqual([article.title]);

  await remove(id);
  await ageDeletions();
  expect(await restore(id)).toBe(404);
  await runCleanup(db(), keyed);
  for (const table of ['postRevisions', 'slugHistory'] as const) {
    const rows = await db().selectFrom(table).select('postId').execute();
    expect(rows).toEqual([{ postId: other.id }]);
  }
  expect(await db().selectFrom('blogPosts').select('id').execute()).toEqual([{ id: other.id }]);
});

test('changes are recorded in the audit log, refused ones are not', async () => {
  const { id, slug } = await create();
  await change(id, { title: '' });
  await send('POST', '/api/blog', {});
  await changed(id, { title: 'Edited', published: true });
  await remove(id);
  await restore(id);
  const rows = await db().selectFrom('auditLog').selectAll().orderBy('id').execute();
  expect(rows.map(({ action, username, entityId }) => [action, username, entityId])).toEqual(
    ['create', 'update', 'delete', 'restore'].map((action) => [`blog.${action}`, 'dana', id]),
  );
  expect(rows[1]?.details).toEqual({ slug, title: 'Edited', version: 2, published: true });
});

test('a preview link reveals only the id of a draft, and works for a week', async () => {
  const link = (id: number) => ask(`/api/blog/${id}/preview-link`, admin, 'POST');
  const { id } = await create();
  const { status, headers, body } = await link(id);
  expect([status, headers.get('Cache-Control')]).toEqual([201, 'no-store']);
  expect(body.url).toMatch(new RegExp(`^${SITE}/blog/${id}\\.\\d+\\.[\\w-]+$`));
  // Where the browser shows the site, behind a proxy that does not say at which address it was asked.
  vi.stubEnv('SITE_URL', 'https://agency.example');
  const shown = await ask(`/api/blog/${id}/preview-link`, { ...admin, Origin: 'https://agency.example' }, 'POST');
  expect(shown.body.url).toMatch(/^https:\/\/agency\.example\/blog\//);
  const end = Date.parse(body.expiresAt);
  expect(Math.abs(end - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);
  const token = body.url.split('/').at(-1);
  const at = (time: number) => previewedId(SECRET, 'blog', { token, now: new Date(time) });
  expect([at(end - 1000), at(end)]).toEqual([id, undefined]);
  await remove(id);
  for (const none of [999_999, id]) expect((await link(none)).status).toBe(404);
});

test('a share image is drawn for published posts, and redirects from earlier titles', async () => {
  const pathOf = (post: Parameters<typeof postSubject>[1] & { id: number }) =>
    imagePath('blog', post.id, postSubject('blog', post));
  const draft = await create();
  expect((await ask(pathOf(draft))).status).toBe(404);
  expect((await ask('/share/blog/no-id/x.png')).status).toBe(404);

  const post = await changed(draft.id, { published: true });
  const image = await ask(pathOf(post));
  expect([image.status, image.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  expect(image.headers.get('Netlify-Cache-Tag')).toBe(`blog:${post.id}`);
  expect(image.bytes.toString('latin1', 1, 4)).toBe('PNG');
  const renamed = await changed(post.id, { title: 'Under another title' });
  const moved = await ask(pathOf(post));
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, pathOf(renamed)]);
});

describe('a working copy', () => {
  const COPIES = '/api/admin/working-copies';
  const half = { title: 'Half a thought', summary: '' };
  const begin = async (more: object = {}, headers = {}) =>
    send('POST', COPIES, { board: 'blog', values: half, ...more }, headers);
  const put = (id: number, title: string, etag?: string) =>
    send('PUT', `${COPIES}/${id}`, { values: { ...half, title } }, etag ? { 'If-Match': etag } : {});
  const listed = async (query = '') => (await get(`${COPIES}?board=blog${query}`, admin)).body;
  const read = (id: number) => get(`${COPIES}/${id}`, admin);

  test('of what is not a post yet needs a title alone, and is what was typed', async () => {
    const values = { title: ' Half ', content: '<p>', readTimeMinutes: 'x', publishedAt: '2027-', published: true };
    const { status, headers, body } = await begin({ values: { ...values, later: 1 } });
    const etag = `"${body.id}.1"`;
    expect([status, headers.get('ETag'), headers.get('Location')]).toEqual([201, etag, `${COPIES}/${body.id}`]);
    const updatedAt = expect.stringMatching(/Z$/);
    const whole = { id: body.id, board: 'blog', postId: null, baseVersion: null, values, etag };
    expect(body).toEqual({ ...whole, updatedBy: 'dana', updatedAt });
    expect((await read(body.id)).body).toEqual(body);
    const head = { id: body.id, title: ' Half ', category: '', updatedBy: 'dana', updatedAt };
    expect(await listed()).toEqual([head]);
    expect([await listed('&search=no'), await listed('&category=ai'), await titles('?scope=all', admin)]).toEqual([
      [],
      [],
      [],
    ]);
    expect((await get(`${COPIES}?board=signal-board`, admin)).body).toEqual([]);
    expect((await get('/api/admin/overview', admin)).body.waiting.posts).toMatchObject({
      total: 1,
      items: [{ kind: 'blog', id: body.id, title: ' Half ', at: null, isNew: true }],
    });
  });

  test('is begun once although an answer is lost, and by one of two', async () => {
    const key = { 'Idempotency-Key': 'one' };
    const { id } = (await begin({}, key)).body;
    expect((await begin({}, key)).body.id).toBe(id);
    const other = await begin({ values: { title: 'More' } }, key);
    expect([other.status, other.headers.get('Location')]).toEqual([422, `${COPIES}/${id}`]);
    const { id: postId } = await create();
    const both = await Promise.all([begin({ postId }), begin({ postId })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await begin({ postId: 999_999 })).status).toBe(404);
  });

  test('is never overwritten unseen, and its end is recorded', async () => {
    const { id, etag } = (await begin()).body;
    const mine = await put(id, 'Mine', etag);
    expect([mine.status, mine.headers.get('ETag'), mine.body.values.title]).toEqual([200, `"${id}.2"`, 'Mine']);
    expect((await put(id, 'Theirs', `W/${etag}`)).status).toBe(412);
    const drop = (headers = {}) => ask(`${COPIES}/${id}`, { ...admin, ...headers }, 'DELETE');
    expect((await drop({ 'If-Match': etag })).status).toBe(412);
    expect((await read(id)).body.values.title).toBe('Mine');
    expect([(await drop()).status, (await drop()).status, (await put(id, 'Late')).status]).toEqual([204, 404, 404]);
    const rows = await db().selectFrom('auditLog').select(['action', 'details']).execute();
    expect(rows).toEqual([{ action: 'blog.drop', details: { title: 'Mine' } }]);
  });

  test('changes no answer of the post, is named in lists of admins, and lasts as long as the post', async () => {
    const { id: postId, title } = await create({ published: true });
    const { id } = (await begin({ postId, baseVersion: 1 })).body;
    expect((await get(`/api/blog/${postId}`, admin)).body.title).toBe(title);
    const [inList] = (await get('/api/blog?scope=all', admin)).body;
    expect(inList.workingCopy).toMatchObject({ id, title: 'Half a thought', updatedBy: 'dana' });
    expect((await get('/api/blog')).body[0]).not.toHaveProperty('workingCopy');
    expect(await listed()).toEqual([]);
    expect(await listed(`&post=${postId}`)).toMatchObject([{ id, baseVersion: 1, values: half, etag: `"${id}.1"` }]);
    await remove(postId);
    expect([(await read(id)).status, await listed(`&post=${postId}`)]).toEqual([404, []]);
    await restore(postId);
    expect((await read(id)).status).toBe(200);
    await remove(postId);
    await ageDeletions();
    await runCleanup(db(), keyed);
    expect(await db().selectFrom('workingCopies').select('id').execute()).toEqual([]);
  });

  test('ends with the save that takes it up, and with no other', async () => {
    const { id: postId } = await create();
    const { id, etag } = (await begin({ postId })).body;
    const taking = (copy: string) => change(postId, { title: 'Saved' }, { 'Working-Copy': copy });
    await changed(postId, { published: true });
    expect((await put(id, 'Mine', etag)).status).toBe(200);
    expect([(await taking(etag)).status, (await taking('7')).status]).toEqual([412, 412]);
    expect((await get(`/api/blog/${postId}`, admin)).body.title).toBe(article.title);
    expect((await change(postId, { title: 'x' }, { 'Working-Copy': `"${id}.2"` })).status).toBe(422);
    expect((await read(id)).status).toBe(200);
    expect([(await taking(`"${id}.2"`)).status, (await read(id)).status]).toEqual([200, 404]);
    // One that is over keeps nobody from saving.
    expect((await taking(`"${id}.2"`)).status).toBe(200);

    const fresh = (await begin()).body;
    const other = (await begin()).body;
    const signal = { 'Working-Copy': fresh.etag };
    await send('POST', '/api/signal-board', { ...article, description: 'd', category: 'tool' }, signal);
    expect((await read(fresh.id)).status).toBe(200);
    const made = await send('POST', '/api/blog', article, { 'Working-Copy': fresh.etag });
    expect([made.status, (await listed()).map((copy: { id: number }) => copy.id)]).toEqual([201, [other.id]]);
  });

  test('names nobody whose account is removed, and what another release has stored otherwise is left out', async () => {
    const { id } = (await begin()).body;
    const { id: authorId } = await db()
      .insertInto('users')
      .values({ username: 'leaver', password: 'no hash' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const form = JSON.stringify({ title: 'Half', summary: 7, later: true });
    await db().updateTable('workingCopies').set({ authorId, form }).execute();
    expect((await read(id)).body).toMatchObject({ updatedBy: 'leaver' });
    await db().deleteFrom('users').where('id', '=', authorId).execute();
    expect((await read(id)).body).toMatchObject({ updatedBy: null, values: { title: 'Half' } });
    expect((await read(id)).body.values).toEqual({ title: 'Half' });
  });
});
