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
    const post = { title: 'Post', description: 'Large', category: 'tool', sourceType: 'original' as const };
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
    const stored = await newestPosts(db, 'signal-board', 100, Number.MAX_SAFE_INTEGER);
    const bySlug = new Map(stored.map((post) => [post.slug, post.content]));
    contents.forEach((content, i) => expect(bySlug.get(`post-${i}`) === content).toBe(true));
  });

  test('the newest posts have their content as long as it is not too much together', async () => {
    const post = { title: 'Post', summary: 'Of some length', category: 'ai', author: 'Ann', published: true };
    const posts = ['oldest', 'middle', 'newest'].map((slug, day) => ({
      ...post,
      slug,
      content: slug,
      contentHtml: 'é'.repeat(500),
      publishedAt: new Date(Date.UTC(2026, 1, day + 1)),
    }));
    await insertPosts(db, 'blog', posts);
    const contents = async (bytes: number) => (await newestPosts(db, 'blog', 100, bytes)).map(({ content }) => content);
    expect(await contents(1999)).toEqual(['newest', null, null]);
    expect(await contents(2000)).toEqual(['newest', 'middle', null]);
    const [newest, , oldest] = await newestPosts(db, 'blog', 100, 2000);
    expect(newest).toMatchObject({ slug: 'newest', contentHtml: 'é'.repeat(500) });
    expect(oldest).toMatchObject({ slug: 'oldest', contentHtml: null });
  });
});
