import { afterAll, expect, test } from 'vitest';
import { insertPosts } from './posts.ts';
import { newestPosts } from './published-posts.ts';
import { seed } from './seed.ts';
import { realDatabase } from './testing/postgres.ts';

const { db, stop } = await realDatabase();
afterAll(stop);

test('a site with posts of its own gets no demo posts, now or later', async () => {
  const words = { title: 'Ours', summary: 'One.', content: 'Words', author: 'Dana' };
  await insertPosts(db, 'blog', [{ ...words, category: 'ai', slug: 'ours' }]);
  expect(await seed(db)).toBe(false);
  await db.deleteFrom('blogPosts').execute();
  expect(await seed(db)).toBe(false);
  expect(await newestPosts(db, 'signal-board', 100, Number.MAX_SAFE_INTEGER)).toEqual([]);
});
