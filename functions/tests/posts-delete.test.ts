/** Deleted posts, and the audit log of what admins do with posts. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import blogItem from '#functions/blog-item.ts';
import blogBySlug from '#functions/blog-slug.ts';
import blog from '#functions/blog.ts';
import { runCleanup } from '#functions/shared/outbox/cleanup.ts';
import { article, usePosts } from './support/posts.ts';

const { db, admin, get, send, create, change, changed, remove, restore, titles } = usePosts();

describe('a deleted post', () => {
  test('is hidden from everybody, and its slug is free', async () => {
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

  test('can be restored for 30 days', async () => {
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

  test('cannot be restored if its slug is taken', async () => {
    const { id } = await create();
    await remove(id);
    await create();
    expect((await restore(id)).status).toBe(409);
  });

  test('is deleted for good after 30 days, with its revisions and old slugs', async () => {
    const { id } = await create();
    const other = await create({ slug: 'stays' });
    await changed(id, { slug: 'moved' });
    await changed(other.id, { slug: 'moved-too' });
    await remove(id);
    await runCleanup(db());
    expect((await restore(id)).status).toBe(200);
    await remove(id);
    await db()
      .updateTable('blogPosts')
      .set({ deletedAt: sql`now() - interval '31 days'` })
      .where('id', '=', id)
      .execute();
    await runCleanup(db());
    for (const table of ['postRevisions', 'slugHistory'] as const) {
      const rows = await db().selectFrom(table).select('postId').execute();
      expect(rows).toEqual([{ postId: other.id }]);
    }
    expect(await db().selectFrom('blogPosts').select('id').execute()).toEqual([{ id: other.id }]);
  });
});

test('changes of posts are recorded in the audit log', async () => {
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

test('the site is marked as changed only by changes that the public sees', async () => {
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

async function isMarked(): Promise<boolean> {
  const marks = await db().deleteFrom('siteChanges').returning('id').execute();
  return marks.length > 0;
}
