import { expect, hold, test, watchShifts } from '../fixtures.ts';
import { hasPage } from '../parts.ts';
import { answer, button, CALL, cards, searchbox, signals, tab } from './list.ts';

test('nothing shifts during an update; a search shows that it is loading', async ({ page }) => {
  const update = await hold(page, CALL);
  await page.goto('/signal-board');
  // Fallback letters have other widths. The test is about what happens after the fonts have loaded.
  await page.evaluate(() => document.fonts.ready);
  const shifted = await watchShifts(page);
  const answered = page.waitForResponse(CALL);
  update();
  await (await answered).finished();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await shifted()).toBe(0);

  const search = await hold(page, CALL, { json: [] });
  await searchbox(page).fill('anything');
  await button(page, 'Search').click();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveText('Loading');
  search();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
  await expect(page.getByText('No signals found')).toBeVisible();
});

test('more pages are loaded on request; a tab finds posts on them', async ({ page }) => {
  const link = '</api/signal-board?offset=100>; rel="next"';
  const [tool] = signals.filter(({ category }) => category === 'tool');
  const first = signals.filter(({ category }) => category === 'playbook');
  const queries = await answer(
    page,
    { json: first, link },
    { json: [tool] },
    { json: signals.slice(0, 3), link },
    { json: signals.slice(2) },
  );
  await page.goto('/signal-board');
  await expect(page.getByText(new RegExp(`^${first.length}\\+ signals?$`))).toBeVisible();
  await tab(page, 'Tools').click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('No signals found')).toBeHidden();

  await tab(page, 'All').click();
  await expect(page.getByText('3+ signals')).toBeVisible();
  await button(page, 'Load more').click();
  await expect(page.getByText(`${signals.length} signals`)).toBeVisible();
  await expect(button(page, 'Load more')).toBeHidden();
  expect(queries).toEqual(['', '?category=tool', '', '?offset=100']);
});

test('of a missing picture the drawn thumbnail stays', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  await page.route('/no-such-picture.webp', (route) => route.abort());
  await answer(page, { json: [{ ...signals[0], thumbnailUrl: '/no-such-picture.webp' }] });
  await page.goto('/signal-board');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).locator('img')).toBeHidden();
  await expect(cards(page).locator('svg').first()).toBeVisible();
});

test('a card without a picture of its author or a reading time goes without', async ({ page }) => {
  test.skip(!hasPage('/blog'), 'This site has no blog.');
  const plain = {
    id: 1,
    title: 'Plain',
    summary: 'Short.',
    category: 'industry',
    slug: 'plain',
    author: 'noor',
    authorTitle: null,
    authorImageUrl: null,
    thumbnailUrl: null,
    readTimeMinutes: null,
    createdAt: new Date(Date.now() - 90_000).toISOString(),
  };
  await answer(page, { json: [plain] });
  await page.goto('/blog');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByText('min read')).toBeHidden();
  for (const part of ['1 minute ago', 'N', 'Industry']) {
    await expect(cards(page).getByText(part, { exact: true })).toBeVisible();
  }
});
