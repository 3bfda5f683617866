import { expect, test } from 'vitest';
import { nameScripts } from './script-tags.ts';

const files: Record<string, string> = {
  '/_astro/page.js': 'import{a}from"./frame.js";import"./b.js";a(()=>import("./later.js"))',
  '/_astro/frame.js': 'export{a}',
  '/_astro/stub.js': 'import"./frame.js";',
  '/_astro/b.js': 'import{a}from"./frame.js"',
};
const source = async (path: string) => files[path] ?? '';

test('what a script imports is fetched beside it, once and late; what it may import later is not', async () => {
  expect(
    await nameScripts(
      '<head></head><body><script>x()</script><script type="module" src="/_astro/page.js"></script></body>',
      source,
    ),
  ).toBe(
    '<head><link rel="modulepreload" fetchpriority="low" href="/_astro/frame.js">' +
      '<link rel="modulepreload" fetchpriority="low" href="/_astro/b.js"></head>' +
      '<body><script>x()</script><script type="module" fetchpriority="low" src="/_astro/page.js"></script></body>',
  );
});

test('a file that only imports another gives way to it', async () => {
  expect(
    await nameScripts(
      '<head></head><body><script type="module" src="/_astro/stub.js"></script></body>',
      source,
    ),
  ).toBe(
    '<head></head><body><script type="module" fetchpriority="low" src="/_astro/frame.js"></script></body>',
  );
});
