import type { Page } from '@playwright/test';
import { demoArticles as blog } from '#src/domain/posts/demo.ts';
import { expect, expectAccessible, holdScripts, test } from './fixtures.ts';
import { hasPage } from './parts.ts';

test.skip(!hasPage('/blog'), 'This site has no blog.');

const CALL = /\/api\/blog(\?|$)/;
const articles = blog.filter(({ published }) => published);
const titlesIn = (category: string) =>
  articles.filter((article) => article.category === category).map(({ title }) => title);
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const shown = (page: Page) => cards(page).filter({ visible: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('the list', () => {
  test('shows the articles, newest first', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/blog');
    await expect(page).toHaveTitle('Insights & Articles | Freehand');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Insights');
    await expect(page.getByRole('tab')).toHaveText([
      ...['All', 'Automation', 'AI & ML', 'Business', 'Technology', 'Case Studies'],
    ]);
    await expect(cards(page).getByRole('heading')).toHaveText(articles.map(({ title }) => title));
    await expectAccessible(page);
  });

  test(
    'a search typed and sent before the scripts have loaded is carried out',
    { tag: '@desktop' },
    async ({ page }) => {
      const letThrough = await holdScripts(page);
      await page.mainFrame().goto('/blog');
      await page.getByRole('searchbox').fill('resumes');
      await button(page, 'Search').click();
      letThrough();
      await expect(page).toHaveURL('/blog?search=resumes');
      await expect(shown(page)).not.toHaveCount(articles.length);
      await expect(page.getByRole('searchbox')).toHaveValue('resumes');
    },
  );

  test('a card shows author, date and reading time', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/blog');
    const card = cards(page).first();
    await expect(card.getByText('Automation', { exact: true })).toBeVisible();
    await expect(card.getByText('2 min read')).toBeVisible();
    await expect(card.getByText(/^\d+ days? ago$/)).toBeVisible();
    await expect(card.getByText('Ines Sandoval')).toBeVisible();
    await expect(card.getByText('Head of Engineering')).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', '/blog/what-to-automate-first');
  });

  test('missing parts of a post are left out', { tag: '@desktop' }, async ({ page }) => {
    await page.route(CALL, (route) =>
      route.fulfill({
        json: [
          {
            ...{ id: 1, title: 'Plain', summary: 'Short.', category: 'industry', slug: 'plain' },
            ...{ author: 'noor', authorTitle: null, authorImageUrl: null, thumbnailUrl: null },
            ...{ readTimeMinutes: null, createdAt: new Date(Date.now() - 90_000).toISOString() },
          },
        ],
      }),
    );
    await page.goto('/blog');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByText('min read')).toBeHidden();
    await expect(cards(page).getByText('1 minute ago')).toBeVisible();
    await expect(cards(page).getByText('N', { exact: true })).toBeVisible();
    await expect(cards(page).getByText('Industry')).toBeVisible();
    await expectAccessible(page);
  });

  test('the tabs filter without another request', { tag: '@desktop' }, async ({ page }) => {
    let calls = 0;
    page.on('request', (request) => (calls += CALL.test(request.url()) ? 1 : 0));
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await tab(page, 'AI & ML').click();
    await expect(shown(page).getByRole('heading')).toHaveText(titlesIn('ai'));
    await tab(page, 'Case Studies').click();
    await expect(shown(page).getByRole('heading')).toHaveText(titlesIn('case-study'));
    await expect(page).toHaveURL('/blog?category=case-study');
    expect(calls).toBe(1);
    await button(page, 'Refresh').click();
    await expect.poll(() => calls).toBe(2);
  });

  test(
    'an address with a category shows it, even one without a tab',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/blog?category=technology');
      await expect(tab(page, 'Technology')).toHaveAttribute('aria-selected', 'true');
      await expect(shown(page)).toHaveCount(titlesIn('technology').length);
      await page.goto('/blog?category=industry');
      await expect(
        page.getByText(`${titlesIn('industry').length} articles in Industry`),
      ).toBeVisible();
      await expect(shown(page).getByRole('heading')).toHaveText(titlesIn('industry'));
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
      await tab(page, 'All').click();
      await expect(shown(page)).toHaveCount(articles.length);
    },
  );

  test(
    'an address with a category never shows other posts, and nothing jumps',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.addInitScript(() => {
        const log = Object.assign(window, { shifts: 0, seen: new Set<string>() });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            log.shifts += (entry as never as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        const check = () => {
          for (const card of document.querySelectorAll<HTMLElement>('[data-list] > li')) {
            if (card.checkVisibility({ visibilityProperty: true }))
              log.seen.add(card.dataset.category ?? '');
          }
          requestAnimationFrame(check);
        };
        check();
      });
      await page.goto('/blog?category=technology', { waitUntil: 'networkidle' });
      await expect(shown(page)).toHaveCount(titlesIn('technology').length);
      const { shifts, seen } = await page.evaluate(() => {
        const log = window as never as { shifts: number; seen: Set<string> };
        return { shifts: log.shifts, seen: [...log.seen] };
      });
      expect(seen).toEqual(['technology']);
      expect(shifts).toBeLessThan(0.005);
    },
  );

  test(
    'a search finds a word of the summary, or says that there are no results',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/blog');
      await page.getByRole('searchbox', { name: 'Search' }).fill('FREIGHT');
      await button(page, 'Search').click();
      await expect(page.getByText('1 article for “FREIGHT”')).toBeVisible();
      await expect(shown(page)).toHaveCount(1);
      await page.getByRole('searchbox').fill('zeppelin');
      await button(page, 'Search').click();
      await expect(page.getByText('No articles found')).toBeVisible();
      await page.reload();
      await expect(page.getByText('No articles found')).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue('zeppelin');
    },
  );

  test.describe('when the request fails', { tag: '@desktop' }, () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('an error is shown, and Try Again loads the page again', async ({ page }) => {
      await page.route(CALL, (route) => route.abort(), { times: 1 });
      await page.goto('/blog');
      await expect(page.getByRole('alert')).toContainText('Unable to load blog posts');
      await expect(shown(page)).toHaveCount(articles.length);
      await expectAccessible(page);
      await button(page, 'Try Again').click();
      await expect(page.getByText('Unable to load blog posts')).toBeHidden();
      await expect(shown(page)).toHaveCount(articles.length);
    });
  });

  test('fits a phone of 360 px', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/blog', '/blog/what-to-automate-first']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });

  test.describe('without scripts', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: false });

    test('all articles can be read, with dates', async ({ page }) => {
      await page.goto('/blog');
      await expect(page.getByRole('article')).toHaveCount(articles.length);
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.getByText(/ago$/).first()).toBeHidden();
      await page.getByRole('link', { name: 'What to automate first' }).click();
      await expect(page.getByRole('heading', { name: 'Four questions' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Share' }).first()).toBeHidden();
    });
  });
});
