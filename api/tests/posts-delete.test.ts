/** Deleted posts, and what admins and readers get beside a post: audit log, preview link, share image. */
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { runCleanup } from '#api/outbox/cleanup.ts';
import { articleSubject, imagePath } from '#src/domain/posts/post-pages.ts';
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
  const pathOf = (post: Parameters<typeof articleSubject>[0] & { id: number }) =>
    imagePath('blog', post.id, articleSubject(post));
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
