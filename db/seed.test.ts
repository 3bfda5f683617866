import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './connection.ts';
import { seed } from './seed.ts';
import { writeSnapshot } from './snapshot.ts';
import { embeddedDatabase } from './testing/embedded.ts';
import { published } from './testing/published.ts';

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await embeddedDatabase();
  folder = await mkdtemp(join(tmpdir(), 'freehand-snapshot-'));
});
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

const slugs = async () =>
  [...(await published(db, 'signal-board')), ...(await published(db, 'blog'))].map(
    ({ slug }) => slug,
  );

test('a new database shows something in every category, newest first', async () => {
  await seed(db);
  const signals = await published(db, 'signal-board');
  const articles = await published(db, 'blog');
  expect(new Set(signals.map(({ category }) => category)).size).toBe(5);
  expect(new Set(articles.map(({ category }) => category)).size).toBe(6);
  for (const posts of [signals, articles]) {
    const times = posts.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThan(Date.now());
  }
});

test('an original has content, an external post has an address', async () => {
  const query = db.selectFrom('signalBoardPosts').selectAll();
  const posts = await query.where('published', '=', true).execute();
  for (const { sourceType, content, url } of posts) {
    expect(Boolean(content)).toBe(sourceType === 'original');
    expect(Boolean(url)).toBe(sourceType === 'external');
  }
});

test('seeding again brings nothing back that was deleted, and changes nothing', async () => {
  await db.deleteFrom('blogPosts').where('slug', '=', 'what-to-automate-first').execute();
  const before = await slugs();
  await seed(db);
  expect(await slugs()).toEqual(before);
  expect(before).not.toContain('what-to-automate-first');
});

test('a site with posts of its own gets none, now or later', async () => {
  const own = await embeddedDatabase();
  const [post] = await db.selectFrom('blogPosts').selectAll().limit(1).execute();
  if (!post) throw new Error('There is no post to take.');
  await own
    .insertInto('blogPosts')
    .values({ ...post, slug: 'ours' })
    .execute();
  expect(await seed(own)).toBe(false);
  await own.deleteFrom('blogPosts').execute();
  expect(await seed(own)).toBe(false);
  expect(await published(own, 'signal-board')).toEqual([]);
  await own.destroy();
});

test('a snapshot is the published posts, and its hash changes with them alone', async () => {
  const file = join(folder, 'content.json');
  const first = await writeSnapshot(db, file);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(await writeSnapshot(db, file)).toBe(first);

  const { signalBoard, blog } = JSON.parse(await readFile(file, 'utf8'));
  expect([...signalBoard, ...blog].map(({ slug }) => slug)).toEqual(await slugs());
  expect(blog[0]).toMatchObject({ published: true, content: expect.stringContaining('<p>') });
  expect(blog[0].createdAt).toMatch(/^\d{4}-\d\d-\d\dT15:00:00\.000Z$/);

  await db
    .updateTable('blogPosts')
    .set({ published: false })
    .where('slug', '=', blog[0].slug)
    .execute();
  expect(await writeSnapshot(db, file)).not.toBe(first);
});
