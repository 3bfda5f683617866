/** Which addresses are answered by files, which by functions, with the rules of netlify.toml and `_headers`. */
import { failures } from '#src/content/messages.ts';
import { postsListed } from '../every-page/routes.ts';
import { expect, isFromFunction, test } from './fixtures.ts';

/** A seeded post. */
const [POST = ''] = postsListed;

test('under /api all that is no call is a JSON 404, for any method', async ({ request }) => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await request.fetch('/api/nowhere/at-all', { method });
    expect([method, answer.status()]).toEqual([method, 404]);
    expect(await answer.json()).toEqual({ message: failures.noSuchAddress });
    expect(isFromFunction(answer)).toBe(true);
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
});

test('a page without posts is a file; others are rendered or not found', async ({ request }) => {
  for (const [path, status, isRendered] of [
    ['/services', 200, false],
    [POST, 200, true],
    ['/admin-dashboard/post/12', 200, true],
    ['/admin-dashboard/post/twelve', 404, true],
    ['/blog/never-written', 404, true],
    ['/signal-board/never-written', 404, true],
    ['/blog/a/b', 404, true],
    ['/never-built', 404, true],
  ] as const) {
    const answer = await request.get(path);
    expect([path, answer.status(), isFromFunction(answer)]).toEqual([path, status, isRendered]);
    expect(answer.headers()['content-type']).toMatch(/^text\/html/);
    expect(await answer.text()).toContain('<html');
  }
  const upper = POST.replace(/[^/]+$/, (slug) => slug.toUpperCase());
  const moved = await request.get(upper, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, POST]);
});

test('all answers send the same security headers; those of the API may load nothing', async ({ request }) => {
  const page = (await request.get('/')).headers();
  const rendered = (await request.get('/never-built')).headers();
  const answer = (await request.get('/api/health')).headers();
  const file = (await request.get('/index.html')).headers();
  for (const { 'content-security-policy': policy } of [page, rendered, file]) {
    expect(policy).toMatch(/^default-src 'none';.*script-src 'self' .*style-src 'self' /);
    expect(policy).not.toContain('unsafe');
  }
  expect(answer['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  for (const name of [
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
  ]) {
    expect(page[name], name).toBeTruthy();
    expect([rendered[name], answer[name]], name).toEqual([page[name], page[name]]);
  }
});

// The emulator's own file server never allows caching, whatever the rules say.
test(
  'files named by their content are cached for a year; the version says when the site was built, and never is',
  { tag: '@not-emulated' },
  async ({ request }) => {
    const html = await (await request.get('/')).text();
    const hashed = /\/_astro\/[^"' )]+\.(?:js|woff2)/.exec(html)?.[0] ?? '';
    expect((await request.get(hashed)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    const version = await request.get('/version.json');
    expect(version.headers()['cache-control']).toBe('no-store');
    expect(Date.parse((await version.json()).builtAt)).toBeLessThan(Date.now());
  },
);
