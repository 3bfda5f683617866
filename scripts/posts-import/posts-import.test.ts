/** Posts of other systems, through the site's own calls. */
import { readFile, writeFile, cp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { ADMIN, ask, responseTo, SITE } from '#functions/tests/support/harness.ts';
import { usePosts } from '#functions/tests/support/posts.ts';
import { folderWith } from '#server/testing/folder.ts';
import { listen } from '#server/testing/local-server.ts';
import { saveUser } from '#db/accounts/users.ts';
import { hashPassword } from '#db/accounts/passwords.ts';
import type { BlogFull } from '#src/contracts/blog.ts';
import { importPosts } from './import-posts.ts';
import { readMarkdownFolder } from './markdown-folder.ts';
import { SiteClient } from './site-client.ts';
import type { Source } from './imported-post.ts';
import type { Decisions } from './owner-file.ts';
import { readWordPress } from './wordpress.ts';

const { db } = usePosts();
const fixtures = join(import.meta.dirname, '../../tests/foreign/posts');
const pixel = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fa0' } })
  .png()
  .toBuffer();
const password = await hashPassword(ADMIN.password);
const send: typeof fetch = (input, init) => responseTo(new Request(input, init));
const undecided = (): Decisions => ({ categories: {}, posts: {} });

async function loggedIn(files?: Source['files']): Promise<SiteClient> {
  await saveUser(db(), ADMIN.username, password);
  const client = new SiteClient(SITE, { send, files });
  await client.login({
    ...ADMIN,
    askCode: () => Promise.reject(new Error('No code was expected')),
  });
  return client;
}

async function read(slug: string): Promise<BlogFull | undefined> {
  const { status, body } = await ask(`/api/blog/by-slug/${slug}`);
  return status === 200 ? body : undefined;
}

test('a WordPress export arrives with dates, authors, labels and pictures, without its markup', async () => {
  const old = createServer((request, response) => {
    if (request.url === '/desk.png') response.end(pixel);
    else response.writeHead(404).end();
  });
  onTestFinished(() => void old.close());
  const origin = `http://127.0.0.1:${await listen(old)}`;
  const folder = await folderWith();
  const file = join(folder, 'northlight.xml');
  const exported = await readFile(join(fixtures, 'northlight.xml'), 'utf8');
  await writeFile(file, exported.replaceAll('ORIGIN', origin));
  const client = await loggedIn();

  const source = await readWordPress(file);
  const report = await importPosts(source, client, { decisions: undecided() });
  expect(report.refused).toEqual([]);
  expect(report.notes).toContainEqual({
    kind: 'picture',
    of: 'From the old editor',
    what: `${origin}/gone.png: its site answers 404`,
  });
  expect(report.created).toContainEqual({
    title: 'Three forms & one inbox',
    slug: 'three-forms',
    oldAddress: 'https://northlight.example/2024/05/three-forms/',
  });

  const post = await read('three-forms');
  expect(post).toMatchObject({
    title: 'Three forms & one inbox',
    summary: 'Ask once, file three times.',
    category: 'automation',
    author: 'Jana Šimková',
    publishedAt: '2024-05-02T07:30:00.000Z',
    metaKeywords: 'Automation, Forms',
    featuredImage: expect.stringMatching(/^\/media\//),
  });
  expect(post?.content).toContain('<p>Every office has three forms');
  expect(post?.content).toMatch(/<img[^>]* src="\/media\//);
  expect(post?.content).not.toMatch(/wp:|script|style=|ORIGIN/);
  expect(await read('from-the-old-editor'), 'a draft').toBeUndefined();
  const [, draft] = source.posts;
  expect(draft?.html).toContain('<p>A second one,<br>on two lines.</p>');
  expect(draft?.html).toContain('<figcaption>What is gone</figcaption>');

  const again = await importPosts(source, client, { decisions: undecided() });
  expect(again).toMatchObject({ created: [], refused: [] });
  expect(again.present).toHaveLength(2);
});

test('a folder of Markdown files arrives; what the site refuses is named with its reason, as is a wrong password', async () => {
  const folder = await folderWith({ 'tally.png': pixel });
  await cp(join(fixtures, 'astrowind'), folder, { recursive: true });
  const source = await readMarkdownFolder(folder);
  const client = await loggedIn(source.files);
  const wrong = { ...ADMIN, password: 'another one', askCode: () => Promise.reject(new Error()) };
  await expect(client.login(wrong)).rejects.toThrow('Invalid credentials');
  const report = await importPosts(source, client, { decisions: undecided() });
  expect(report.created.map(({ slug }) => slug)).toEqual(['counting-first']);
  expect(report.refused).toEqual([
    {
      key: 'unfinished.mdx',
      title: 'Unfinished',
      reason: expect.stringContaining('Content must be at least 50 characters'),
    },
  ]);
  const post = await read('counting-first');
  expect(post).toMatchObject({
    author: 'Owen Fairley',
    category: 'business',
    publishedAt: '2023-11-04T00:00:00.000Z',
    summary: 'What to count before anything is built.',
  });
  expect(post?.content).toMatch(/<h2>Two columns<\/h2>[^]*<em>how alike<\/em>[^]*src="\/media\//);
});
