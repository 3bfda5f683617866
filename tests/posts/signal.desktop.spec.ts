import { posts } from '#src/content/messages.ts';
import { boardHeads } from '#src/content/notices.data.ts';
import { demoSignals } from '#src/domain/posts/demo.ts';
import { demoAgency, expect, expectAccessible, firefoxFirst, inFirefox, test } from '../fixtures.ts';
import { expectLink, hasPage } from '../parts.ts';

/** A post that leads to another site. */
const external = demoSignals.find((post) => post.url);
const { slug, title, url = '' } = external ?? { slug: '', title: '' };

test(
  'a post of ours opens here, an external one its source',
  { tag: [demoAgency.tag, firefoxFirst.tag] },
  async ({ page }) => {
    await page.goto('/signal-board');
    const card = page.getByRole('tabpanel').getByRole('article');
    const theirs = card.filter({ hasText: 'OCRmyPDF' });
    await expect(theirs.getByText(posts.external, { exact: true })).toBeVisible();
    const link = theirs.getByRole('link', { name: posts.visitSource });
    await expect(link).toHaveAttribute('href', 'https://ocrmypdf.readthedocs.io/');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAccessibleDescription(/Opens in a new tab$/);

    const ours = card.filter({ hasText: 'The one-week tally sheet' });
    await expect(ours.getByText('Playbook', { exact: true })).toBeVisible();
    await expect(ours.getByRole('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    await expect(ours.getByText(posts.external)).toBeHidden();
    await ours.getByRole('link', { name: posts.readMore }).click();
    await expect(page).toHaveURL('/signal-board/the-one-week-tally-sheet');
    await expect(page).toHaveTitle('The one-week tally sheet | Freehand');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('The one-week tally sheet');
    await expect(main.getByRole('time').first()).toHaveText(/^[A-Z][a-z]{2,8} \d{1,2}, \d{4}$/);
    const back = main.getByRole('link', { name: posts.backToSignalBoard });
    await expect(back).toHaveCount(2);
    await back.last().click();
    await expect(page).toHaveURL('/signal-board');
  },
);

test('a post from another site opens in a new tab, or shows its link', inFirefox, async ({ page, context }) => {
  await context.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }));
  const opened = context.waitForEvent('page');
  await page.goto('/signal-board');
  await page.goto(`/signal-board/${slug}`).catch(() => {});
  expect(['about:blank', url]).toContain((await opened).url());
  await expect(page).toHaveURL('/signal-board');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(boardHeads['signal-board'].title);

  await page.addInitScript(() => (window.open = () => null));
  await page.goto(`/signal-board/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectLink(page, posts.visitSource, url);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expectAccessible(page);
  await expect(page).toHaveURL(`/signal-board/${slug}`);
});

test('without a post the page says so, and links back', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  const boards = [
    { path: '/signal-board', title: posts.postNotFound, why: posts.postNotFoundReason, back: posts.backToSignalBoard },
    { path: '/blog', title: posts.articleNotFound, why: posts.articleNotFoundReason, back: posts.backToBlog },
  ].filter((board) => hasPage(board.path));
  for (const board of boards) {
    await page.goto(`${board.path}/no-such-post`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(board.title);
    await expect(page.getByText(board.why)).toBeVisible();
    await page.getByRole('link', { name: board.back }).click();
    await expect(page).toHaveURL(board.path);
  }
});
