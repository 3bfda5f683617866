import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newestPosts } from './published-posts.ts';
import { insertSignalBoardPosts } from './posts/tables.ts';
import { bothKinds, kinds } from './testing/both-kinds.ts';

const databases = bothKinds();

describe.each(kinds)('%s Postgres', (kind) => {
  test('twenty contents of 300 kB written at once are all stored, each in its own row', async () => {
    const db = databases[kind];
    const contents = Array.from({ length: 20 }, () => randomBytes(150_000).toString('hex'));
    const answers = await Promise.all(
      contents.map(async (content, i) => {
        const [post] = await insertSignalBoardPosts(db, [
          {
            title: `Post ${i}`,
            description: 'Large',
            category: 'tool',
            sourceType: 'original',
            slug: `post-${i}`,
            content,
          },
        ]);
        return post;
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
