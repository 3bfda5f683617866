import { expect, test } from 'vitest';
import { parseTemplate } from '#src/domain/template.ts';
import { moduleLine, withMarks } from './make-templates.ts';

const origin = 'https://freehand.example';

test('a shell is for any address, and search engines are told by what fills it', () => {
  const html =
    `<link rel="canonical" href="${origin}/shells/blog-post">` +
    `<meta property="og:url" content="${origin}/shells/blog-post">` +
    `<meta property="og:image" content="${origin}/share/a.png">`;
  const template = parseTemplate(withMarks(html, { origin, path: 'shells/blog-post' }));
  const address = 'https://other.example/blog/a';
  const fields = { origin: 'https://other.example', address };
  expect(template.fill({ ...fields, meta: { noindex: false }, canonical: address })).toBe(
    `<link rel="canonical" href="${address}">` +
      `<meta property="og:url" content="${address}">` +
      `<meta property="og:image" content="https://other.example/share/a.png">`,
  );
  expect(template.fill({ ...fields, meta: { noindex: true }, canonical: null })).toMatch(
    /^<meta name="robots" content="noindex"><meta property="og:url"/,
  );
});

test('a page of the site keeps its address, on any origin', () => {
  const html = `<meta property="og:url" content="${origin}/404">`;
  expect(withMarks(html, { origin, path: '404' })).toBe(
    '<meta property="og:url" content="{{origin}}/404">',
  );
});

test('a page becomes an export that holds it to the letter', async () => {
  const html = 'a "b" `c` ${d} \\ \u2028 </script>\n';
  const module = moduleLine('page', html).replace(': string', '');
  const { page } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  expect(page).toBe(html);
});
