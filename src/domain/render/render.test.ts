import { describe, expect, test } from 'vitest';
import { demoArticles as blog, demoSignals as signalBoard } from '#src/domain/posts/demo.ts';
import { renderHtml, renderMarkdown } from './render.ts';
import { unsafeParts } from './testing/unsafe-parts.ts';

describe('Markdown', () => {
  test.each([
    ['## What you need', '<h2>What you need</h2>'],
    ['**bold** and *light*', '<p><strong>bold</strong> and <em>light</em></p>'],
    ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['[here](/blog "Blog")', '<p><a href="/blog" title="Blog">here</a></p>'],
    ['![desk](/a.webp)', '<p><img src="/a.webp" alt="desk" loading="lazy" decoding="async"></p>'],
    ['~~gone~~ `a < b`', '<p><s>gone</s> <code>a &#x3C; b</code></p>'],
    ['a <mark>b</mark> c', '<p>a <mark>b</mark> c</p>'],
    ['1 < 2 & 3', '<p>1 &#x3C; 2 &#x26; 3</p>'],
    ['# Title', '<h2>Title</h2>'],
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
    '<p class="link-card"><a href="https://www.example.com/a" title="example.com" target="_blank" rel="noopener">A study</a></p>';

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

/** Each tries to run something, to look like something else, or to reach out of its place. */
const attacks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<xmp><img src=x onerror=alert(1)></xmp><plaintext><script>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="javascript:alert(1)"></object>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" &#1;java&#10;script:alert(1)">a</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">a</a>',
  '<a href="vbscript:x">a</a><a href="data:text/html,<script>alert(1)</script>">b</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a xlink:href="javascript:alert(1)">a</a>',
  '<p style="position:fixed;inset:0">a</p><style>*{display:none}</style>',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<link rel=stylesheet href=//evil.example><form action=//evil.example><input name=password></form>',
  '<p id=main class=trap data-open=contact tabindex=1 role=button name=body>a</p>',
  '<button popovertarget=x onclick=alert(1)>a</button><dialog open>b</dialog>',
  '<details ontoggle=alert(1) open><summary>a</summary></details>',
  '<custom-element onclick=alert(1)>a</custom-element><astro-island uid=x>b</astro-island>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<?xml version="1.0"?><![CDATA[<img src=x onerror=alert(1)>]]>',
  '"><img src=x onerror=alert(1)>',
  '[a](javascript:alert(1)) ![b](javascript:alert(1)) <javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '```"><script>alert(1)</script>\nx\n```',
];

function expectSafe(html: string) {
  expect(unsafeParts(html)).toEqual([]);
}

describe.each([
  ['HTML', renderHtml],
  ['Markdown', renderMarkdown],
])('%s', (_kind, render) => {
  test.each(attacks)('%s', (attack) => {
    for (const source of [attack, `<table>${attack}</table>`, `<p title="${attack}">${attack}`]) {
      const html = render(source);
      expectSafe(html);
      // Read and written once more it is the same: nothing wakes up in a second reading.
      expectSafe(renderHtml(html));
      expect(html.toLowerCase()).not.toMatch(/<script|<style|<svg|<iframe/);
    }
  });
});

test('a link within the site, to a mail or to a phone stays as it is', () => {
  for (const href of ['/contact#sales', '#top', 'mailto:a@b.example', 'tel:+15125550100']) {
    expect(renderHtml(`<a href="${href}">a</a>`)).toBe(`<a href="${href}">a</a>`);
  }
});

test('a link out of the site opens a tab of its own, however it is written', () => {
  for (const href of [
    'https://a.example/b?c=d',
    '//a.example',
    'HTTP://a.example',
    '\\\\a.example',
  ]) {
    const link = `<a href="${href}" target="_blank" rel="noopener">a</a>`;
    expect(renderHtml(`<a href="${href}">a</a>`)).toBe(link);
    expect(renderHtml(`<a href="${href}" target="_top" rel="opener nofollow">a</a>`)).toBe(link);
  }
  expect(renderHtml('<a href="/blog" target="_blank" rel="opener">a</a>')).toBe(
    '<a href="/blog">a</a>',
  );
});

test('a link that leads nowhere is none', () => {
  expect(renderHtml('<a href="https://[">a</a><img src="http://" alt="b">')).toBe(
    '<a>a</a><img alt="b" loading="lazy" decoding="async">',
  );
});

test('no attribute holds what could be taken for a tag', () => {
  expect(renderHtml('<a href="/?q=<b>" title="1 <2> 3">a</a>')).toBe(
    '<a href="/?q=%3Cb%3E" title="1 2 3">a</a>',
  );
});

test('single parts of a table bring no other text along', () => {
  for (const part of ['col', 'colgroup', 'tr', 'td', 'caption', 'tbody', 'frameset']) {
    expect(renderHtml(`<p>a</p><${part}>b <b>c</b>`)).toBe('<p>a</p>b <b>c</b>');
  }
});

test('text stays when its element is removed, except what was never text', () => {
  expect(renderHtml('<center>a <font color=red>b</font></center>')).toBe('a b');
  expect(renderHtml('a<script>b</script><style>c</style>')).toBe('a');
});

test('signs without end are safe', () => {
  expectSafe(renderMarkdown('>'.repeat(100_000)));
  expectSafe(renderMarkdown('['.repeat(20_000)));
  expectSafe(renderHtml('<template>'.repeat(20_000)));
});

test('what the site opens with comes through whole', () => {
  for (const { content } of blog) expect(renderHtml(content)).not.toBe('');
  const text = (html: string) => html.replace(/<[^>]*>/g, '').length;
  for (const { content } of blog)
    expect(text(renderHtml(content))).toBeGreaterThan(text(content) - 5);
  for (const { content } of signalBoard) {
    if (content) expect(renderMarkdown(content)).toMatch(/^<p>/);
  }
});
