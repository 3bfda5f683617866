/** Publication dates, of rows that are older than the column and of new ones. */
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, overDialect } from './connection.ts';
import { levels, migrate } from './migrate.ts';
import { newestPosts } from './published-posts.ts';
import { findPost, insertPost, updatePost } from './posts.ts';
import { bothKinds, kinds } from './testing/both-kinds.ts';

const LEVEL = '0007-publish-dates';

const article = {
  ...{ title: 'A post', summary: 'Of some words.', content: '<p>Words</p>' },
  ...{ category: 'ai' as const, author: 'Dana Whitlock' },
};

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
    db = overDialect(new PGliteDialect({ pglite: await PGlite.create() }));
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

describe.each(kinds)('on the %s database', (kind) => {
  const databases = bothKinds();
  const long = new Date('2026-01-05T15:00:00Z');
  const write = (fields: object) =>
    insertPost(databases[kind], 'blog', { ...article, createdAt: long, ...fields });
  const change = async (id: number, fields: object) => {
    const post = await findPost(databases[kind], 'blog', id);
    if (!post) throw new Error('There is no such post.');
    const { isPublic: _, ...before } = post;
    return updatePost(databases[kind], 'blog', before, fields);
  };

  test('a post created as published is dated by its creation; a draft has no date', async () => {
    expect(await write({ slug: 'one', published: true })).toMatchObject({ publishedAt: long });
    expect(await write({ slug: 'two' })).toMatchObject({ publishedAt: null, isPublic: false });
  });

  test('a draft keeps the date of its first publication, however often it is published again', async () => {
    const { id } = await write({ slug: 'draft' });
    const first = await change(id, { published: true });
    expect(first.isPublic).toBe(true);
    expect(first.publishedAt).toEqual(first.updatedAt);
    expect(await change(id, { published: false })).toMatchObject({ isPublic: false });
    expect(await change(id, { published: true })).toMatchObject({ publishedAt: first.publishedAt });
    // While it is public the date cannot be cleared; as a draft it can.
    expect(await change(id, { publishedAt: null })).toMatchObject({
      publishedAt: first.publishedAt,
    });
    expect(await change(id, { published: false, publishedAt: null })).toMatchObject({
      publishedAt: null,
    });
  });

  test('a scheduled post whose date is cleared is published now', async () => {
    const publishedAt = new Date('2099-01-01');
    const { id, isPublic } = await write({ slug: 'later', published: true, publishedAt });
    expect(isPublic).toBe(false);
    const now = await change(id, { publishedAt: null });
    expect(now).toMatchObject({ isPublic: true, publishedAt: now.updatedAt });
  });
});
