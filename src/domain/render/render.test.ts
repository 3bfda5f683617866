import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { blog } from '#db/seed/blog.ts';
import { signalBoard } from '#db/seed/signal-board.ts';
import { renderHtml, renderMarkdown } from './render.ts';

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

const safeTags =
  /^(h[2-6]|p|br|hr|blockquote|pre|div|section|[uod]l|li|d[td]|figure|figcaption|details|summary|table|caption|t(head|body|foot|r|h|d)|a|img|strong|em|[bius]|del|ins|mark|small|su[bp]|code|kbd|samp|var|q|cite|abbr|dfn|time|span)$/;
const safeAttributes =
  /^(href|src|alt|title|width|height|loading|decoding|start|reversed|colspan|rowspan|align|scope|datetime|open|lang|dir)$/;

/** Every element that a browser would make of it. */
function elementsOf(html: string): DefaultTreeAdapterTypes.Element[] {
  const below = (parent: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] =>
    parent.childNodes.flatMap((node) => {
      expect(node.nodeName).not.toBe('#comment');
      return 'tagName' in node ? [node, ...below(node)] : [];
    });
  return below(parseFragment(html));
}

function expectSafe(html: string) {
  for (const { tagName, attrs, namespaceURI } of elementsOf(html)) {
    expect(namespaceURI).toBe('http://www.w3.org/1999/xhtml');
    expect(tagName).toMatch(safeTags);
    for (const { name, value } of attrs) {
      expect(name).toMatch(safeAttributes);
      if (['href', 'src'].includes(name)) {
        expect(new URL(value, 'https://same.example').protocol).toMatch(/^(https?|mailto|tel):$/);
      }
    }
  }
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

test('a link may be followed to another site, a page of this one, a mail or a phone', () => {
  for (const href of [
    'https://a.example/b?c=d',
    '/contact#sales',
    '#top',
    'mailto:a@b.example',
    'tel:+15125550100',
  ]) {
    expect(renderHtml(`<a href="${href}">a</a>`)).toBe(`<a href="${href}">a</a>`);
  }
});

test('no attribute holds what could be taken for a tag', () => {
  expect(renderHtml('<a href="/?q=<b>" title="1 <2> 3">a</a>')).toBe(
    '<a href="/?q=%3Cb%3E" title="1 2 3">a</a>',
  );
});

test('text stays where its element goes, save what was never text', () => {
  expect(renderHtml('<center>a <font color=red>b</font></center>')).toBe('a b');
  expect(renderHtml('a<script>b</script><style>c</style>')).toBe('a');
});

test('nesting beyond all sense is cut off, and takes no time', () => {
  for (const open of ['<div>', '<b>', '<ul><li>', '<blockquote>']) {
    const began = performance.now();
    expectSafe(renderHtml(open.repeat(20_000)));
    expect(performance.now() - began).toBeLessThan(2000);
  }
  expectSafe(renderMarkdown('>'.repeat(100_000)));
  expectSafe(renderMarkdown('['.repeat(20_000)));
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
