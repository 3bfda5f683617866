import { describe, expect, test, vi } from 'vitest';
import { ContentTooLarge } from './budget.ts';
import { renderHtml, renderMarkdown } from './render.ts';
import { unsafeParts } from './testing/unsafe-parts.ts';

describe('Markdown', () => {
  test.each([
    ['![desk](/a.webp)', '<p dir="auto"><img src="/a.webp" alt="desk" loading="lazy" decoding="async"></p>'],
    ['~~gone~~ `a < b`', '<p dir="auto"><s>gone</s> <code dir="ltr">a &#x3C; b</code></p>'],
    ['a <mark>b</mark> c', '<p dir="auto">a <mark>b</mark> c</p>'],
    ['# Title', '<h2 dir="auto">Title</h2>'],
  ])('%s', (source, html) => {
    expect(renderMarkdown(source).trim()).toBe(html);
  });

  test('tables', () => {
    const table = renderMarkdown('| a | b |\n|---|--:|\n| 1 | 2 |');
    expect(table).toContain('<th>a</th>');
    expect(table).toContain('<td>1</td>');
    expect(table).not.toContain('style');
  });
});

describe('a link card', () => {
  const card =
    '<p class="link-card" dir="auto"><a href="https://www.example.com/a" title="example.com" target="_blank" rel="noopener">A study</a></p>';

  test('is a paragraph of one link that is titled with its host, in either language', () => {
    const markdown = '[A study](https://www.example.com/a "example.com")';
    const html = '<p> <a href="https://www.example.com/a" title="example.com">A study</a>\n</p>';
    expect(renderMarkdown(markdown).trim()).toBe(card);
    expect(renderHtml(html).replace(/\s+(?=<)|\s+(?=$)/g, '')).toBe(card);
  });

  test.each([
    ['another title', '[A study](https://example.com/a "A study")'],
    ['no title', '[A study](https://example.com/a)'],
    ['words beside it', 'See [A study](https://example.com/a "example.com").'],
    ['another host', '[A study](https://evil.example/a "example.com")'],
    ['no address of the web', '[A study](mailto:a@example.com "example.com")'],
    ['a class alone', '<p class="link-card">A study</p>'],
  ])('is none with %s', (_, source) => {
    expect(renderMarkdown(source)).not.toContain('class');
  });
});

test('a link out of the site opens a tab of its own, however it is written', () => {
  for (const href of ['https://a.example/b?c=d', '//a.example', 'HTTP://a.example', '\\\\a.example']) {
    const link = `<a href="${href}" target="_blank" rel="noopener">a</a>`;
    expect(renderHtml(`<a href="${href}">a</a>`)).toBe(link);
    expect(renderHtml(`<a href="${href}" target="_top" rel="opener nofollow">a</a>`)).toBe(link);
  }
  expect(renderHtml('<a href="/blog" target="_blank" rel="opener">a</a>')).toBe('<a href="/blog">a</a>');
});

test.each(['/contact#sales', '#top', 'mailto:a@b.example', 'tel:+15125550100'])(
  'a link within the site, to a mail or to a phone stays as it is: %s',
  (href) => expect(renderHtml(`<a href="${href}">a</a>`)).toBe(`<a href="${href}">a</a>`),
);

test.each([
  [
    'a footnote and its way back',
    '<p>a<sup><a href="#fn1" id="fnref1">1</a></sup></p><ol><li id="fn1">b <a href="#fnref1">c</a></li></ol>',
    '<p dir="auto">a<sup><a href="#user-content-fn1" id="user-content-fnref1">1</a></sup></p><ol dir="auto"><li id="user-content-fn1">b <a href="#user-content-fnref1">c</a></li></ol>',
  ],
  [
    'an anchor by name',
    '<a name="x">a</a><a href="#x">b</a>',
    '<a id="user-content-x">a</a><a href="#user-content-x">b</a>',
  ],
  [
    'an anchor in another alphabet',
    '<h2 id="für">a</h2><a href="#f%C3%BCr">b</a>',
    '<h2 id="user-content-für" dir="auto">a</h2><a href="#user-content-f%C3%BCr">b</a>',
  ],
  ['the second of two', '<p id="x">a</p><p id="x">b</p>', '<p id="user-content-x" dir="auto">a</p><p dir="auto">b</p>'],
  [
    'none',
    '<p id="">a</p><p id="b c">b</p><a href="#%">c</a>',
    '<p dir="auto">a</p><p dir="auto">b</p><a href="#%">c</a>',
  ],
  [
    'a name that pages look up',
    '<a id="location">a</a><p id="main">b</p>',
    '<a id="user-content-location">a</a><p id="user-content-main" dir="auto">b</p>',
  ],
])('ids are kept with a prefix, and links to them: %s', (_, source, html) => {
  expect(renderHtml(source)).toBe(html);
  expect(renderHtml(html)).toBe(html);
});

const linkTo = (href: string, words = href) => `<a href="${href}" target="_blank" rel="noopener">${words}</a>`;

