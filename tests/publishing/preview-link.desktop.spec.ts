/** An admin shows drafts to somebody who cannot sign in. */
import { posts } from '#src/content/messages.ts';
import { createPost, unique } from '../admin-editor/editor.ts';
import { adminTest as test, expect } from '../fixtures.ts';
import { toasts } from '../parts.ts';

test('a draft opens by its link alone, without a session', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = unique('Draft');
  const { id, slug } = await createPost(page, 'blog', { title });
  await page.goto(`/admin-dashboard/blog/post/${id}`);
  await page.getByRole('button', { name: 'Copy preview link' }).click();
  await expect(toasts(page)).toContainText('Preview link copied');
  const url = await page.evaluate(() => navigator.clipboard.readText());

  const visitor = await browser.newContext({ storageState: undefined });
  const theirs = await visitor.newPage();
  const answer = await theirs.goto(url);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(theirs.getByRole('note')).toContainText(posts.previewNote);
  await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  // Changes show at once, because the page is not cached.
  const get = async (address: string) => {
    const response = await visitor.request.get(address);
    return [response.status(), await response.text()];
  };
  await page.request.patch(`/api/blog/${id}`, { data: { title: `${title} again` } });
  expect(await get(url)).toEqual([200, expect.stringContaining(`${title} again`)]);
  const wrong = url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const address of [wrong, `${new URL(url).origin}/blog/${slug}`]) {
    expect((await get(address))[0]).toBe(404);
  }
  await page.request.delete(`/api/blog/${id}`);
  expect((await get(url))[0]).toBe(404);

  await test.step('so does one of the Signal Board', async () => {
    const post = await createPost(page, 'signal-board', { title: `${title}, a signal` });
    const link = await page.request.post(`/api/signal-board/${post.id}/preview-link`);
    expect(await get((await link.json()).url)).toEqual([200, expect.stringContaining(post.title)]);
  });
  await visitor.close();
});
