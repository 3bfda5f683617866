import { expect, test } from 'vitest';
import { newestPosts } from './published-posts.ts';
import { seed } from './seed.ts';
import { realDatabase } from './testing/postgres.ts';
import { useRealDatabase } from './testing/real.ts';

const db = useRealDatabase();

const published = (board: 'blog' | 'signal-board') => newestPosts(db(), board, 100);

const slugs = async () =>
  [...(await published('signal-board')), ...(await published('blog'))].map(({ slug }) => slug);

test('a new database has a post in every category, newest first', async () => {
  await seed(db());
  const signals = await published('signal-board');
  const articles = await published('blog');
  expect(new Set(signals.map(({ category }) => category)).size).toBe(5);
  expect(new Set(articles.map(({ category }) => category)).size).toBe(6);
  for (const posts of [signals, articles]) {
    const times = posts.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThan(Date.now());
  }
});

test('seeding again changes nothing, and restores no deleted posts', async () => {
  await db().deleteFrom('blogPosts').where('slug', '=', 'what-to-automate-first').execute();
  const before = await slugs();
  await seed(db());
  expect(await slugs()).toEqual(before);
  expect(before).not.toContain('what-to-automate-first');
});

test('a site with posts of its own gets no demo posts, now or later', async () => {
  const { db: own, stop } = await realDatabase();
  const [post] = await db().selectFrom('blogPosts').selectAll().limit(1).execute();
  if (!post) throw new Error('There is no post to take.');
  await own
    .insertInto('blogPosts')
    .values({ ...post, slug: 'ours' })
    .execute();
  expect(await seed(own)).toBe(false);
  await own.deleteFrom('blogPosts').execute();
  expect(await seed(own)).toBe(false);
  expect(await newestPosts(own, 'signal-board', 100)).toEqual([]);
  await stop();
});
