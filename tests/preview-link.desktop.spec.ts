/** An admin shows drafts to somebody who cannot sign in. */
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';
import { toasts } from './parts.ts';

const posts = {
  blog: {
    summary: 'Of some words.',
    content: '<p>Fifty letters are soon typed by a machine, as by a person.</p>',
    ...{ category: 'technology', author: 'Ines Sandoval', published: false },
  },
  'signal-board': {
    description: 'Of some words.',
    content: 'Fifty letters are soon typed by a machine.',
    ...{ category: 'tool', sourceType: 'original', published: false },
  },
} as const;

for (const [board, fields] of Object.entries(posts)) {
  test(`a draft of ${board} opens by its link without a session, and without the link for nobody`, async ({
    page,
    browser,
  }) => {
    await signIn(page);
    const title = `Draft ${crypto.randomUUID()}`;
    const data = { ...fields, title };
    const post = await (await page.request.post(`/api/${board}`, { data })).json();
    const link = await page.request.post(`/api/${board}/${post.id}/preview-link`);
    const { url } = await link.json();

    const visitor = await browser.newContext();
    const theirs = await visitor.newPage();
    const answer = await theirs.goto(url);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(theirs.getByRole('note')).toContainText('This is a preview');
    await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    // Changes show at once, because the page is not cached.
    await page.request.patch(`/api/${board}/${post.id}`, { data: { title: `${title} again` } });
    await theirs.reload();
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(`${title} again`);

    const wrong = url.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A'));
    for (const address of [wrong, `/${board}/${post.slug}`]) {
      expect((await visitor.request.get(address)).status()).toBe(404);
    }
    await page.request.delete(`/api/${board}/${post.id}`);
    expect((await visitor.request.get(url)).status()).toBe(404);
    await visitor.close();
  });
}

test('the editor copies the link to the saved version', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  const data = { ...posts.blog, title: `Draft ${crypto.randomUUID()}` };
  const post = await (await page.request.post('/api/blog', { data })).json();
  await page.goto(`/admin-dashboard/blog/post/${post.id}`);
  await page.getByRole('button', { name: 'Copy preview link' }).click();
  await expect(toasts(page)).toContainText('Preview link copied');
  const url = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.title);
  await page.request.delete(`/api/blog/${post.id}`);
});
