/** When a post is public: its date, scheduled posts, and what happens at their date. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import blogBySlug from '#functions/blog-slug.ts';
import blogItem from '#functions/blog-item.ts';
import blog from '#functions/blog.ts';
import { knownSite } from '#functions/shared/assistant/known-site.ts';
import signalBoardItem from '#functions/signal-board-item.ts';
import signalBoardBySlug from '#functions/signal-board-slug.ts';
import signalBoard from '#functions/signal-board.ts';
import { hasPublishedPost } from '#db/posts.ts';
import { neighboursOf } from '#db/post-neighbours.ts';
import { newestPosts } from '#db/published-posts.ts';
import { currentSlug } from '#db/slug-history.ts';
import { reply } from '#src/domain/assistant/assistant.ts';
import { article, signal, usePosts } from './support/posts.ts';

const { db, admin, get, send, create, change, changed, titles } = usePosts();
const published = { published: true };
const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Moves the dates of all posts so many seconds into the past. */
async function wait(seconds: number): Promise<void> {
  const ago = sql`${seconds} * interval '1 second'`;
  for (const table of ['blogPosts', 'signalBoardPosts'] as const) {
    await db()
      .updateTable(table)
      .set({ createdAt: sql`created_at - ${ago}`, publishedAt: sql`published_at - ${ago}` })
      .execute();
  }
}

describe('the publish date', () => {
  test('is the creation date for posts created as published; drafts have none', async () => {
    const post = await create(published);
    expect(post.publishedAt).toBe(post.createdAt);
    expect((await create()).publishedAt).toBeNull();
  });

  test('of a draft is the moment of its first publication, and stays', async () => {
    const { id } = await create();
    await wait(86_400);
    const first = await changed(id, published);
    expect(first.publishedAt).toBe(first.updatedAt);
    expect(Date.parse(first.createdAt)).toBeLessThan(Date.parse(first.updatedAt) - 86_000_000);
    expect((await changed(id, { published: false })).publishedAt).toBe(first.publishedAt);
    expect((await changed(id, published)).publishedAt).toBe(first.publishedAt);
    expect((await changed(id, { title: 'Edited since' })).publishedAt).toBe(first.publishedAt);
    // While it is public the date cannot be cleared; as a draft it can.
    expect((await changed(id, { publishedAt: null })).publishedAt).toBe(first.publishedAt);
    const emptied = await changed(id, { published: false, publishedAt: null });
    expect(emptied.publishedAt).toBeNull();
  });

  test('can be set with a time zone, and changed', async () => {
    const { id, publishedAt } = await create({
      ...published,
      publishedAt: '2026-01-05T09:00:00-06:00',
    });
    expect(publishedAt).toBe('2026-01-05T15:00:00.000Z');
    const later = '2026-02-05T15:00:00.000Z';
    expect((await changed(id, { publishedAt: later })).publishedAt).toBe(later);
  });

  test.each([
    ['blog', blog, article],
    ['signal-board', signalBoard, signal],
  ] as const)('that is none is 422 on %s', async (name, board, fields) => {
    const wrong = { ...fields, publishedAt: 'soon' };
    const response = await send(board, 'POST', `/api/${name}`, wrong);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({
      publishedAt: ['Please enter a valid date and time'],
    });
  });

  test('that is invalid is 422 in a change', async () => {
    const { id } = await create();
    expect((await change(id, { publishedAt: '2027-02-30T10:00:00Z' })).status).toBe(422);
  });
});

describe('lists', () => {
  test('are sorted by it: an old draft that is published now comes first', async () => {
    const { id } = await create({ title: 'Begun first' });
    await create({ ...published, title: 'Published meanwhile' });
    await changed(id, published);
    const all = ['Begun first', 'Published meanwhile'];
    expect(await titles()).toEqual(all);
    expect(await titles('?scope=all', admin)).toEqual(all);
    expect((await newestPosts(db(), 'blog', 100)).map(({ title }) => title)).toEqual(all);
    const { newer, older } = await neighboursOf(db(), 'blog', { id, category: 'automation' });
    expect([newer?.title, older?.title]).toEqual([undefined, 'Published meanwhile']);
  });

  test('of admins have scheduled posts on top, and drafts by their creation', async () => {
    await create({ title: 'A draft' });
    await create({ ...published, title: 'Public' });
    await create({ ...published, title: 'Scheduled', publishedAt: inOneHour() });
    expect(await titles('?scope=all', admin)).toEqual(['Scheduled', 'Public', 'A draft']);
  });
});

describe('a scheduled post', () => {
  const boards = [
    {
      name: 'blog',
      list: blog,
      item: blogItem,
      slugs: blogBySlug,
      by: 'by-slug',
      fields: article,
    },
    {
      name: 'signal-board',
      list: signalBoard,
      item: signalBoardItem,
      slugs: signalBoardBySlug,
      by: 'slug',
      fields: signal,
    },
  ] as const;

  test.each(boards)(
    'of $name is in no public response before its date, and in all of them from then on',
    async (board) => {
      const { name, list, item, slugs, by, fields } = board;
      const before = await send(list, 'POST', `/api/${name}`, {
        ...fields,
        ...published,
        slug: 'before',
      });
      const { id: other } = await before.json();
      const response = await send(list, 'POST', `/api/${name}`, {
        ...{ ...fields, ...published, title: 'Zeppelins', slug: 'old' },
        publishedAt: inOneHour(),
      });
      expect(response.status).toBe(201);
      const { id, publishedAt } = await response.json();
      const slug = 'zeppelins';
      await send(item, 'PATCH', `/api/${name}/${id}`, { slug });

      const answers = async () => ({
        list: (await (await get(list, `/api/${name}`)).json()).map(
          (post: { id: number }) => post.id,
        ),
        found: (await (await get(list, `/api/${name}?search=zeppelin`)).json()).length,
        one: (await get(item, `/api/${name}/${id}`)).status,
        bySlug: (await get(slugs, `/api/${name}/${by}/${slug}`)).status,
        built: (await newestPosts(db(), name, 100)).map((post) => post.id),
        newer: (await neighboursOf(db(), name, { id: other, category: fields.category })).newer?.id,
        viewed: await hasPublishedPost(db(), name, slug),
        moves: await currentSlug(db(), name, 'old'),
        said: reply(
          (await knownSite(db(), new Date())).knowledge,
          'have you written about zeppelins?',
          [],
        ).text.includes(slug),
      });
      expect(await answers()).toEqual({
        ...{
          list: [other],
          found: 0,
          one: 404,
          bySlug: 404,
          built: [other],
        },
        ...{ newer: undefined, viewed: false, moves: undefined, said: false },
      });
      expect(await (await get(item, `/api/${name}/${id}`, admin)).json()).toMatchObject({
        ...{ published: true, publishedAt },
      });

      await wait(3_601);
      expect(await answers()).toEqual({
        ...{ list: [id, other], found: 1, one: 200, bySlug: 200 },
        ...{ built: [id, other], newer: id, viewed: true, moves: slug, said: true },
      });
    },
  );

  test('that is a draft stays one at its date', async () => {
    await create({ publishedAt: inOneHour() });
    await wait(3_601);
    expect(await titles()).toEqual([]);
  });

  test('can be published at once by clearing its date', async () => {
    const { id } = await create({ ...published, publishedAt: inOneHour() });
    const post = await changed(id, { publishedAt: '' });
    expect(post.publishedAt).toBe(post.updatedAt);
    expect(await titles()).toEqual([article.title]);
  });
});
