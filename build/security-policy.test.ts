import { expect, test } from 'vitest';
import { inspect } from './security-policy.ts';

test('inline scripts and styles are found wherever they stand, data blocks and files are not', () => {
  const page = inspect(`<head><style>a{}</style><script src="/x.js"></script>
    <script type="application/ld+json">{}</script><script type="speculationrules">{"a":1}</script></head>
    <body><template><script>b()</script></template></body>`);
  expect(page.styles).toEqual(['a{}']);
  expect(page.scripts).toEqual(['{"a":1}', 'b()']);
});

test.each([
  ['<p style="color:red">', 'style attribute'],
  ['<button onclick="x()">', 'event handler'],
  ['<a href=" javascript:x()">', 'script address'],
])('%s is refused: %s', (html) => {
  expect(inspect(html).forbidden).toHaveLength(1);
});
