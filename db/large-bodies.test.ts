import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { insertSignalBoardPosts } from './signal-board-posts.ts';
import { embeddedDatabase } from './testing/embedded.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { published } from './testing/published.ts';

let postgres: TestPostgres;
let databases: Record<'embedded' | 'real', Database>;

beforeAll(async () => {
  postgres = await startPostgres();
  const real = openDatabase({ DATABASE_URL: postgres.url, NEON_WS_PROXY: undefined });
  await migrate(real);
  databases = { embedded: await embeddedDatabase(), real };
});
afterAll(async () => {
  for (const db of Object.values(databases)) await db.destroy();
  await postgres.stop();
});

describe.each(['embedded', 'real'] as const)('%s Postgres', (kind) => {
  test('twenty bodies of 300 kB at once: all are kept, none is swapped', async () => {
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
    const kept = await published(db, 'signal-board');
    const bySlug = new Map(kept.map((post) => [post.slug, post.content]));
    contents.forEach((content, i) => expect(bySlug.get(`post-${i}`) === content).toBe(true));
  });
});
