import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { bodyOf } from './wordpress-body.ts';
import { readWordPress } from './wordpress.ts';

const { posts, notes } = await readWordPress(join(import.meta.dirname, '../../tests/foreign/posts/harbor.xml'));

function post(title: string) {
  const found = posts.find((one) => one.title === title);
  if (!found) throw new Error(`There is no post “${title}” among: ${posts.map((one) => one.title).join(', ')}`);
  return found;
}

test('plain fields are plain text, and no entity of the file is expanded', () => {
  expect(post('Tom’s & Co x')).toMatchObject({
    summary: 'Nets & boats',
    author: 'Tom O’Hara',
    labels: ['Tips & Tricks', 'Nets'],
    publishedAt: '2024-05-02T07:30:00.000Z',
    published: true,
  });
  expect(post('海の話')).toMatchObject({ slug: '海の話', html: '<p>&#x26;lol;&#x26;file;</p>' });
  expect(post('Half off').slug).toBe('100%-off');
});

test('what was hidden or ended there is a draft that says why; what is to come stays so', async () => {
  const rows: [string, string | undefined][] = [
    ['Secret', 'a password'],
    ['Private', 'status: private'],
    ['Draft', 'status: draft'],
    ['Pending', 'status: pending'],
    ['Ends', 'an end'],
    ['Members', 'a part for some readers alone (members_only)'],
    ['Subscribers', 'for some readers alone (_members_access_role)'],
    ['Everybody', undefined],
    ['Coming', undefined],
    ['Blocks', undefined],
  ];
  await eachRow(rows, ([title, what]) => {
    const { published, notes: about } = post(title);
    expect(published).toBe(what === undefined);
    expect(about.find(({ kind }) => kind === 'hidden')?.what).toBe(what);
  });
  expect(post('No date')).toMatchObject({ published: false, publishedAt: undefined });
  expect(post('No date').notes).toContainEqual({ kind: 'date', what: expect.stringContaining('is not understood') });
});

test('pages, other types and the trash are named', () => {
  expect(notes).toEqual([
    { kind: 'skipped', of: 'Thrown away', what: 'status: trash' },
    { kind: 'skipped', of: 'About', what: 'page' },
    { kind: 'skipped', of: 'A net', what: 'product' },
  ]);
});

test('everything in a text that is not here as it was there is named', () => {
  expect(post('Tom’s & Co x').notes).toEqual([
    { kind: 'shortcode', what: '[contact-form-7 id="5" title="Contact"]' },
    { kind: 'gallery', what: '[gallery ids="90,91"]' },
    { kind: 'picture', what: 'attachment 91 is not in the export' },
    { kind: 'video', what: 'https://harbor.example/boat.mp4' },
    { kind: 'embed', what: 'https://video.example/watch?v=1' },
    { kind: 'embed', what: 'https://video.example/watch?v=2' },
    { kind: 'comments', what: '1' },
  ]);
  expect(post('Blocks').notes).toEqual([
    { kind: 'embed', what: 'https://video.example/watch?v=3' },
    { kind: 'gallery', what: '1 picture' },
    { kind: 'component', what: 'latest-posts {"postsToShow":3}' },
  ]);
});

test('texts of either editor keep their paragraphs, captions, pictures and footnotes', () => {
  const { html } = post('Tom’s & Co x');
  for (const part of [
    '<p>One.</p><p style="text-align:center">x</p><p>Two,<br>on two lines.</p>',
    '<blockquote><p>A</p><p>B</p></blockquote>',
    '<pre>a\n\nb</pre>',
    '<p> [sic] [[gallery]]</p>'.replace('<p> ', '<p>'),
    'alt="Nets"></a><figcaption>Drying <em>nets</em></figcaption></figure>',
    '<img src="https://harbor.example/one.jpg" alt="">',
    '<p><a href="https://harbor.example/boat.mp4">',
  ]) {
    expect(html).toContain(part);
  }
  const blocks = post('Blocks').html;
  expect(blocks).toContain('<p>Loose text.</p>');
  expect(blocks).toContain('<ol><li id="fa1">See the <em>log</em>. <a href="#fa1-link">↩</a></li></ol>');
});

test('a blank line is a paragraph in a classic text, and nowhere else', async () => {
  const none = { addressOf: () => undefined, ofPost: [] };
  const rows: [string, string][] = [
    ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['One.\r\n\r\n\r\nTwo\r\nlines.', '<p>One.</p><p>Two<br>lines.</p>'],
    ['a <b>b</b>\n\n<b>c</b>', '<p>a <b>b</b></p><p><b>c</b></p>'],
    ['a<br />\nb', '<p>a<br>b</p>'],
    ['<h2>a</h2>\nb\n<ul>\n<li>c</li>\n</ul>\nd', '<h2>a</h2><p>b</p><ul>\n<li>c</li>\n</ul><p>d</p>'],
    ['<p>a</p>\n\n<p>b\nc</p>', '<p>a</p><p>b<br>c</p>'],
    ['<div>a</div>', '<div>a</div>'],
    ['<div>\na\n\nb\n</div>', '<div><p>a</p><p>b</p></div>'],
    ['<a title="[caption]">a</a> [1]', '<p><a title="[caption]">a</a> [1]</p>'],
  ];
  await eachRow(rows, ([source, html]) => expect(bodyOf(source, none, '').html).toBe(html));
});
