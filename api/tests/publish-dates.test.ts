/** When a post is public: its date, scheduled posts, and what happens at their date. */
import { describe, expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { answerOfOurOwn } from '#api/assistant/known-site.ts';
import { hasPublishedPost } from '#db/posts.ts';
import { neighborsOf } from '#db/post-neighbors.ts';
import { newestPosts } from '#db/published-posts.ts';
import { currentSlug } from '#db/slug-history.ts';
import { age } from './support/due.ts';
import { empty, host } from './support/harness.ts';
import { usePosts } from './support/posts.ts';
import { article, signal } from './support/samples.data.ts';

const { db, admin, get, send, create, change, changed, titles } = usePosts();
const published = { published: true };
const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Moves the dates of all posts so many seconds into the past. */
async function wait(seconds: number): Promise<void> {
  for (const table of ['blogPosts', 'signalBoardPosts'] as const) {
    await age(db(), table, ['createdAt', 'publishedAt'], `${seconds} seconds`);
  }
}

const boards = [
  { name: 'blog', by: 'by-slug', fields: article },
  { name: 'signal-board', by: 'slug', fields: signal },
] as const;

describe('the publish date', () => {
  test('is the moment of the first publication, and stays while the post is public', async () => {
    const post = await create(published);
    expect(post.publishedAt).toBe(post.createdAt);
    const { id, publishedAt } = await create();
    expect(publishedAt).toBeNull();
    await wait(86_400);
    const first = await changed(id, published);
    expect(first.publishedAt).toBe(first.updatedAt);
    expect(Date.parse(first.createdAt)).toBeLessThan(Date.parse(first.updatedAt) - 86_000_000);
    for (const fields of [{ published: false }, published, { title: 'Edited since' }, { publishedAt: null }]) {
      expect((await changed(id, fields)).publishedAt).toBe(first.publishedAt);
    }
    expect((await changed(id, { published: false, publishedAt: null })).publishedAt).toBeNull();
  });

  test('can be set with a time zone, and changed; one that is none is 422', async () => {
    const chicago = '2026-01-05T09:00:00-06:00';
    const { id, publishedAt } = await create({ ...published, publishedAt: chicago });
    expect(publishedAt).toBe('2026-01-05T15:00:00.000Z');
    const later = '2026-02-05T15:00:00.000Z';
    expect((await changed(id, { publishedAt: later })).publishedAt).toBe(later);
    expect((await change(id, { publishedAt: '2027-02-30T10:00:00Z' })).status).toBe(422);
    for (const { name, fields } of boards) {
      const wrong = { ...fields, publishedAt: 'soon' };
      const { status, body } = await send('POST', `/api/${name}`, wrong);
      expect([status, body.errors]).toEqual([422, { publishedAt: ['Please enter a valid date and time'] }]);
    }
  });

  test('sorts the lists: an old draft that is published now comes first, scheduled ones on top', async () => {
    const { id } = await create({ title: 'Begun first' });
    await create({ title: 'A draft' });
    await create({ ...published, title: 'Published meanwhile' });
    await changed(id, published);
    const all = ['Begun first', 'Published meanwhile'];
    expect(await titles()).toEqual(all);
    expect((await newestPosts(db(), 'blog', 100, Number.MAX_SAFE_INTEGER)).map(({ title }) => title)).toEqual(all);
    const { newer, older } = await neighborsOf(db(), 'blog', { id, category: 'automation' });
    expect([newer?.title, older?.title]).toEqual([undefined, 'Published meanwhile']);
    await create({ ...published, title: 'Scheduled', publishedAt: inOneHour() });
    expect(await titles('?scope=all', admin)).toEqual(['Scheduled', ...all, 'A draft']);
  });
});

describe('a scheduled post', () => {
  test('is in no public response before its date, and in all of them from then on', () =>
    eachRow(boards, async ({ name, by, fields }) => {
      await empty(db(), 'blogPosts', 'signalBoardPosts');
      const add = async (more: object) =>
        (await send('POST', `/api/${name}`, { ...fields, ...published, ...more })).body;
      const { id: other } = await add({ slug: 'before' });
      const scheduled = { title: 'Zeppelins', slug: 'old', publishedAt: inOneHour() };
      const { id, publishedAt } = await add(scheduled);
      const slug = 'zeppelins';
      await send('PATCH', `/api/${name}/${id}`, { slug });

      const idsOf = (posts: { id: number }[]) => posts.map((post) => post.id);
      const question = { message: 'have you written about zeppelins?', history: [], wantsFound: false };
      const answers = async () => ({
        list: idsOf((await get(`/api/${name}`)).body),
        found: idsOf((await get(`/api/${name}?search=zeppelin`)).body),
        one: (await get(`/api/${name}/${id}`)).status,
        bySlug: (await get(`/api/${name}/${by}/${slug}`)).status,
        built: idsOf(await newestPosts(db(), name, 100, Number.MAX_SAFE_INTEGER)),
        newer: (await neighborsOf(db(), name, { id: other, category: fields.category })).newer?.id,
        viewed: await hasPublishedPost(db(), name, slug),
        moves: await currentSlug(db(), name, 'old'),
        said: (await answerOfOurOwn({ db: db(), host, now: new Date() }, question)).text.includes(`${name}/${slug}`),
      });
      expect(await answers()).toEqual({
        list: [other],
        found: [],
        one: 404,
        bySlug: 404,
        built: [other],
        newer: undefined,
        viewed: false,
        moves: undefined,
        said: false,
      });
      const { body } = await get(`/api/${name}/${id}`, admin);
      expect(body).toMatchObject({ published: true, publishedAt });
      await wait(3_601);
      expect(await answers()).toEqual({
        list: [id, other],
        found: [id],
        one: 200,
        bySlug: 200,
        built: [id, other],
        newer: id,
        viewed: true,
        moves: slug,
        said: true,
      });
    }));

  test('that is a draft stays one at its date; clearing the date publishes at once', async () => {
    const draft = await create({ publishedAt: inOneHour() });
    await wait(3_601);
    expect(await titles()).toEqual([]);
    await changed(draft.id, { ...published, publishedAt: inOneHour() });
    expect(await titles()).toEqual([]);
    const post = await changed(draft.id, { publishedAt: '' });
    expect(post.publishedAt).toBe(post.updatedAt);
    expect(await titles()).toEqual([article.title]);
  });
});
