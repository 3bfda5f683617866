/** The lists of posts, in part with mocked answers to what they request. */
import type { Page } from '@playwright/test';
import { posts as postsWords } from '#src/content/messages.ts';
import { boardHeads } from '#src/content/notices.data.ts';
import { demoSignals } from '#src/domain/posts/demo.ts';
import { expect, expectAccessible, firefoxFirst, hold, inFirefox, test, watchShifts } from '../fixtures.ts';
import { nightlyUnless } from '../every-page/routes.ts';
import { boards, button, hasPage } from '../parts.ts';
import { categoriesOf, tabsOf } from '#src/domain/posts/categories.ts';

const CALL = /\/api\/(blog|signal-board)(\?|$)/;
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const shown = (page: Page) => cards(page).filter({ visible: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const searchbox = (page: Page) => page.getByRole('searchbox', { name: postsWords.search });

/** The board's posts as its call returns them. */
const signals = demoSignals
  .filter(({ published }) => published)
  .map((post, index) => {
    const day = new Date(Date.UTC(2026, 0, 28 - index, 15)).toISOString();
    return { thumbnailUrl: null, url: null, ...post, id: index + 1, createdAt: day, updatedAt: day };
  });

/** Mocks the list request, and returns the queries it got. */
async function answer(page: Page, ...answers: { json?: unknown; status?: number; link?: string }[]) {
  const queries: string[] = [];
  await page.route(CALL, async (route) => {
    const { json = [], status = 200, link } = answers[queries.length] ?? answers.at(-1) ?? {};
    queries.push(new URL(route.request().url()).search);
    await route.fulfill({ status, json, headers: link ? { Link: link } : {} });
  });
  return queries;
}

/** A category of the Signal Board, and its last one. */
const [kind] = categoriesOf['signal-board'];
const last = categoriesOf['signal-board'].at(-1);

/** What the list of a board says and is filtered by. */
const words = {
  '/blog': { tabs: tabsOf('blog'), failed: postsWords.articlesNotLoaded, none: postsWords.noArticles },
  '/signal-board': { tabs: tabsOf('signal-board'), failed: postsWords.signalsNotLoaded, none: postsWords.noSignals },
};

for (const { path, posts } of boards) {
  const { tabs, failed, none } = words[path];
  const { title } = boardHeads[path === '/blog' ? 'blog' : 'signal-board'];
  const titlesIn = (category?: string) => posts.filter((post) => post.category === category).map((post) => post.title);

  // The lists share their code: by day one of them.
  const name = `${path} is loaded once, is filtered, and keeps posts if it fails`;
  test(name, nightlyUnless(['/signal-board'], path), async ({ page, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    let calls = 0;
    page.on('request', (request) => (calls += CALL.test(request.url()) ? 1 : 0));
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('tab')).toHaveText(tabs.map(({ label }) => label));
    await expect(cards(page).getByRole('heading')).toHaveText(posts.map((post) => post.title));

    const [, first, second] = tabs;
    await tab(page, first?.label ?? '').click();
    await expect(shown(page).getByRole('heading')).toHaveText(titlesIn(first?.value));
    await expect(page).toHaveURL(`${path}?category=${first?.value}`);
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, second?.label ?? '')).toBeFocused();
    await expect(shown(page).getByRole('heading')).toHaveText(titlesIn(second?.value));
    await page.keyboard.press('Home');
    await expect(shown(page)).toHaveCount(posts.length);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    expect(calls).toBe(1);
    await button(page, postsWords.refresh).click();
    await expect.poll(() => calls).toBe(2);

    await page.goto(`${path}?category=${second?.value}`);
    await expect(tab(page, second?.label ?? '')).toHaveAttribute('aria-selected', 'true');
    await expect(shown(page).getByRole('heading')).toHaveText(titlesIn(second?.value));

    await page.route(CALL, (route) => route.abort(), { times: 1 });
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(failed);
    await expect(page.getByText(postsWords.mayBeOutOfDate)).toBeVisible();
    await expect(shown(page)).toHaveCount(posts.length);
    await expectAccessible(page);
    await button(page, postsWords.reload).click();
    await expect(page.getByText(failed)).toBeHidden();
    await expect(shown(page)).toHaveCount(posts.length);

    await page.route(CALL, (route) => route.fulfill({ status: 503, json: { message: 'no' } }));
    await searchbox(page).fill('week');
    await button(page, postsWords.search).click();
    await expect(page.getByText(failed)).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
    await expect(page.getByText(none)).toBeHidden();
  });
}

