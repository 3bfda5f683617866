import type { Page } from '@playwright/test';
import { demoSignals as signalBoard } from '#src/domain/posts/demo.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const CALL = /\/api\/signal-board(\?|$)/;
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const signals = signalBoard.filter(({ published }) => published);
const countOf = (category: string) => signals.filter((post) => post.category === category).length;
const posts = signals.map((post, index) => ({
  thumbnailUrl: null,
  url: null,
  ...post,
  id: index + 1,
  published: true,
  createdAt: new Date(Date.UTC(2026, 0, 28 - index, 15)).toISOString(),
  updatedAt: new Date(Date.UTC(2026, 0, 28 - index, 15)).toISOString(),
}));
/** Mocks the list request, and returns the queries it got. */
async function answer(
  page: Page,
  ...answers: { json?: unknown; status?: number; link?: string }[]
) {
  const queries: string[] = [];
  await page.route(CALL, async (route) => {
    const { json = [], status = 200, link } = answers[queries.length] ?? answers.at(-1) ?? {};
    queries.push(new URL(route.request().url()).search);
    await route.fulfill({ status, json, headers: link ? { Link: link } : {} });
  });
  return queries;
}

test.describe('the list', () => {
  test(
    'shows the collected posts, newest first',
    { tag: ['@desktop', '@demo-agency'] },
    async ({ page }) => {
      await page.goto('/signal-board');
      await expect(page).toHaveTitle('Signal Board | Freehand');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signal Board');
      await expect(page.getByRole('tab')).toHaveText([
        ...['All', 'Playbooks', 'Signals', 'Ideas', 'In the Wild', 'Tools'],
      ]);
      await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
      await expect(cards(page).getByRole('heading')).toHaveText(signals.map(({ title }) => title));
      await expect(page.getByText(`${signals.length} signals`)).toBeVisible();
      await expectAccessible(page);
    },
  );

  test(
    'a card of ours opens here, an external one opens its source',
    { tag: ['@desktop', '@demo-agency'] },
    async ({ page }) => {
      await page.goto('/signal-board');
      const ours = cards(page).filter({ hasText: 'The one-week tally sheet' });
      await expect(ours.getByText('Playbook', { exact: true })).toBeVisible();
      await expect(ours.getByRole('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
      await expect(ours.getByText('External')).toBeHidden();
      await expect(ours.getByRole('link', { name: 'Read More' })).toHaveAttribute(
        'href',
        '/signal-board/the-one-week-tally-sheet',
      );
      const theirs = cards(page).filter({ hasText: 'OCRmyPDF' });
      await expect(theirs.getByText('External', { exact: true })).toBeVisible();
      const link = theirs.getByRole('link', { name: 'Visit Source' });
      await expect(link).toHaveAttribute('href', 'https://ocrmypdf.readthedocs.io/');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(link).toHaveAccessibleDescription(/Opens in a new tab$/);
    },
  );

  test('is loaded once, and the tabs filter it locally', { tag: '@desktop' }, async ({ page }) => {
    const queries = await answer(page, { json: posts });
    await page.goto('/signal-board');
    await tab(page, 'Playbooks').click();
    await expect(cards(page).filter({ visible: true })).toHaveCount(countOf('playbook'));
    await expect(page).toHaveURL('/signal-board?category=playbook');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Signals')).toBeFocused();
    await expect(tab(page, 'Signals')).toHaveAttribute('aria-selected', 'true');
    await expect(cards(page).filter({ visible: true })).toHaveCount(countOf('signal'));
    await page.keyboard.press('Home');
    await expect(cards(page).filter({ visible: true })).toHaveCount(signals.length);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    expect(queries).toEqual(['']);
  });

  test('an address with a category shows that category', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/signal-board?category=tool');
    await expect(tab(page, 'Tools')).toHaveAttribute('aria-selected', 'true');
    await expect(cards(page).filter({ visible: true })).toHaveCount(countOf('tool'));
  });

  test(
    'a search sends a request, and Refresh repeats it',
    { tag: '@desktop' },
    async ({ page }) => {
      const queries = await answer(
        page,
        { json: posts },
        { json: posts.slice(2, 3) },
        { json: [] },
      );
      await page.goto('/signal-board');
      await page.getByRole('searchbox', { name: 'Search' }).fill('inbox');
      await button(page, 'Search').click();
      await expect(page.getByText('1 signal for “inbox”')).toBeVisible();
      await expect(cards(page).filter({ visible: true })).toHaveCount(1);
      await button(page, 'Refresh').click();
      await expect(page.getByText('No signals found')).toBeVisible();
      await expect(page.getByText('Change the filters')).toBeVisible();
      await expectAccessible(page);
      expect(queries).toEqual(['', '?search=inbox', '?search=inbox']);
      await button(page, 'Show all').click();
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await expect(page).toHaveURL('/signal-board');
    },
  );

  test(
    'a search within a category sends both, and leaving the category searches again',
    { tag: '@desktop' },
    async ({ page }) => {
      const queries = await answer(
        page,
        { json: posts },
        { json: posts.slice(0, 1) },
        { json: posts },
      );
      await page.goto('/signal-board?category=playbook');
      await page.getByRole('searchbox').fill('week');
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 signal in Playbook for “week”')).toBeVisible();
      await tab(page, 'All').click();
      await expect(cards(page).filter({ visible: true })).toHaveCount(signals.length);
      expect(queries).toEqual(['', '?category=playbook&search=week', '?search=week']);
    },
  );

  test(
    'on an update, unchanged posts stay as they are and new ones are added',
    { tag: '@desktop' },
    async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(CALL, async (route) => {
        await held;
        const response = await route.fetch();
        const found = await response.json();
        const fresh = { ...found[0], id: 999, slug: 'fresh', title: 'Fresh from the press' };
        await route.fulfill({ response, json: [fresh, ...found.slice(0, -1)] });
      });
      await page.goto('/signal-board');
      await expect(cards(page)).toHaveCount(signals.length);
      await cards(page)
        .nth(1)
        .evaluate((card) => ((card as HTMLElement).dataset.seen = ''));
      await cards(page).nth(1).getByRole('link').focus();
      release();
      await expect(cards(page).first().getByRole('heading')).toHaveText('Fresh from the press');
      await expect(cards(page)).toHaveCount(signals.length);
      await expect(cards(page).nth(2)).toHaveAttribute('data-seen', '');
      await expect(cards(page).nth(2).getByRole('link')).toBeFocused();
      await expect(cards(page).first().getByRole('link')).toHaveAttribute(
        'href',
        '/signal-board/fresh',
      );
    },
  );

  test('nothing shifts during an update', { tag: '@desktop' }, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(CALL, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/signal-board');
    // Fallback letters have other widths. The test is about what happens after the fonts have loaded.
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      cards(page).evaluateAll((all) =>
        all.map((card) => JSON.stringify(card.getBoundingClientRect())),
      );
    const before = await places();
    const answered = page.waitForResponse(CALL);
    release();
    await (await answered).finished();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await places()).toEqual(before);
  });

  test('shows that it is loading during a search', { tag: '@desktop' }, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.goto('/signal-board', { waitUntil: 'networkidle' });
    await page.route(CALL, async (route) => {
      await held;
      await route.fulfill({ json: [] });
    });
    await page.getByRole('searchbox').fill('anything');
    await button(page, 'Search').click();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveText('Loading');
    release();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    await expect(page.getByText('No signals found')).toBeVisible();
  });

  test('more than one page is loaded on request', { tag: '@desktop' }, async ({ page }) => {
    const next = '</api/signal-board?offset=100>; rel="next"';
    const queries = await answer(
      page,
      { json: posts.slice(0, 3), link: next },
      { json: posts.slice(2) },
    );
    await page.goto('/signal-board');
    await expect(page.getByText('3+ signals')).toBeVisible();
    await button(page, 'Load more').click();
    await expect(page.getByText(`${signals.length} signals`)).toBeVisible();
    await expect(button(page, 'Load more')).toBeHidden();
    expect(queries).toEqual(['', '?offset=100']);
  });

  test('a tab finds posts beyond the first page', { tag: '@desktop' }, async ({ page }) => {
    const [tool] = posts.filter(({ category }) => category === 'tool');
    const first = posts.filter(({ category }) => category === 'playbook');
    const link = '</api/signal-board?offset=100>; rel="next"';
    const queries = await answer(page, { json: first, link }, { json: [tool] });
    await page.goto('/signal-board');
    await expect(page.getByText(`${first.length}+ signals`)).toBeVisible();
    await tab(page, 'Tools').click();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText('No signals found')).toBeHidden();
    expect(queries).toEqual(['', '?category=tool']);
  });

  test.describe('when a request or a picture fails', { tag: '@desktop' }, () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('the posts stay, and one button tries again', async ({ page }) => {
      const queries = await answer(page, { status: 500, json: { message: 'no' } }, { json: posts });
      await page.goto('/signal-board');
      await expect(page.getByRole('alert')).toContainText('Failed to load content');
      await expect(page.getByText('What you see below')).toBeVisible();
      await expect(cards(page)).toHaveCount(signals.length);
      await expectAccessible(page);
      await button(page, 'Try Again').click();
      await expect.poll(() => queries.length).toBe(2);
      await expect(page.getByText('Failed to load content')).toBeHidden();
    });

    test('a thumbnail that does not load leaves the drawn one', async ({ page }) => {
      await answer(page, { json: [{ ...posts[0], thumbnailUrl: '/no-such-picture.webp' }] });
      await page.route('/no-such-picture.webp', (route) => route.abort());
      await page.goto('/signal-board');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).locator('img')).toBeHidden();
      await expect(cards(page).locator('svg').first()).toBeVisible();
    });

    test('a failed search shows no other posts', async ({ page }) => {
      await answer(page, { json: posts }, { status: 503, json: { message: 'no' } });
      await page.goto('/signal-board');
      await page.getByRole('searchbox').fill('week');
      await button(page, 'Search').click();
      await expect(page.getByText('Failed to load content')).toBeVisible();
      await expect(cards(page).filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText('No signals found')).toBeHidden();
    });
  });

  test('fits a phone of 360 px', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/signal-board', `/signal-board/${signals[0]?.slug}`]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });

  test.describe('without scripts', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: false });

    test('all posts can be read, and controls that would not work are hidden', async ({ page }) => {
      await page.goto('/signal-board');
      await expect(page.getByRole('article')).toHaveCount(signals.length);
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.getByRole('tab').first()).toBeHidden();
      await page.getByRole('link', { name: 'Read More' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(signals[0]?.title ?? '');
    });
  });
});
