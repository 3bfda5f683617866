import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { newestPosts } from './published-posts.ts';
import { insertPosts } from './posts.ts';
import { embeddedDatabase } from './testing/embedded.ts';
import { realDatabase } from './testing/postgres.ts';

const { db: real, stop } = await realDatabase();
afterAll(stop);
const embedded = await embeddedDatabase();
afterAll(() => embedded.destroy());

describe.each(Object.entries({ embedded, real }))('%s Postgres', (_kind, db) => {
  test('twenty contents of 300 kB written at once are all stored, each in its own row', async () => {
    const contents = Array.from({ length: 20 }, () => randomBytes(150_000).toString('hex'));
    const post = { title: 'Post', description: 'Large', category: 'tool', sourceType: 'original' };
    const answers = await Promise.all(
      contents.map(async (content, i) => {
        const values = { ...post, slug: `post-${i}`, content };
        return (await insertPosts(db, 'signal-board', [values]))[0];
      }),
    );
    answers.forEach((post, i) => {
      expect(post?.slug).toBe(`post-${i}`);
      expect(post?.content === contents[i]).toBe(true);
    });
    const stored = await newestPosts(db, 'signal-board', 100);
    const bySlug = new Map(stored.map((post) => [post.slug, post.content]));
    contents.forEach((content, i) => expect(bySlug.get(`post-${i}`) === content).toBe(true));
  });
});
