import type { Locator, Page, Route } from '@playwright/test';
import { windowOf } from './calculator/calculator.ts';
import { expect, expectAccessible, holdScripts, test } from './fixtures.ts';

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the menu unfolds, leads on and folds again', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    const banner = page.getByRole('banner');
    for (const name of ['Services', 'Process']) {
      await expect(banner.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();

    await menu.click();
    await banner.getByRole('button', { name: 'Contact' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Freehand' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });

  test('the open menu covers the page, its tools and an open chat, and nothing behind it moves', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    const tools = page.getByRole('complementary', { name: 'Tools' });
    await tools.getByRole('button', { name: 'Chat with Astro' }).click();
    const chat = page.getByRole('region', { name: 'Chat with Astro' });
    await expect(chat).toBeVisible();
    const menu = page.getByRole('button', { name: 'Menu' });
    // As a finger does it: the header is where it is, and nothing is scrolled to reach it.
    const { x = 0, y = 0 } = (await menu.boundingBox()) ?? {};
    await page.mouse.click(x + 20, y + 20);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    const covered = () =>
      page.evaluate(() => {
        const header = document.getElementById('header');
        const places = [0.05, 0.5, 0.95].flatMap((across) =>
          [0.02, 0.3, 0.6, 0.98].map((down) => [innerWidth * across, innerHeight * down] as const),
        );
        return places.every(([x, y]) => header?.contains(document.elementFromPoint(x, y)));
      });
    expect(await covered()).toBe(true);
    const ground = page.getByRole('navigation', { name: 'Main' });
    await expect(ground).toHaveCSS('background-color', /^(rgb|oklch)\((?!.*\/)/);
    // Whoever cannot see that it is covered cannot reach it either.
    for (const behind of ['main', 'aside.tools']) {
      await expect(page.locator(behind)).toHaveJSProperty('inert', true);
    }
    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => scrollY)).toBe(300);

    // Turned on its side the items stand in a line, and the page is there again.
    await page.setViewportSize({ width: 915, height: 412 });
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.setViewportSize({ width: 412, height: 839 });
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('main')).toHaveCount(1);
  });
});

test.describe('on a desk', { tag: '@desktop' }, () => {
  test('Insights opens, and a click beside it closes it', async ({ page }) => {
    await page.goto('/');
    const insights = page.getByRole('button', { name: 'Insights' });
    const blog = page.getByRole('banner').getByRole('link', { name: 'Blog' });
    await insights.click();
    await expect(insights).toHaveAttribute('aria-expanded', 'true');
    await expect(blog).toBeVisible();
    // Right under its opener, from the same edge on.
    const [opener, list] = await Promise.all([
      insights.boundingBox(),
      page.locator('#insights').boundingBox(),
    ]);
    expect(list?.x).toBe(opener?.x);
    expect((list?.y ?? 0) - (opener?.y ?? 0) - (opener?.height ?? 0)).toBeLessThanOrEqual(1);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(blog).toBeHidden();
  });

  test('the header draws in after 20 px and marks the section in view', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }));
    await expect(header).toHaveAttribute('data-scrolled');
    await page.getByRole('banner').getByRole('link', { name: 'Process' }).click();
    await expect(header.getByRole('link', { name: 'Process' })).toHaveAttribute('data-in-view');
  });

  test('the section in view is marked in a window of another height as well', async ({ page }) => {
    await page.goto('/');
    await page.setViewportSize({ width: 1280, height: 1400 });
    const mark = page.getByRole('banner').getByRole('link', { name: 'Process' });
    /** Brings the section to so many px below the top, and lets the page draw itself. */
    const bringTo = (top: number) =>
      page.locator('#process').evaluate(async (section, px) => {
        scrollBy({ top: section.getBoundingClientRect().top - px, behavior: 'instant' });
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      }, top);
    await bringTo(300);
    await expect(mark).not.toHaveAttribute('data-in-view');
    await bringTo(99);
    await expect(mark).toHaveAttribute('data-in-view');
  });

  test('the menu marks where one is, in the list of Insights too', async ({ page }) => {
    const banner = page.getByRole('banner');
    const contact = banner.getByRole('button', { name: 'Contact' });
    const insights = banner.getByRole('button', { name: 'Insights' });
    const marked: [path: string, items: [Locator, current: string][]][] = [
      ['/services', [[banner.getByRole('link', { name: 'Services' }), 'page']]],
      ['/contact', [[contact, 'page']]],
      ...(['Blog', 'Signal Board'] as const).flatMap((name): typeof marked => {
        const item = banner.getByRole('link', { name });
        const [list, post] =
          name === 'Blog'
            ? ['/blog', '/blog/what-to-automate-first']
            : ['/signal-board', '/signal-board/the-one-week-tally-sheet'];
        return [
          [
            list,
            [
              [insights, 'true'],
              [item, 'page'],
            ],
          ],
          [
            post,
            [
              [insights, 'true'],
              [item, 'true'],
            ],
          ],
        ];
      }),
    ];
    for (const [path, items] of marked) {
      await page.goto(path);
      await expect(banner.locator('[aria-current]')).toHaveCount(items.length);
      await insights.click();
      for (const [item, current] of items) {
        await expect(item).toHaveAttribute('aria-current', current);
        // The line that is drawn where one is.
        await expect
          .poll(() => item.evaluate((element) => getComputedStyle(element, '::after').scale))
          .toMatch(/^1$/);
      }
    }
  });

  test('the portal opens in a tab of its own', async ({ page }) => {
    await page.goto('/');
    const portal = page.getByRole('link', { name: 'Client Portal' });
    await expect(portal).toHaveAttribute('target', '_blank');
    await expect(portal).toHaveAttribute('rel', /noopener/);
  });

  test('an anchor of the home page works from another page and stops 80 px below the top', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.getByRole('banner').getByRole('link', { name: 'Process' }).click();
    await expect(page).toHaveURL('/#process');
    await expect
      .poll(() =>
        page.evaluate(() =>
          Math.round(document.getElementById('process')?.getBoundingClientRect().top ?? 0),
        ),
      )
      .toBe(80);
  });

  test.describe('where the code of the calculator does not come', () => {
    test.use({ allowedErrors: [/ERR_FAILED/], contextOptions: { reducedMotion: 'no-preference' } });

    test('the menu says where else it opens; its own button says that it failed', async ({
      page,
    }) => {
      await page.goto('/');
      const frame = await page
        .locator('link[rel=modulepreload]')
        .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href));
      await page.route('**/_astro/*.js', (route) =>
        frame.includes(route.request().url()) ? route.continue() : route.abort(),
      );
      const said: string[] = [];
      page.on('dialog', (alert) => {
        said.push(alert.message());
        void alert.accept();
      });
      const toast = page.getByRole('alert');
      await page.getByRole('banner').getByRole('button', { name: 'Analysis' }).click();
      await expect
        .poll(() => said)
        .toEqual(['Please use the calculator button in the bottom right instead']);
      await expect(toast).toHaveCount(0);

      await page.getByRole('button', { name: 'ROI calculator' }).click();
      await expect(toast).toContainText('Something went wrong');
      expect(said).toHaveLength(1);

      await page.unroute('**/_astro/*.js');
      await page.getByRole('button', { name: 'ROI calculator' }).click();
      await expect(windowOf(page)).toBeVisible();
      await expect(toast).toHaveCount(0);
    });
  });
});