test('a search sends a request, within its category too; Refresh repeats it', inFirefox, async ({ page }) => {
  const queries = await answer(
    page,
    { json: signals },
    { json: signals.slice(2, 3) },
    { json: [] },
    { json: signals },
    { json: signals.slice(0, 1) },
    { json: signals },
  );
  await page.goto('/signal-board');
  await searchbox(page).fill('inbox');
  await button(page, postsWords.search).click();
  await expect(page.getByText(postsWords.countFor(postsWords.signals(1), 'inbox'))).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
  await button(page, postsWords.refresh).click();
  await expect(page.getByText(postsWords.countFor(postsWords.signals(0), 'inbox'))).toBeVisible();
  await expect(page.getByText(postsWords.noSignals)).toBeVisible();
  await expect(page.getByText(postsWords.tryOtherFilters)).toBeVisible();
  await expectAccessible(page);
  await button(page, postsWords.showAll).click();
  await expect(searchbox(page)).toHaveValue('');
  await expect(page).toHaveURL('/signal-board');

  await tab(page, kind?.tab ?? '').click();
  await searchbox(page).fill('week');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(postsWords.countFor(postsWords.countIn(postsWords.signals(1), kind?.label ?? ''), 'week')),
  ).toBeVisible();
  await tab(page, postsWords.allCategories).click();
  await expect(shown(page)).toHaveCount(signals.length);
  const inKind = `?category=${kind?.id}&search=week`;
  expect(queries).toEqual(['', '?search=inbox', '?search=inbox', '', inKind, '?search=week']);
});

test('nothing shifts during an update; a search shows that it is loading', inFirefox, async ({ page }) => {
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
  await button(page, postsWords.search).click();
  await expect(page.getByRole('status', { name: postsWords.loading })).toHaveText(postsWords.loading);
  search();
  await expect(page.getByRole('status', { name: postsWords.loading })).toBeHidden();
  await expect(page.getByText(postsWords.noSignals)).toBeVisible();
});

test('more pages are loaded on request; a tab finds posts on them', firefoxFirst, async ({ page }) => {
  const link = '</api/signal-board?offset=100>; rel="next"';
  const [tool] = signals.filter(({ category }) => category === last?.id);
  const first = signals.filter(({ category }) => category === kind?.id);
  const queries = await answer(
    page,
    { json: first, link },
    { json: [tool] },
    { json: signals.slice(0, 3), link },
    { json: signals.slice(2) },
  );
  await page.goto('/signal-board');
  await expect(page.getByText(postsWords.signalsAndMore(first.length), { exact: true })).toBeVisible();
  await tab(page, last?.tab ?? '').click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText(postsWords.noSignals)).toBeHidden();

  await tab(page, postsWords.allCategories).click();
  await expect(page.getByText(postsWords.signalsAndMore(3))).toBeVisible();
  await button(page, postsWords.loadMore).click();
  await expect(page.getByText(postsWords.signals(signals.length), { exact: true })).toBeVisible();
  await expect(button(page, postsWords.loadMore)).toBeHidden();
  expect(queries).toEqual(['', `?category=${last?.id}`, '', '?offset=100']);
});

test(
  'a card goes without what is missing: a picture, one of its author, a reading time',
  firefoxFirst,
  async ({ page, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    await page.route('/no-such-picture.webp', (route) => route.abort());
    await answer(page, { json: [{ ...signals[0], thumbnailUrl: '/no-such-picture.webp' }] });
    await page.goto('/signal-board');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).locator('img')).toBeHidden();
    await expect(cards(page).locator('svg').first()).toBeVisible();

    if (!hasPage('/blog')) return;
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
    await page.unroute(CALL);
    await answer(page, { json: [plain] });
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByText(postsWords.readingTime(1).replace(/^1\s/, ''))).toBeHidden();
    for (const part of ['N', 'Industry']) {
      await expect(cards(page).getByText(part, { exact: true })).toBeVisible();
    }
  },
);
