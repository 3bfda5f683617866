/** Visitors see what an admin publishes. Each journey restores the board. */
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

// What becomes of a post that moves or is deleted is in tests/api/posts.spec.ts.
test('a signal is public as soon as the change is answered, and private again', async ({
  page,
}) => {
  const title = `Published at ${Date.now()} <b>&</b> 'quoted'`;
  const { id, slug } = await (
    await page.request.post(api, { data: { ...fields, title, published: false } })
  ).json();
  const set = (data: object) => page.request.patch(`${api}/${id}`, { data });
  // Everything that lists posts is in the cache, as for earlier readers.
  const seenIn = () => {
    const shown = async (path: string) =>
      (await (await page.request.get(path)).text()).includes(slug);
    return Promise.all([path, `${path}/atom.xml`, '/sitemap.xml', api].map(shown));
  };
  const [everywhere, nowhere] = [Array(4).fill(true), Array(4).fill(false)];
  expect(await seenIn()).toEqual(nowhere);

  expect((await set({ published: true })).status()).toBe(200);
  expect(await seenIn()).toEqual(everywhere);
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
  expect((await set({ published: false })).status()).toBe(200);
  expect(await seenIn()).toEqual(nowhere);
  expect((await page.request.get(`${path}/${slug}`)).status()).toBe(404);
  await page.request.delete(`${api}/${id}`);
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
