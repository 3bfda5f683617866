import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { SCRIPT_START } from './script-start.ts';
import { completePage, stylesMarker } from '#src/lib/complete-page.ts';
import { scriptsOf } from './script-graph.ts';

const files: Record<string, string> = {
  '/_astro/page.js': 'import{a}from"./frame.js";import"./b.js";a(()=>import("./later.js"))',
  '/_astro/frame.js': 'export{a}',
  '/_astro/stub.js': 'import"./frame.js";',
  '/_astro/b.js': 'import{a}from"./frame.js"',
};
const later = (...paths: string[]) =>
  paths
    .map((path) => {
      const hash = createHash('sha384').update(files[path] ?? '');
      return `<script nomodule src="${path}" integrity="sha384-${hash.digest('base64')}"></script>`;
    })
    .join('');
const scripts = scriptsOf(new Map(Object.entries(files)));
const start = `<script>${SCRIPT_START}</script>`;

test.each([
  [
    "a script's static imports are loaded beside it once, dynamic ones are not",
    '<head></head><body><script>x()</script><script type="module" src="/_astro/page.js"></script></body>',
    `<head></head><body><script>x()</script>${later('/_astro/frame.js', '/_astro/b.js', '/_astro/page.js')}${start}</body>`,
  ],
  [
    'a file that only imports another is replaced by it',
    '<body><script type="module" src="/_astro/stub.js"></script></body>',
    `<body>${later('/_astro/frame.js')}${start}</body>`,
  ],
  [
    "a script after the end of the body, where Astro puts a page's script, is included",
    '<body>a</body></html><script type="module" src="/_astro/frame.js"></script>',
    `<body>a${later('/_astro/frame.js')}${start}</body></html>`,
  ],
  ['a page without scripts has no start script', '<body></body>', '<body></body>'],
])('%s', (_, html, completed) => {
  expect(completePage(Buffer.from(html), scripts).toString()).toBe(completed);
});

test("a page gets its styles where Astro put their markers, but an author's text stays as it is", () => {
  const styles = ['a{}', 'b{}'].map((style) => Buffer.from(`<style>${style}</style>`));
  const html = `<style>${stylesMarker(1)}</style><body>${stylesMarker(0)}</body>`;
  expect(completePage(Buffer.from(html), scripts, styles).toString()).toBe(
    `<style>b{}</style><body>${stylesMarker(0)}</body>`,
  );
});
