/** Visitors see what an admin publishes. Each journey restores the boards. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';
import { hasPage } from './parts.ts';

const boards = [
  {
    name: 'the blog',
    path: '/blog',
    feed: '/rss.xml',
    api: '/api/blog',
    missing: 'Article Not Found',
    back: 'Back to Blog',
    fields: {
      summary: 'It says <em>little</em>, “quoted” & to the point.',
      content: '<h2>First</h2><p>Fifty letters are soon typed by a machine, as by a person.</p>',
      category: 'technology',
      author: "Ines O'Sandoval",
      metaKeywords: 'one, two',
    },
  },
  {
    name: 'the Signal Board',
    path: '/signal-board',
    feed: '/signal-board/atom.xml',
    api: '/api/signal-board',
    missing: 'Post Not Found',
    back: 'Back to Signal Board',
    fields: {
      description: 'It says <em>little</em>, “quoted” & to the point.',
      content: '## First\n\nSome *Markdown*.',
      category: 'tool',
      sourceType: 'original',
    },
  },
] as const;

// The journeys count list entries, so they must not run in parallel.
test.describe.configure({ mode: 'default' });

for (const { name, path, feed, api, missing, back, fields } of boards) {
  if (!hasPage(path)) continue;
  test(`a post of ${name} is published, moved, deleted and restored`, async ({ page }) => {
    await signIn(page);
    const title = `Published at ${Date.now()} <b>&</b> 'quoted'`;
    const at = (slug: string) => page.request.get(`${path}/${slug}`, { maxRedirects: 0 });

    // Everything that lists posts is in the cache, as for earlier readers.
    const seenIn = async (words: string) => {
      const shown = async (path: string) =>
        (await (await page.request.get(path)).text()).includes(words);
      return Promise.all([path, feed, '/sitemap.xml', api].map(shown));
    };
    const [everywhere, nowhere] = [Array(4).fill(true), Array(4).fill(false)];

    // A draft appears nowhere.
    const created = await page.request.post(api, { data: { ...fields, title, published: false } });
    expect(created.status()).toBe(201);
    const { id, slug } = await created.json();
    expect((await at(slug)).status()).toBe(404);
    expect(await seenIn(slug)).toEqual(nowhere);

    // Once published, it is everywhere as soon as the change is answered.
    await change(page, `${api}/${id}`, { published: true });
    expect((await at(slug)).status()).toBe(200);
    expect(await seenIn(slug)).toEqual(everywhere);
    await page.goto(path);
    await cardOf(page, title).getByRole('link').click();
    await expect(page).toHaveURL(`${path}/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { name: 'First', exact: true })).toBeVisible();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      new RegExp(`${path}/${slug}$`),
    );

    // After it moves, its old address redirects to the new one.
    const moved = `${slug}-moved`;
    await change(page, `${api}/${id}`, { slug: moved });
    expect((await at(moved)).status()).toBe(200);
    const old = await at(slug);
    expect([old.status(), old.headers().location]).toEqual([301, `${path}/${moved}`]);

    // Once deleted, it is gone as soon as the change is answered, and its page says so.
    expect((await page.request.delete(`${api}/${id}`)).status()).toBe(204);
    expect(await seenIn(moved)).toEqual(nowhere);
    await expectMissing(page, `${path}/${moved}`, missing, back);

    // It can be restored.
    expect((await page.request.post(`${api}/${id}/restore`)).status()).toBe(200);
    expect((await at(moved)).status()).toBe(200);
    expect(await seenIn(moved)).toEqual(everywhere);

    // Unpublished, it is a draft again.
    await change(page, `${api}/${id}`, { published: false });
    expect(await seenIn(moved)).toEqual(nowhere);
    expect((await at(moved)).status()).toBe(404);
    expect((await page.request.delete(`${api}/${id}`)).status()).toBe(204);
  });
}

test('an external post links to its source, with a page and without', async ({ page }) => {
  await signIn(page);
  const { fields } = boards[1];
  const data = { ...fields, title: `Elsewhere ${Date.now()}`, sourceType: 'external' };
  const url = '/signal-board/rss.xml?a=1&b=2';
  const { id, slug } = await (
    await page.request.post('/api/signal-board', { data: { ...data, url } })
  ).json();
  const response = await page.request.get(`/signal-board/${slug}`);
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');

  await page.context().route('**/rss.xml*', (route) => route.fulfill({ body: 'the source' }));
  const opened = page.context().waitForEvent('page');
  await page.goto(`/signal-board/${slug}`);
  expect((await opened).url()).toContain(url);
  await expect(page).toHaveURL('/signal-board');
  expect((await page.request.delete(`/api/signal-board/${id}`)).status()).toBe(204);
});

test('the served site says when it was built', async ({ page }) => {
  const response = await page.request.get('/version.json');
  expect(response.headers()['cache-control']).toBe('no-store');
  const { builtAt } = await response.json();
  expect(Date.parse(builtAt)).toBeLessThan(Date.now());
});

test.describe('an unknown address', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('gets the not-found page of its board, or of the site', async ({ page }) => {
    await expectMissing(page, '/blog/no-such-article', 'Article Not Found', 'Back to Blog');
    await expectMissing(page, '/signal-board/none', 'Post Not Found', 'Back to Signal Board');
    for (const path of ['/blog/a/b', '/signal-board/a/b', '/admin-dashboard/post/x']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found');
    }
  });
});

async function expectMissing(page: Page, path: string, title: string, back: string) {
  const response = await page.request.get(path);
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(new RegExp(`<h1[^>]*>\\s*${title}\\s*</h1>`));
  expect(html).toContain(back);
}

async function change(page: Page, path: string, data: object): Promise<void> {
  expect((await page.request.patch(path, { data })).status()).toBe(200);
}

function cardOf(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title, exact: true });
  return page.getByRole('tabpanel').getByRole('article').filter({ has: heading });
}
