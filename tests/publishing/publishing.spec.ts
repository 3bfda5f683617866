/** Visitors see what an admin publishes. Each journey restores the board. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../sign-in.ts';

const lede = 'It says <em>little</em>, “quoted” & to the point.';
const path = '/signal-board';
const api = `/api${path}`;
const fields = {
  ...{ description: lede, category: 'tool', sourceType: 'original' },
  content: '## First\n\nSome *Markdown*.',
};

// The journeys count list entries, so they must not run in parallel.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ page }) => signIn(page));

async function change(page: Page, path: string, data: object): Promise<void> {
  expect((await page.request.patch(path, { data })).status()).toBe(200);
}

// The same of an article is in tests/api/posts.spec.ts.
test('a signal is published, moved, deleted and restored, as soon as the change is answered', async ({
  page,
}) => {
  const title = `Published at ${Date.now()} <b>&</b> 'quoted'`;
  const at = (slug: string) => page.request.get(`${path}/${slug}`, { maxRedirects: 0 });
  // Everything that lists posts is in the cache, as for earlier readers.
  const seenIn = async (words: string) => {
    const shown = async (path: string) =>
      (await (await page.request.get(path)).text()).includes(words);
    return Promise.all([path, `${path}/atom.xml`, '/sitemap.xml', api].map(shown));
  };
  const [everywhere, nowhere] = [Array(4).fill(true), Array(4).fill(false)];

  const created = await page.request.post(api, { data: { ...fields, title, published: false } });
  expect(created.status()).toBe(201);
  const { id, slug } = await created.json();
  expect((await at(slug)).status()).toBe(404);
  expect(await seenIn(slug)).toEqual(nowhere);

  await change(page, `${api}/${id}`, { published: true });
  expect(await seenIn(slug)).toEqual(everywhere);
  await page.goto(path);
  const heading = page.getByRole('heading', { name: title, exact: true });
  const cards = page.getByRole('tabpanel').getByRole('article');
  await cards.filter({ has: heading }).getByRole('link').click();
  await expect(page).toHaveURL(`${path}/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { name: 'First', exact: true })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${path}/${slug}$`),
  );

  const moved = `${slug}-moved`;
  await change(page, `${api}/${id}`, { slug: moved });
  expect((await at(moved)).status()).toBe(200);
  const old = await at(slug);
  expect([old.status(), old.headers().location]).toEqual([301, `${path}/${moved}`]);

  expect((await page.request.delete(`${api}/${id}`)).status()).toBe(204);
  expect(await seenIn(moved)).toEqual(nowhere);
  expect((await at(moved)).status()).toBe(404);

  expect((await page.request.post(`${api}/${id}/restore`)).status()).toBe(200);
  expect((await at(moved)).status()).toBe(200);
  expect(await seenIn(moved)).toEqual(everywhere);
  await change(page, `${api}/${id}`, { published: false });
  expect(await seenIn(moved)).toEqual(nowhere);
  expect((await at(moved)).status()).toBe(404);
  expect((await page.request.delete(`${api}/${id}`)).status()).toBe(204);
});

test('an external post links to its source, with a page and without', async ({ page }) => {
  const url = '/signal-board/rss.xml?a=1&b=2';
  const data = {
    ...fields,
    title: `Elsewhere ${Date.now()}`,
    sourceType: 'external',
    url,
  };
  const created = await page.request.post(api, { data });
  const { id, slug } = await created.json();
  const html = await (await page.request.get(`${path}/${slug}`)).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('rel="canonical"');

  await page.context().route('**/rss.xml*', (route) => route.fulfill({ body: 'the source' }));
  const opened = page.context().waitForEvent('page');
  await page.goto(`${path}/${slug}`);
  expect((await opened).url()).toContain(url);
  await expect(page).toHaveURL(path);
  expect((await page.request.delete(`${api}/${id}`)).status()).toBe(204);
});
