/** Publication dates of rows that are older than the column. */
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, databaseOver } from '../connection.ts';
import { embeddedConnections } from '../driver/embedded-connections.ts';
import { levels, migrate } from '../migrate.ts';
import { newestPosts } from '../published-posts.ts';

const LEVEL = '0007-publish-dates';

/** Inserts a post as the previous release does, without the column. */
async function insertAsBefore(db: Database, slug: string, published: boolean): Promise<void> {
  await sql`insert into blog_posts
      (title, summary, content, category, author, slug, published, created_at)
    values ('A post', 'Of some words.', 'Words', 'ai', 'Dana', ${slug}, ${published}, '2026-03-01')`.execute(
    db,
  );
}

const datesOf = async (db: Database) => {
  const posts = await db
    .selectFrom('blogPosts')
    .select(['slug', 'createdAt', 'publishedAt'])
    .orderBy('id')
    .execute();
  return Object.fromEntries(posts.map((post) => [post.slug, post]));
};

describe('rows of the previous release', () => {
  let db: Database;
  beforeAll(async () => {
    db = databaseOver(embeddedConnections(await PGlite.create()));
    await migrate(db, levels[levels.indexOf(LEVEL) - 1]);
  });
  afterAll(() => db.destroy());

  test('are dated by their creation, also those it adds while it still runs', async () => {
    await insertAsBefore(db, 'public', true);
    await insertAsBefore(db, 'draft', false);
    await migrate(db);
    await insertAsBefore(db, 'late', true);
    await sql`update blog_posts set published = true where slug = 'draft'`.execute(db);

    const { public: old, late, draft } = await datesOf(db);
    expect(old?.publishedAt).toEqual(new Date('2026-03-01'));
    expect(late?.publishedAt).toEqual(late?.createdAt);
    expect(Number(draft?.publishedAt)).toBeGreaterThan(Number(draft?.createdAt));
    expect((await newestPosts(db, 'blog', 100)).map(({ slug }) => slug)).toEqual([
      ...['draft', 'late', 'public'],
    ]);
  });
});
