import type { Page } from '@playwright/test';
import { blog } from '../db/seed/blog.ts';
import { signalBoard } from '../db/seed/signal-board.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const CALL = /\/api\/blog(\?|$)/;
const articles = blog.filter(({ published }) => published);
const titlesIn = (category: string) =>
  articles.filter((article) => article.category === category).map(({ title }) => title);
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const shown = (page: Page) => cards(page).filter({ visible: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('the list', () => {
  test('shows the articles, newest first', async ({ page }) => {
    await page.goto('/blog');
    await expect(page).toHaveTitle('Insights & Articles | Freehand');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Insights');
    await expect(page.getByRole('tab')).toHaveText([
      ...['All', 'Automation', 'AI & ML', 'Business', 'Technology', 'Case Studies'],
    ]);
    await expect(cards(page).getByRole('heading')).toHaveText(articles.map(({ title }) => title));
    await expectAccessible(page);
  });

  test('a card says who wrote it, when, and how long it takes', async ({ page }) => {
    await page.goto('/blog');
    const card = cards(page).first();
    await expect(card.getByText('Automation', { exact: true })).toBeVisible();
    await expect(card.getByText('2 min read')).toBeVisible();
    await expect(card.getByText(/^\d+ days? ago$/)).toBeVisible();
    await expect(card.getByText('Ines Sandoval')).toBeVisible();
    await expect(card.getByText('Head of Engineering')).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', '/blog/what-to-automate-first');
  });

  test('what a post has not is left out', async ({ page }) => {
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

  test('the tabs filter without asking again', async ({ page }) => {
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

  test('an address with a category shows it, also the one without a tab', async ({ page }) => {
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
  });

  test('an address with a category never shows what is not of it, and nothing jumps', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const log = Object.assign(window, { shifts: 0, seen: new Set<string>() });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          log.shifts += (entry as never as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        for (const card of document.querySelectorAll<HTMLElement>('[data-list] > li')) {
          if (card.checkVisibility({ visibilityProperty: true }))
            log.seen.add(card.dataset.category ?? '');
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/blog?category=technology', { waitUntil: 'networkidle' });
    await expect(shown(page)).toHaveCount(titlesIn('technology').length);
    const { shifts, seen } = await page.evaluate(() => {
      const log = window as never as { shifts: number; seen: Set<string> };
      return { shifts: log.shifts, seen: [...log.seen] };
    });
    expect(seen).toEqual(['technology']);
    expect(shifts).toBeLessThan(0.005);
  });

  test('a search finds by a word of the summary, or says that there is nothing', async ({
    page,
  }) => {
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
  });

  test.describe('where the call fails', () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('it says so, and Try Again loads the page again', async ({ page }) => {
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

  test('fits a phone of 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/blog', '/blog/what-to-automate-first']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('all articles are there to read, dated', async ({ page }) => {
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

test.describe('an article', () => {
  const path = '/blog/what-to-automate-first';

  test('carries all that belongs to it', async ({ page }) => {
    await page.goto('/blog');
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle('What to automate first | Freehand');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('What to automate first');
    await expect(main.getByText('Automation', { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('time').first()).toHaveText(/^[A-Z][a-z]{2,8} \d{2}, \d{4}$/);
    await expect(main.getByText('2 min read').first()).toBeVisible();
    await expect(main.getByText(/^Not the most annoying task/).first()).toBeVisible();
    await expect(main.getByText('Ines Sandoval').first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Four questions' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'More in Automation' })).toHaveAttribute(
      'href',
      '/blog?category=automation',
    );
    await expectAccessible(page);
  });

  test('lists its parts, and each has an address', async ({ page, isMobile }) => {
    await page.goto(`${path}#the-trap-of-the-whole-process`);
    await expect(page.getByRole('heading', { name: 'The trap' })).toBeInViewport();
    const contents = page.getByRole('navigation', { name: 'In this post' });
    await expect(contents).toBeVisible({ visible: !isMobile });
    if (isMobile) return;
    await contents.getByRole('link', { name: 'Four questions' }).click();
    await expect(page).toHaveURL(/#four-questions$/);
    await expect(page.getByRole('heading', { name: 'Four questions' })).toBeInViewport();
  });

  test('can be shared from the top and from the end', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    for (const name of ['Share', 'Share Article']) {
      const said = page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.accept();
        return dialog.message();
      });
      await button(page, name).click();
      expect(await said).toBe('Link copied to clipboard!');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    }
  });

  test('says so where the address cannot be copied', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto(path);
    const said = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await button(page, 'Share').click();
    expect(await said).toBe('Could not copy link to clipboard. Please copy the URL manually.');
  });

  test('tells search engines what it is', async ({ page }) => {
    await page.goto(path);
    const blocks = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')));
    expect(blocks).toContainEqual(
      expect.objectContaining({
        '@type': 'BlogPosting',
        headline: 'What to automate first',
        articleSection: 'Automation',
        timeRequired: 'PT2M',
        author: expect.objectContaining({ name: 'Ines Sandoval', jobTitle: 'Head of Engineering' }),
      }),
    );
    expect(blocks).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  });

  test('leads on to the next and to others like it', async ({ page }) => {
    await page.goto(path);
    const next = page.getByRole('navigation', { name: 'Next posts' });
    await expect(next.getByRole('link')).toHaveCount(1);
    await next.getByRole('link', { name: 'Where a language model' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Where a language model/);
    const related = page.getByRole('region', { name: 'More to read' });
    await expect(related.getByRole('article')).toHaveCount(3);
  });

  test.describe('without a post', () => {
    test.use({ allowedErrors: [/Failed to load resource/] });

    test('that is not there says so', async ({ page }) => {
      await page.goto('/blog/no-such-article');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Back to Blog' }).click();
      await expect(page).toHaveURL('/blog');
    });
  });
});

for (const [path, entries] of [
  ['/rss.xml', articles.length],
  ['/atom.xml', articles.length],
  ['/signal-board/rss.xml', signalBoard.filter(({ published }) => published).length],
  ['/signal-board/atom.xml', signalBoard.filter(({ published }) => published).length],
] as const) {
  test(`${path} is a feed with every post in full`, async ({ page, request }) => {
    const text = await (await request.get(path)).text();
    const found = await page.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, 'text/xml');
      const all = [...feed.querySelectorAll('item, entry')];
      const content = all.map(
        (entry) =>
          entry.getElementsByTagName('content:encoded')[0] ?? entry.querySelector('content'),
      );
      return {
        broken: feed.querySelector('parsererror')?.textContent ?? null,
        entries: all.length,
        addresses: all.map((entry) => {
          const link = entry.querySelector('link');
          return link?.getAttribute('href') ?? link?.textContent ?? '';
        }),
        html: content.map((element) => element?.textContent ?? ''),
      };
    }, text);
    expect(found.broken).toBeNull();
    expect(found.entries).toBe(entries);
    for (const address of found.addresses) expect(address).toMatch(/^https?:\/\//);
    expect(found.html[0]).toContain('<h2>');
    expect(found.html.join()).not.toMatch(/(href|src)="\//);
  });
}
