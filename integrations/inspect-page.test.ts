import { expect, test } from 'vitest';
import { inspect } from './inspect-page.ts';

test('inline scripts and styles are found everywhere, data blocks and files are not', () => {
  const page = inspect(`<head><style>a{}</style><script src="/x.js"></script>
    <script type="application/ld+json">{}</script><script type="speculationrules">{"a":1}</script></head>
    <body><template><script>b()</script></template></body>`);
  expect(page.styles).toEqual(['a{}']);
  expect(page.scripts).toEqual(['{"a":1}', 'b()']);
});

test.each([
  ['<p style="color:red">', 'style attribute'],
  ['<p class="a"style=color:red>', 'style attribute without a space before'],
  ['<button onclick="x()">', 'event handler'],
  ["<BUTTON title='>' OnClick = x()>", 'event handler after a bracket'],
  ['<script src="/x.js" onload="x()"></script>', 'event handler of a script'],
  ['<a href=" javascript:x()">', 'script address'],
  ['<a href="java&#115;cript:x()">', 'script address in disguise'],
  ['<a href="java&Tab;script:x()">', 'script address with a tab in it'],
  ['<svg><a xlink:href="javascript:x()"></a></svg>', 'script address of a drawing'],
])('%s is refused: %s', (html) => {
  expect(inspect(html).forbidden).toHaveLength(1);
});

test.each([
  '<p data-style="color:red" title="style=&quot;a&quot; onclick=x">',
  '<a href="\u2028javascript:x()">x</a>',
  '<a href="/services?a=1&amp;b=2&#39;">style="a" onclick="x" javascript:</a>',
  '<!-- <p style="color:red"> --><title>a <b onclick="x"></title>',
  '<script>let a = `<p style="a">`;</script><style>a[onclick="b"]{}</style>',
])('%s is allowed', (html) => {
  expect(inspect(html).forbidden).toEqual([]);
});
