import type { Page } from '@playwright/test';
import { projects } from '#src/content/projects.ts';
import { serviceCategories } from '#src/content/service-categories.data.ts';
import { nightlyUnless } from '../every-page/routes.ts';
import { expect, test } from '../fixtures.ts';
import { hasPage } from '../parts.ts';

// A first visit as most people have it: with motion and the splash.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function arrive(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await expect(page.locator('.splash')).toBeHidden();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1), id);

const places = [
  '/#process',
  '/#what-we-automate',
  `/projects#${projects.at(-1)?.slug}`,
  '/privacy-policy#children',
  '/terms-of-service#liability',
  '/services#ideas',
  `/services-old#${serviceCategories[1]?.id}`,
  ...(hasPage('/blog') ? ['/blog/what-to-automate-first#the-whole-process-trap'] : []),
];

/** By day, one place of each page that is laid out differently. */
const byDay = ['/#what-we-automate', '/services#ideas'];

for (const path of places) {
  const [, id = ''] = path.split('#');

  test(`${path} is 80 px below the top, on a slow phone too`, nightlyUnless(byDay, path), async ({ page }) => {
    await arrive(page, path, 1280);
    await expect.poll(() => topOf(page, id)).toBe(80);

    await page.route(/\.(woff2|js)$/, async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await arrive(page, path, 390);
    await expect.poll(() => topOf(page, id)).toBe(80);
  });
}
