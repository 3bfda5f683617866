import { expect, test } from 'vitest';
import { renderHtml, renderMarkdown } from './render.ts';

test.each([
  ['paragraphs', '<p>One</p><p>שלום</p>', '<p dir="auto">One</p><p dir="auto">שלום</p>'],
  ['headings', '<h2>One</h2><h3>שלום</h3>', '<h2 dir="auto">One</h2><h3 dir="auto">שלום</h3>'],
  [
    'a quote, whose direction is that of its first block',
    '<blockquote><p>שלום</p><p>One</p></blockquote>',
    '<blockquote dir="auto"><p>שלום</p><p dir="auto">One</p></blockquote>',
  ],
  [
    'a list and its items',
    '<ul><li>1.</li><li>שלום<ul><li>One</li><li>Two</li></ul></li></ul>',
    '<ul dir="auto"><li>1.</li><li>שלום<ul dir="auto"><li>One</li><li dir="auto">Two</li></ul></li></ul>',
  ],
  [
    'a table and its cells',
    '<table><tbody><tr><td>שלום</td><td>One</td></tr><tr><td>Two</td></tr></tbody></table>',
    '<table dir="auto"><tbody><tr><td>שלום</td><td dir="auto">One</td></tr><tr dir="auto"><td>Two</td></tr></tbody></table>',
  ],
  [
    'a picture and its caption',
    '<figure><img alt="One"><figcaption>שלום</figcaption></figure>',
    '<figure dir="auto"><img alt="One" loading="lazy" decoding="async"><figcaption>שלום</figcaption></figure>',
  ],
  [
    'code, which stays as it is and decides nothing',
    '<p><code>npm</code> שלום</p><pre><code>a</code></pre>',
    '<p dir="auto"><code dir="ltr">npm</code> שלום</p><pre dir="ltr"><code>a</code></pre>',
  ],
  [
    'what the author chose, with all in it',
    '<div dir="RTL"><p>One</p><p>Two</p></div>',
    '<div dir="rtl"><p>One</p><p>Two</p></div>',
  ],
  ['no direction', '<p dir="up">One</p><span dir="auto">Two</span>', '<p dir="auto">One</p><span>Two</span>'],
])('directions: %s', (_, source, html) => {
  expect(renderHtml(source)).toBe(html);
  expect(renderHtml(html)).toBe(html);
});

test('Markdown has them too', () => {
  expect(renderMarkdown('One\n\nשלום').replaceAll('\n', '')).toBe('<p dir="auto">One</p><p dir="auto">שלום</p>');
});
