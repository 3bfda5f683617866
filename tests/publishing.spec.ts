/** What an admin publishes, as visitors come to see it. Each journey leaves the boards as they were. */
import type { APIResponse, Page } from '@playwright/test';
import { parse, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

/** A static page is there within a minute. */
const STATIC = { timeout: 60_000, intervals: [250, 500, 1000] };
/** A page that stands for something older goes with the next build, however busy the machine. */
const REBUILT = { ...STATIC, timeout: 120_000 };
/** Lists show a change within five seconds. */
const LISTED = { timeout: 5000 };

const boards = [
  {
    name: 'the blog',
    path: '/blog',
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

// The pages are built anew for every journey, so one after the other.
test.describe.configure({ mode: 'default', timeout: 600_000 });

for (const { name, path, api, missing, back, fields } of boards) {
  test(`a post of ${name} comes, moves, goes and comes back`, async ({ page }) => {
    await signIn(page);
    const title = `Published at ${Date.now()} <b>&</b> 'quoted'`;
    const at = (slug: string) => page.request.get(`${path}/${slug}`, { maxRedirects: 0 });

    // A draft is nowhere.
    const created = await page.request.post(api, { data: { ...fields, title, published: false } });
    expect(created.status()).toBe(201);
    const { id, slug } = await created.json();
    expect((await at(slug)).status()).toBe(404);
    await page.goto(path);
    await expect(cardOf(page, title)).toHaveCount(0);

    // Published, it has a page at once, made by a function, and is on the list.
    await change(page, `${api}/${id}`, { published: true });
    const first = await at(slug);
    expect([first.status(), isStatic(first)]).toEqual([200, false]);
    await page.goto(path);
    await expect(cardOf(page, title)).toBeVisible(LISTED);
    await cardOf(page, title).getByRole('link').click();
    await expect(page).toHaveURL(`${path}/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { name: 'First', exact: true })).toBeVisible();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      new RegExp(`${path}/${slug}$`),
    );

    // Within a minute it is a static page, the same to the letter.
    await expect.poll(async () => isStatic(await at(slug)), STATIC).toBe(true);
    expect(mainOf(await (await at(slug)).text())).toBe(mainOf(await first.text()));

    // Under another address, the old one leads there.
    const moved = `${slug}-moved`;
    await change(page, `${api}/${id}`, { slug: moved });
    expect((await at(moved)).status()).toBe(200);
    await expect.poll(async () => (await at(slug)).status(), REBUILT).toBe(301);
    expect((await at(slug)).headers().location).toBe(`${path}/${moved}`);
    await page.goto(`${path}/${slug}`);
    await expect(page).toHaveURL(`${path}/${moved}`);

    // Deleted, it is gone for calls and lists at once, and then as a page.
    expect((await page.request.delete(`${api}/${id}`)).status()).toBe(204);
    await page.goto(path);
    await expect(cardOf(page, title)).toHaveCount(0, LISTED);
    await expect.poll(async () => (await at(moved)).status(), REBUILT).toBe(404);
    await expectMissing(page, `${path}/${moved}`, missing, back);

    // And comes back.
    expect((await page.request.post(`${api}/${id}/restore`)).status()).toBe(200);
    expect((await at(moved)).status()).toBe(200);
    await page.goto(path);
    await expect(cardOf(page, title)).toBeVisible(LISTED);

    // Taken from the public, it is a draft again.
    await change(page, `${api}/${id}`, { published: false });
    await page.goto(path);
    await expect(cardOf(page, title)).toHaveCount(0, LISTED);
    await expect.poll(async () => (await at(moved)).status(), REBUILT).toBe(404);
    expect((await page.request.delete(`${api}/${id}`)).status()).toBe(204);
  });
}

test('a post from elsewhere is left for its source, with a page and without', async ({ page }) => {
  await signIn(page);
  const { fields } = boards[1];
  const data = { ...fields, title: `Elsewhere ${Date.now()}`, sourceType: 'external' };
  const url = '/signal-board/rss.xml?a=1&b=2';
  const { id, slug } = await (
    await page.request.post('/api/signal-board', { data: { ...data, url } })
  ).json();
  const response = await page.request.get(`/signal-board/${slug}`);
  const html = await response.text();
  expect(isStatic(response)).toBe(false);
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

test.describe('an address that leads nowhere', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('is a page of its board, or of the site', async ({ page }) => {
    await expectMissing(page, '/blog/no-such-article', 'Article Not Found', 'Back to Blog');
    await expectMissing(page, '/signal-board/none', 'Post Not Found', 'Back to Signal Board');
    for (const path of [
      '/blog/a/b',
      '/signal-board/a/b',
      '/shells/blog-post',
      '/admin-dashboard/post/x',
    ]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found');
    }
  });
});

async function expectMissing(page: Page, path: string, title: string, back: string) {
  const response = await page.request.get(path);
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).toContain(back);
}

async function change(page: Page, path: string, data: object): Promise<void> {
  expect((await page.request.patch(path, { data })).status()).toBe(200);
}

function cardOf(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title, exact: true });
  return page.getByRole('tabpanel').getByRole('article').filter({ has: heading });
}

/** Functions name each request, files do not. */
function isStatic(response: APIResponse): boolean {
  return response.headers()['x-request-id'] === undefined;
}

/** The main element as a browser reads it. */
function mainOf(html: string): string {
  const main = find(parse(html), 'main');
  if (!main) throw new Error('The page has no main element.');
  return serializeOuter(main);
}

function find(
  node: DefaultTreeAdapterTypes.Node,
  name: string,
): DefaultTreeAdapterTypes.Element | undefined {
  if ('tagName' in node && node.tagName === name) return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = find(child, name);
    if (found) return found;
  }
  return undefined;
}
