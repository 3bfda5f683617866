/** Which addresses are answered by files, which by functions, with the rules of netlify.toml and `_headers`. */
import { postsListed } from '../every-page/routes.ts';
import { expect, isFromFunction, test } from './fixtures.ts';

/** A seeded post. */
const [POST = ''] = postsListed;

test('an address under /api without a function is a JSON 404, whatever the method', async ({
  request,
}) => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await request.fetch('/api/nowhere/at-all', { method });
    expect([method, answer.status()]).toEqual([method, 404]);
    expect(await answer.json()).toEqual({ message: 'There is no such address.' });
    expect(isFromFunction(answer)).toBe(true);
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
});

test('a wrong method is 405 with the allowed ones, and HEAD is like GET', async ({ request }) => {
  const wrong = await request.delete('/api/contact');
  expect([wrong.status(), wrong.headers().allow]).toEqual([405, 'POST']);
  const read = await request.post('/api/health', { data: {} });
  expect([read.status(), read.headers().allow]).toEqual([405, 'GET, HEAD']);
  const head = await request.head('/api/health');
  expect([head.status(), await head.text()]).toEqual([200, '']);
});

test('a page without posts is a file; one with posts is rendered', async ({ request }) => {
  const file = await request.get('/services');
  expect([file.status(), isFromFunction(file)]).toEqual([200, false]);
  const rendered = await request.get(POST);
  expect([rendered.status(), isFromFunction(rendered)]).toEqual([200, true]);

  for (const path of ['/blog/never-written', '/signal-board/never-written']) {
    const missing = await request.get(path);
    expect([missing.status(), isFromFunction(missing)]).toEqual([404, true]);
    expect(missing.headers()['content-type']).toMatch(/^text\/html/);
  }
  const moved = await request.get(
    POST.replace(/[^/]+$/, (slug) => slug.toUpperCase()),
    { maxRedirects: 0 },
  );
  expect([moved.status(), moved.headers().location]).toEqual([301, POST]);
});

test('a path with an expression matches what fits it, and nothing else', async ({ request }) => {
  const editor = await request.get('/admin-dashboard/post/12');
  expect([editor.status(), isFromFunction(editor)]).toEqual([200, true]);
  const other = await request.get('/admin-dashboard/post/twelve');
  expect([other.status(), isFromFunction(other)]).toEqual([404, true]);
  expect(await other.text()).toContain('<html');
});

test('an unknown address gets the not-found page', async ({ request }) => {
  const missing = await request.get('/never-built');
  expect([missing.status(), isFromFunction(missing)]).toEqual([404, true]);
  expect(await missing.text()).toContain('<html');
});

test('pages and functions send the same policy', async ({ request }) => {
  const page = (await request.get('/')).headers();
  const call = (await request.get('/api/health')).headers();
  const rendered = (await request.get('/never-built')).headers();
  for (const name of [
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
  ]) {
    expect(page[name], name).toBeTruthy();
    expect(call[name], name).toBe(page[name]);
    expect(rendered[name], name).toBe(page[name]);
  }
});

test('the version says when the site was built', async ({ request }) => {
  const { builtAt } = await (await request.get('/version.json')).json();
  expect(Date.parse(builtAt)).toBeLessThan(Date.now());
});

// The emulator's own file server never allows caching, whatever the rules say.
test(
  'files named by their content are cached for a year, the version never',
  { tag: '@not-emulated' },
  async ({ request }) => {
    const html = await (await request.get('/')).text();
    const hashed = /\/_astro\/[^"' )]+\.(?:js|woff2)/.exec(html)?.[0] ?? '';
    expect((await request.get(hashed)).headers()['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await request.get('/version.json')).headers()['cache-control']).toBe('no-store');
  },
);