test.each([
  ['See https://a.example/b?c=d.', `See ${linkTo('https://a.example/b?c=d')}.`],
  ['(http://a.example)', `(${linkTo('http://a.example')})`],
  ['www.example.com', linkTo('http://www.example.com', 'www.example.com')],
  ['Write to ada@park.example!', 'Write to <a href="mailto:ada@park.example">ada@park.example</a>!'],
  ['https://müller.example/ä', linkTo('https://müller.example/ä')],
  ['<b>https://a.example</b>', `<b>${linkTo('https://a.example')}</b>`],
  ['readme.md, node.sh and example.com', 'readme.md, node.sh and example.com'],
  ['<code>https://a.example</code>', '<code dir="ltr">https://a.example</code>'],
  ['javascript:alert(1) ftp://a.example //a.example', 'javascript:alert(1) ftp://a.example //a.example'],
])('bare addresses become links: %s', (source, html) => {
  expect(renderHtml(`<p>${source}</p>`)).toBe(`<p dir="auto">${html}</p>`);
  expect(renderMarkdown(source).trim()).toBe(`<p dir="auto">${html}</p>`);
});

test('a link that leads nowhere is none', () => {
  expect(renderHtml('<a href="https://[">a</a><img src="http://" alt="b">')).toBe(
    '<a>a</a><img alt="b" loading="lazy" decoding="async">',
  );
});

test('no attribute holds what could be taken for a tag', () => {
  expect(renderHtml('<a href="/?q=<b>" title="1 <2> 3">a</a>')).toBe('<a href="/?q=%3Cb%3E" title="1 2 3">a</a>');
});

test('single parts of a table bring no other text along', () => {
  for (const part of ['col', 'colgroup', 'tr', 'td', 'caption', 'tbody', 'frameset']) {
    expect(renderHtml(`<p>a</p><${part}>b <b>c</b>`)).toBe('<p dir="auto">a</p>b <b>c</b>');
  }
});

test('text stays when its element is removed, except what was never text', () => {
  expect(renderHtml('<center>a <font color=red>b</font></center>')).toBe('a b');
  expect(renderHtml('a<script>b</script><style>c</style>')).toBe('a');
});

test('signs without end are safe', () => {
  const endless = [renderMarkdown('>'.repeat(100_000)), renderMarkdown('['.repeat(20_000))];
  for (const html of [...endless, renderHtml('<template>'.repeat(20_000))]) {
    expect(unsafeParts(html)).toEqual([]);
  }
});

/** A table of empty cells but one in each row. */
function table(columns: number, rows: number): string {
  return `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'a\n'.repeat(rows)}\n`;
}

function distinct(count: number, length = 1): string {
  return Array.from({ length: count }, (_, i) => `<b lang="${'x'.repeat(length)}${i}">`).join('');
}

/** A few kilobytes that would become hundreds of thousands of elements, or fill the memory. */
const bombs: [what: string, source: string, render: typeof renderHtml][] = [
  ['short rows of a wide table', table(500, 500), renderMarkdown],
  ['many wide tables', table(200, 200).repeat(200), renderMarkdown],
  ['distinct tags that are never closed', `<p>${distinct(90)}${'<p>a'.repeat(1000)}`, renderHtml],
  ['the same with long attributes', `<p>${distinct(90, 1000)}${'<p>a'.repeat(300)}`, renderHtml],
  ['distinct tags, thousands deep', `<p>${distinct(5000)}${'<p>a'.repeat(3000)}`, renderHtml],
  ['one long address for many links', `[a]: ${'x'.repeat(100_000)}\n\n${'[a] '.repeat(10_000)}`, renderMarkdown],
  ['lists in lists', `${'- '.repeat(45)}a\n`.repeat(3000), renderMarkdown],
  ['a hundred thousand cells', `<table>${'<td>'.repeat(100_000)}`, renderHtml],
  ...['<div>', '<b>', '<ul><li>', '<blockquote>'].map((open): (typeof bombs)[number] => [
    `${open} in itself`,
    open.repeat(20_000),
    renderHtml,
  ]),
];

const addresses: (typeof bombs)[number][] = [
  'http://a ',
  'http://a.example/',
  'a@',
  'a@a.example',
  'www.a',
  '(',
  'a.',
  '//',
].map((part) => [part, part.repeat(100_000), renderHtml]);

/** Where the time grows with the square of the length, these take minutes, and the test ends by its limit. */
test.each(addresses)('looking for addresses ends: %s', (_, source, render) => {
  try {
    render(source);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentTooLarge);
  }
});

test.each(bombs)('a content that is more than a page can hold is refused: %s', (_, source, render) => {
  const before = process.memoryUsage().rss;
  expect(() => render(source)).toThrow(/^Content .* Please /);
  expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(300);
});

test('a content that takes too long to read is refused, in either language', () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5001));
  for (const render of [renderHtml, renderMarkdown]) {
    expect(() => render('<p>a</p>\n\na')).toThrow(/^Content takes too long to read\. Please /);
  }
  clock.mockRestore();
});

test('a long book and a large table are rendered, all of them', () => {
  const book = '<p dir="auto">A paragraph as people write them, of <b>one</b> line.</p>\n'.repeat(16_000);
  expect(renderHtml(book)).toBe(book);
  expect(renderMarkdown(table(40, 300)).match(/<td[ >]/g)).toHaveLength(12_000);
});