test.describe('an unknown address', { tag: '@desktop' }, () => {
  test.use({ allowedErrors: [/404/] });

  test('is a true 404 that leads on and is kept out of search engines', async ({ page }) => {
    const response = await page.goto('/nowhere-at-all');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page Not Found | Freehand');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'View Our Projects' })).toHaveAttribute(
      'href',
      '/projects',
    );
    await expectAccessible(page);
  });
});

test(
  'the theme follows the system until the visitor chooses, and the choice stays',
  { tag: '@desktop' },
  async ({ page }) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.getByRole('radio', { name: 'Light' }).check({ force: true });
    expect(await ground()).toBe(light);
    await page.reload();
    expect(await ground()).toBe(light);
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
);

test(
  'the splash stands on the first load of a visit only, and never under reduced motion',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const shown = () =>
      page.evaluate(() => document.documentElement.hasAttribute('data-first-load'));
    await page.goto('/');
    expect(await shown()).toBe(true);
    await expect(page.locator('.splash')).toBeHidden();
    await page.reload();
    expect(await shown()).toBe(false);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.locator('.splash')).toBeHidden();
  },
);

test('each view is logged by its path, and nothing else', { tag: '@desktop' }, async ({ page }) => {
  const logged = page.waitForRequest('**/api/views');
  await page.goto('/?utm_source=letter');
  const view = await logged;
  expect(view.postDataJSON()).toEqual({ path: '/' });
  expect((await view.response())?.status()).toBe(204);
  expect(await page.context().cookies()).toEqual([]);
});

test(
  'F8 moves the focus to the notifications; a toast goes by its button',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await failToLoad(page);
    const region = page.getByRole('region', { name: 'Notifications (F8)' });
    await expect(region.getByRole('alert')).toBeVisible();
    await page.keyboard.press('F8');
    await expect(region).toBeFocused();
    // Whoever reads it keeps it, however long that takes.
    await expectAccessible(page);
    await region.getByRole('button').click();
    await expect(region.getByRole('alert')).toHaveCount(0);
  },
);

test('a toast is swiped away to the right, beyond 50 px and no less', async ({ page }) => {
  await page.goto('/');
  await failToLoad(page);
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  const toast = region.getByRole('alert');
  const box = await toast.boundingBox();
  const swipe = async (distance: number) => {
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 12];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  for (const tooLittle of [50, -120]) {
    await swipe(tooLittle);
    await expect(toast).toBeVisible();
    // Back in its place.
    await expect.poll(async () => (await toast.boundingBox())?.x).toBe(box?.x);
  }
  await swipe(51);
  await expect(toast).toHaveCount(0);
});

test(
  'the skip link is the first stop and leads past the header',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test.describe('before the scripts have come', { tag: '@desktop' }, () => {
  test('a button that is pressed opens what it says as soon as they have', async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.mainFrame().goto('/');
    await page.getByRole('button', { name: 'Tell Us What You Need' }).click();
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Contact Freehand' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test.describe('or where they never come', () => {
    test.use({ allowedErrors: [/ERR_FAILED|Failed to fetch/] });

    test('the button leads to the page that serves', async ({ page }) => {
      await page.route('**/_astro/frame.*.js', (route) => route.abort());
      await page.mainFrame().goto('/');
      await page.getByRole('button', { name: 'Tell Us What You Need' }).click();
      await expect(page).toHaveURL(/\/contact/);
    });
  });

  test.describe('or come as somebody else has changed them', () => {
    test.use({ allowedErrors: [/integrity|Failed to fetch|Failed to load/] });

    test('they are not run, and the button leads to the page that serves', async ({ page }) => {
      const change = async (route: Route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()};` });
      };
      await page.route('**/_astro/frame.*.js', change, { times: 1 });
      await page.mainFrame().goto('/');
      await page.getByRole('button', { name: 'Tell Us What You Need' }).click();
      await expect(page).toHaveURL(/\/contact/);
    });
  });
});

/** What the frame hears where the code of an island does not come. */
async function failToLoad(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('load-failed')));
}
