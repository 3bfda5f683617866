import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '#server/testing/folder.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { readMarkdownFolder } from './markdown-folder.ts';

const fixtures = join(import.meta.dirname, '../../tests/foreign/posts');

async function read(folder: string) {
  const { posts, notes, files } = await readMarkdownFolder(folder);
  const post = (title: string) => {
    const found = posts.find((one) => one.title === title);
    if (!found) throw new Error(`There is no post “${title}” among: ${posts.map((one) => one.title).join(', ')}`);
    return found;
  };
  return { posts, notes, files, post };
}

/** A post of one file. */
async function readOne(source: string, name = 'post.md') {
  const { posts, notes } = await read(await folderWith({ [name]: source }));
  return posts[0] ?? notes[0];
}

test('a Jekyll site: drafts, hidden posts, dates in names, tags and footnotes', async () => {
  const { post, posts, notes } = await read(join(fixtures, 'jekyll'));
  expect(posts).toHaveLength(3);
  expect(notes).toEqual([{ kind: 'skipped', of: 'index.md', what: 'not in the folder of the posts' }]);
  const open = post('Open');
  expect(open).toMatchObject({
    slug: 'open',
    labels: ['Tips'],
    publishedAt: '2024-05-02T00:00:00.000Z',
    published: true,
    aliases: ['_posts/2024-05-02-open.markdown', '/old/open/'],
  });
  expect(open.html).toContain('<a href="2024-05-03-hidden">the other</a> and <a href="/about/">a page</a>');
  expect(open.html).toContain('puts "{{ not a tag }}"');
  expect(open.html).toMatch(/<sup[^>]*><a href="#fn1" id="fnref1">/);
  expect(open.notes).toEqual([
    { kind: 'shortcode', what: '{% include gallery.html %}' },
    { kind: 'footnotes', what: '[^none] has no text' },
  ]);
  expect(post('Hidden')).toMatchObject({ published: false, notes: [{ kind: 'hidden', what: 'published: false' }] });
  expect(post('Idea').notes).toContainEqual({ kind: 'hidden', what: '_drafts' });
  expect(post('Idea')).toMatchObject({ published: false, publishedAt: undefined });
});

test('a Hugo site: TOML, bundles with pictures, drafts, ends; files that cannot be read end nothing', async () => {
  const { post, notes } = await read(join(fixtures, 'hugo'));
  expect(post('Nets')).toMatchObject({
    slug: 'nets',
    labels: ['Boats'],
    publishedAt: '2024-05-02T05:30:00.000Z',
    picture: 'my desk.png',
    base: 'content/post/nets',
    aliases: ['content/post/nets/index.md', '/2019/nets/'],
    notes: [
      { kind: 'video', what: 'https://www.youtube.com/watch?v=abc123' },
      { kind: 'shortcode', what: '{{< notice >}}' },
    ],
  });
  expect(post('Nets').html).toContain('<img src="my%20desk.png" alt="Again">');
  expect(post('Ends')).toMatchObject({ published: false, notes: [{ kind: 'hidden', what: 'an end (2999-01-01)' }] });
  expect(post('Draft')).toMatchObject({ published: false, notes: [{ kind: 'hidden', what: 'draft' }] });
  expect(post('Later')).toMatchObject({ published: true, publishedAt: '2999-05-02T00:00:00.000Z' });
  expect(notes).toEqual([
    { kind: 'skipped', of: 'content/_index.md', what: 'a list of posts' },
    {
      kind: 'unreadable',
      of: 'content/post/broken.md',
      what: expect.stringContaining('its front matter cannot be read'),
    },
    { kind: 'unreadable', of: 'content/post/code.md', what: 'its front matter is in js, which is not read' },
  ]);
});

test('Notion’s export: titles, properties, names with numbers; only what says that it is public is', async () => {
  const { post, notes } = await read(join(fixtures, 'notion'));
  expect(notes).toEqual([{ kind: 'skipped', of: expect.stringMatching(/\.csv$/), what: 'no Markdown' }]);
  const counted = post('What we count');
  expect(counted).toMatchObject({
    slug: '',
    labels: ['Tips', 'Boats'],
    publishedAt: '2024-01-05T00:00:00.000Z',
    published: true,
  });
  expect(counted.html).not.toContain('Status');
  expect(counted.html).toContain('the%20tally.png');
  expect(post('The plan')).toMatchObject({ published: false });
});

