/** Posts of other systems, through the site's own calls. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { ADMIN, ask, responseTo, SITE } from '#api/tests/support/harness.ts';
import { usePosts } from '#api/tests/support/posts.ts';
import { folderWith } from '#server/testing/folder.ts';
import { listen } from '#server/testing/local-server.ts';
import { saveUser } from '#db/accounts/users.ts';
import { hashPassword } from '#db/accounts/passwords.ts';
import type { BlogFull } from '#src/contracts/blog.ts';
import { importPosts } from './import-posts.ts';
import { readMarkdownFolder } from './markdown-folder.ts';
import { SiteClient } from './site-client.ts';
import type { Source } from './imported-post.ts';
import { type Decisions, decisionsPath, readDecisions, writeDecisions } from './owner-file.ts';
import { reportOf } from './report.ts';
import { readWordPress } from './wordpress.ts';

const { db, admin } = usePosts();
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
  expect(post?.content).toContain('<p dir="auto">Every office has three forms');
  expect(post?.content).toMatch(/<img[^>]* src="\/media\/[^>]* width="4" height="4"/);
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
  expect(post?.content).toMatch(/<h2 dir="auto">Two columns<\/h2>[^]*<em>how alike<\/em>[^]*src="\/media\//);
});

const long = 'A text that is long enough for the blog, whatever else is said in it.';

test('links between posts lead to them here, and what leads to the old site still is named', async () => {
  const folder = await folderWith({
    'a.md': `---\ntitle: First of both\ndate: 2024-05-02\npermalink: /2024/a/\n---\n${long} [b](./b.md#part) [c](/2024/a/) [d](/about/) [e](https://else.example/b) [f](#here)`,
    'b.md': `---\ntitle: Second of both\ndate: 2024-05-03\nslug: other\n---\n${long}\n\n<h2 id="part">Part</h2> [a](../old/a/)`,
  });
  const source = await readMarkdownFolder(folder);
  const { created, notes } = await importPosts(source, await loggedIn(source.files), { decisions: undecided() });
  expect(created.map(({ slug }) => slug)).toEqual(['a', 'other']);
  const post = await read('a');
  expect(post?.content).toContain(
    '<a href="/blog/other#user-content-part">b</a> <a href="/blog/a">c</a> <a href="/about/">d</a>',
  );
  expect(post?.content).toContain('href="https://else.example/b"');
  expect(notes.filter(({ kind }) => kind === 'link')).toEqual([{ kind: 'link', of: 'First of both', what: '/about/' }]);
  expect((await read('other'))?.contentHtml).toContain('<h2 id="user-content-part" dir="auto">');
});

test('what the form would refuse is left in a file, with the categories, and a second run takes what the owner wrote', async () => {
  const folder = await folderWith({
    'hi.md': `---\ntitle: Hi\ndate: 2024-05-02\ncategories: [Tips]\ndraft: true\n---\n${long}`,
    'other.md': `---\ntitle: Another one\ndate: 2024-05-03\n---\n${long}`,
    'twin/other.md': `---\ntitle: Another one\ndate: 2024-05-04\n---\n${long}`,
  });
  const file = decisionsPath(`${folder}/`);
  expect(file).toBe(`${folder}.import.yaml`);
  onTestFinished(() => rm(file, { force: true }));
  const once = async () => {
    const source = await readMarkdownFolder(folder);
    const decisions = await readDecisions(file);
    const report = await importPosts(source, await loggedIn(source.files), { decisions });
    await writeDecisions(file, decisions);
    return { ...report, total: source.posts.length };
  };

  const first = await once();
  expect(first.created.map(({ slug }) => slug)).toEqual(['other', 'other-2']);
  expect(first.refused).toEqual([{ key: 'hi.md', title: 'Hi', reason: 'Title must be at least 5 characters' }]);
  expect(first.notes).toContainEqual({ kind: 'hidden', of: 'Hi', what: 'draft' });
  const left = await readFile(file, 'utf8');
  expect(left).toMatch(/^  Tips: null$/m);
  expect(left).toMatch(/^  \(none\): business$/m);
  expect(left).toMatch(/hi\.md:\n    why:\n      - Title must be at least 5 characters\n    title: Hi/);
  expect(reportOf({ ...first, isTrial: false, decisions: file })).toContain(
    'Refused by the blog: 1\n  Hi: Title must be',
  );

  const waiting = async () => (await ask('/api/admin/working-copies?board=blog', admin)).body;
  expect(await waiting()).toMatchObject([{ title: 'Hi' }]);
  expect(reportOf({ ...first, isTrial: false, decisions: file })).toContain('in the editor: 1\n  Hi');

  await writeFile(file, left.replace('title: Hi', 'title: Hello there').replace('Tips: null', 'Tips: technology'));
  const second = await once();
  expect(second).toMatchObject({ created: [{ title: 'Hello there', slug: 'hi' }], refused: [] });
  expect(second.present).toHaveLength(2);
  expect(await waiting(), 'the post has taken its place').toEqual([]);
  const drafts = await ask('/api/blog?scope=all', admin);
  expect(drafts.body).toContainEqual(
    expect.objectContaining({ title: 'Hello there', category: 'technology', published: false }),
  );
  expect(
    second.notes.filter(({ kind }) => kind === 'category'),
    'decided by now',
  ).toEqual([]);

  await writeFile(file, 'categories:\n  Tips: fishing\n');
  await expect(once()).rejects.toThrow('“fishing” is no category');
  await writeFile(file, 'categories: [');
  await expect(once()).rejects.toThrow('cannot be read');
});

test('an old category decides by the name that the blog shows; what is refused and has no date is left as a draft', async () => {
  const folder = await folderWith({
    'hi.md': `---\ntitle: Hi\n---\n${long}`,
    'named.md': `---\ntitle: Of a category by its name\ndate: 2024-05-03\ncategories: [Tips, AI & ML]\n---\n${long}`,
  });
  const file = decisionsPath(folder);
  onTestFinished(() => rm(file, { force: true }));
  const source = await readMarkdownFolder(folder);
  await writeFile(file, 'categories:\n  Tips: Case Studies\n');
  expect(await readDecisions(file)).toMatchObject({ categories: { Tips: 'case-study' } });

  const decisions = undecided();
  const report = await importPosts(source, await loggedIn(source.files), { decisions });
  expect(decisions.categories).toMatchObject({ Tips: null, 'AI & ML': 'ai' });
  expect(report).toMatchObject({ created: [{ slug: 'named' }], drafts: ['Hi'] });
});

test('a site that does not run is named, with what to do', async () => {
  const client = new SiteClient(SITE, { send: () => Promise.reject(new TypeError('fetch failed')) });
  const login = client.login({ ...ADMIN, askCode: () => Promise.reject(new Error()) });
  await expect(login).rejects.toThrow(`${SITE} does not answer. Start the site (npm start)`);
});

test('a trial sends nothing, and one post that cannot be rendered ends no other', async () => {
  const folder = await folderWith({
    'deep.md': `---\ntitle: Too deep\ndate: 2024-05-02\n---\n${'<div>'.repeat(500)}${long}`,
    'fine.md': `---\ntitle: Fine as it is\ndate: 2024-05-03\nimage: ../../secret.png\n---\n${long} <img src="file:///etc/hostname">`,
  });
  const source = await readMarkdownFolder(folder);
  const trial = await importPosts(source, undefined, { decisions: undecided() });
  expect(trial.created.map(({ slug }) => slug)).toEqual(['fine']);
  expect(await read('fine')).toBeUndefined();

  const { created, refused, notes } = await importPosts(source, await loggedIn(source.files), {
    decisions: undecided(),
  });
  expect(created.map(({ slug }) => slug)).toEqual(['fine']);
  expect(refused).toEqual([{ key: 'deep.md', title: 'Too deep', reason: expect.stringContaining('nested more than') }]);
  expect(notes.filter(({ kind }) => kind === 'picture').map(({ what }) => what)).toEqual([
    'file:///etc/hostname: its address is not of the web and not in the folder',
    '../../secret.png: ../../secret.png is outside of the folder',
  ]);
});

test('labels may have any name, and an answer that is lost on the way creates no second post', async () => {
  const folder = await folderWith({
    'a.md': `---\ntitle: Objects all the way\ndate: 2024-05-02\ntags: [constructor, __proto__, AI]\n---\n${long}`,
  });
  const source = await readMarkdownFolder(folder);
  await saveUser(db(), ADMIN.username, password);
  let lost = 1;
  const client = new SiteClient(SITE, {
    sleep: async () => {},
    send: async (input, init) => {
      const answer = await send(input, init);
      if (init?.method === 'POST' && String(input).endsWith('/api/blog') && lost-- > 0)
        throw new TypeError('terminated');
      return answer;
    },
  });
  await client.login({ ...ADMIN, askCode: () => Promise.reject(new Error('No code was expected')) });
  const { created, refused } = await importPosts(source, client, { decisions: undecided() });
  expect({ created: created.length, refused }).toEqual({ created: 1, refused: [] });
  expect((await ask('/api/blog')).body).toEqual([expect.objectContaining({ slug: 'a', category: 'ai' })]);
});
