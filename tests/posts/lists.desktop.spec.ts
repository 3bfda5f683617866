import { blogTabs, signalBoardTabs } from '#src/content/labels.data.ts';
import { boardHeads } from '#src/content/notices.data.ts';
import { demoArticles, demoSignals } from '#src/domain/posts/demo.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { hasPage } from '../parts.ts';
import { answer, button, CALL, cards, searchbox, shown, signals, tab } from './list.ts';

const boards = [
  {
    path: '/blog',
    title: boardHeads.blog.title,
    tabs: blogTabs,
    posts: demoArticles.filter(({ published }) => published),
    failed: 'Unable to load blog posts',
    none: 'No articles found',
  },
  {
    path: '/signal-board',
    title: boardHeads['signal-board'].title,
    tabs: signalBoardTabs,
    posts: demoSignals.filter(({ published }) => published),
    failed: 'Failed to load content',
    none: 'No signals found',
  },
].filter(({ path }) => hasPage(path));

for (const { path, title, tabs, posts, failed, none } of boards) {
  const titlesIn = (category?: string) =>
    posts.filter((post) => post.category === category).map((post) => post.title);

  test(`${path} is loaded once, and filtered by tabs or its address`, async ({ page }) => {
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
    await button(page, 'Refresh').click();
    await expect.poll(() => calls).toBe(2);

    await page.goto(`${path}?category=${second?.value}`);
    await expect(tab(page, second?.label ?? '')).toHaveAttribute('aria-selected', 'true');
    await expect(shown(page).getByRole('heading')).toHaveText(titlesIn(second?.value));
  });

  test(`${path} keeps its posts after a failure; a search shows none`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/);
    await page.route(CALL, (route) => route.abort(), { times: 1 });
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(failed);
    await expect(page.getByText('What you see below')).toBeVisible();
    await expect(shown(page)).toHaveCount(posts.length);
    await expectAccessible(page);
    await button(page, 'Try Again').click();
    await expect(page.getByText(failed)).toBeHidden();
    await expect(shown(page)).toHaveCount(posts.length);

    await page.route(CALL, (route) => route.fulfill({ status: 503, json: { message: 'no' } }));
    await searchbox(page).fill('week');
    await button(page, 'Search').click();
    await expect(page.getByText(failed)).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
    await expect(page.getByText(none)).toBeHidden();
  });
}

test('a search sends a request, within its category too; Refresh repeats it', async ({ page }) => {
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
  await button(page, 'Search').click();
  await expect(page.getByText('1 signal for “inbox”')).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
  await button(page, 'Refresh').click();
  await expect(page.getByText('No signals found')).toBeVisible();
  await expect(page.getByText('Change the filters')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Show all').click();
  await expect(searchbox(page)).toHaveValue('');
  await expect(page).toHaveURL('/signal-board');

  await tab(page, 'Playbooks').click();
  await searchbox(page).fill('week');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 signal in Playbook for “week”')).toBeVisible();
  await tab(page, 'All').click();
  await expect(shown(page)).toHaveCount(signals.length);
  expect(queries).toEqual([
    '',
    '?search=inbox',
    '?search=inbox',
    '',
    '?category=playbook&search=week',
    '?search=week',
  ]);
});
