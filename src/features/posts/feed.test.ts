import { expect, test } from 'vitest';
import type { BlogFull } from '#src/contracts/blog.ts';
import { feed } from './feed-cases.data.ts';
import { atom, blogFeed, rss } from './feed.ts';

test.each([
  ['RSS', rss],
  ['Atom', atom],
])('%s contains the full text with absolute URLs', async (_, write) => {
  const text = await write(feed).text();
  expect(text).toContain('href=&#34;https://agency.example/contact?a=1&#38;#x26;b=2&#34;');
  expect(text).toContain('href=&#34;https://agency.example/blog/five#end&#34;');
  expect(text).toContain('href=&#34;https://a.example/&#34;');
  expect(text).toContain('src=&#34;https://agency.example/a.webp&#34;');
  expect(text).toContain('&#60;code&#62;href=&#34;/no&#34;');
  expect(text).toContain('5 &#60; 6 &#38; &#34;seven&#34;<');
  expect(text).toContain('tag:agency.example,2025:blog/7');
});

test.each([
  ['Why <details> beats <div>', 'Why &lt;details> beats &lt;div>'],
  ['Write &amp; for &', 'Write &amp;amp; for &amp;'],
  ['What ?a=1&copy=2 means', 'What ?a=1&amp;copy=2 means'],
  ['<!-- TODO --> in invoices', '&lt;!-- TODO --> in invoices'],
  ['AT&T, Tom & Co: 5 < 6', 'AT&T, Tom & Co: 5 < 6'],
])('the plain text %j is shown by readers that parse it as HTML', async (plain, html) => {
  const entry = feed.entries[0] ?? expect.fail('no entry');
  const own = { ...feed, title: plain, description: plain, entries: [{ ...entry, title: plain, summary: plain }] };
  const texts = async (answer: Response) => {
    const text = await answer.text();
    return [...text.matchAll(/<(?:title|description|subtitle|summary)(?: type="text")?>([^<]*)</g)].map(
      ([, raw = '']) => raw.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))),
    );
  };
  expect(await texts(rss(own))).toEqual([html, html, html, html]);
  // Atom says that these are plain text (RFC 4287, section 3.1.1.1).
  expect(await texts(atom(own))).toEqual([plain, plain, plain, plain]);
});

test('an entry whose text is left out has its summary', async () => {
  const entry = feed.entries[0] ?? expect.fail('no entry');
  for (const write of [rss, atom]) {
    const text = await write({ ...feed, entries: [{ ...entry, contentHtml: '' }] }).text();
    expect(text).toContain('>Short.<');
    expect(text).not.toMatch(/<content/);
  }
});

test("dates are written in each format's notation", async () => {
  expect(await rss(feed).text()).toContain('<pubDate>Thu, 19 Nov 2026 15:00:00 GMT</pubDate>');
  expect(await atom(feed).text()).toContain('<updated>2026-11-20T15:00:00.000Z</updated>');
});

test('a feed of RSS without entries names no date', async () => {
  const text = await rss({ ...feed, entries: [] }).text();
  expect(text).toContain('<channel>');
  expect(text).not.toMatch(/Date>|1970/);
});

test('the blog’s feed uses publication dates, also as the date of its last change', async () => {
  const post = {
    id: 1,
    title: 'One',
    slug: 'one',
    category: 'ai',
    author: 'Ines',
    summary: 'Short.',
    contentHtml: '<p>Words</p>',
    createdAt: '2026-03-01T15:00:00.000Z',
    updatedAt: '2026-03-02T15:00:00.000Z',
    publishedAt: '2026-03-09T15:00:00.000Z',
  } as BlogFull;
  const address = new URL('https://agency.example/atom.xml');
  const text = await atom(blogFeed([post], address)).text();
  expect(text).toContain('<published>2026-03-09T15:00:00.000Z</published>');
  expect(text.match(/<updated>2026-03-09T15:00:00.000Z<\/updated>/g)).toHaveLength(2);
});