test('fields in every form that people write', async () => {
  const dated = 'date: 2024-05-02\n';
  const rows: [string, object, string?][] = [
    [`\uFEFF---\r\ntitle: A\r\n${dated.trim()}\r\n---\r\nText.`, { title: 'A', html: '<p>Text.</p>', published: true }],
    [`# First heading\n\nText.`, { title: 'First heading', html: '<p>Text.</p>', published: false }],
    [`---\n${dated}---\n# A *b* &amp; c\n\nText.`, { title: 'A b & c' }],
    [`---\ntitle: A\n${dated}---\n# A\n\nText.`, { title: 'A', html: '<p>Text.</p>' }],
    [`---\ntitle: Why <details> beats <div>\n${dated}---\n`, { title: 'Why <details> beats <div>' }],
    ['---\nText under a rule.', { title: 'post', published: false }],
    [
      `---\ntitle: A\ndate: someday\n---\n`,
      { published: false, publishedAt: undefined, notes: [{ kind: 'date', what: '“someday” is not understood' }] },
    ],
    [`---\ntitle: A\n${dated}draft: "true"\n---\n`, { published: false }],
    [`---\ntitle: A\n${dated}status: private\n---\n`, { published: false }],
    [`---\ntitle: A\n${dated}status: publish\n---\n`, { published: true }],
    [`---\ntitle: A\n${dated}visibility: members\n---\n`, { published: false }],
    [`---\ntitle: A\n${dated}password: x\n---\n`, { published: false }],
    [`---\ntitle: A\n${dated}build:\n  render: never\n---\n`, { published: false }],
    [`---\ntitle: A\n${dated}authors: [Ada, Bo]\ntags: a, b\n---\n`, { author: 'Ada, Bo', labels: ['a', 'b'] }],
    [`---\ntitle: A\n${dated}permalink: /2024/a-b/\n---\n`, { slug: 'a-b', oldAddress: '/2024/a-b/' }],
    [
      `---\ntitle: A\n${dated}---\n![[desk.png]] and \`![x](a b.png)\` and ![x](a b.png)\n`,
      {
        notes: [
          { kind: 'picture', what: '![[desk.png]]' },
          { kind: 'picture', what: '![x](a b.png)' },
        ],
      },
    ],
    [
      `---\ntitle: A\n${dated}---\nimport X from './x';\n\n<Chart data={1} />\n\nText {1 + 1}.\n`,
      { notes: [{ kind: 'component', what: '{1 + 1}' }], html: expect.not.stringContaining('import') },
      'post.mdx',
    ],
    [`---\ntitle: A\n${dated}permalink: false\n---\n`, { published: false, oldAddress: undefined }],
    [`---\ntitle: A\n${dated}eleventyExcludeFromCollections: true\n---\n`, { published: false }],
    ['{\n  "title": "A",\n  "date": "2024-05-02"\n}\n\nText.', { title: 'A', html: '<p>Text.</p>', published: true }],
    ['{\n  "title": "A",\n  "date": "2024-05-02",\n  "draft": true\n}\nText.', { title: 'A', published: false }],
    ['{ "title": "A", "date": "2024-05-02", "draft": true }\nText.', { title: 'A', published: false }],
    ['{{< figure >}}\n\nText.', { title: 'post', published: false }],
    ['{\n  "draft": true,\n\nText.', { kind: 'unreadable' }],
    ['---\ntitle: [\n---\nText.', { kind: 'unreadable' }],
  ];
  await eachRow(rows, ([source, post, name]) =>
    readOne(source, name).then((found) => expect(found).toMatchObject(post)),
  );
});

test('nothing outside of the folder is read', async () => {
  const outside = await folderWith({ 'secret.md': '# Secret\n\nText.', 'secret.png': 'x' });
  const folder = await folderWith({ 'a.md': '# A\n\nText.', 'in.png': 'x' });
  await symlink(join(outside, 'secret.md'), join(folder, 'linked.md'));
  await symlink(outside, join(folder, 'linked'));
  const { posts, notes, files } = await read(folder);
  expect(posts.map(({ title }) => title)).toEqual(['A']);
  expect(notes).toEqual([
    { kind: 'unreadable', of: 'linked.md', what: 'linked.md is outside of the folder' },
    ...notes.slice(1),
  ]);
  const paths = [
    '../x',
    `${outside}/secret.png`,
    '/etc/hostname',
    'linked/secret.png',
    'a/../../x',
    'file:///etc/hostname',
    '..\\x',
  ];
  await eachRow(paths, (path) => expect(files?.read(path)).rejects.toThrow(/outside of the folder|is not there/));
  expect(await files?.read('in.png')).toHaveLength(1);
});
