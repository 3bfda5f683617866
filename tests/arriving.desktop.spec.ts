import type { Page } from '@playwright/test';
import { projects } from '#src/content/projects.ts';
import { serviceCategories } from '#src/content/service-categories.data.ts';
import { expect, test } from './fixtures.ts';
import { hasPage } from './parts.ts';

// A first visit as most people have it: with motion and the splash.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const WIDTHS = [390, 1280];

async function arrive(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await expect(page.locator('.splash')).toBeHidden();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

const topOf = (page: Page, id: string) =>
  page.evaluate(
    (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1),
    id,
  );

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

for (const path of places) {
  const [, id = ''] = path.split('#');

  test(`${path} is 80 px below the top once the splash has gone`, async ({ page }) => {
    await arrive(page, path, 1280);
    await expect.poll(() => topOf(page, id)).toBe(80);
  });

  test(`${path} is reached on a phone when fonts and scripts are slow`, async ({ page }) => {
    await page.route(/\.(woff2|js)$/, async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    await arrive(page, path, 390);
    await expect.poll(() => topOf(page, id)).toBe(80);
  });
}

for (const width of WIDTHS) {
  test(`a tab’s address opens that tab and scrolls to it at ${width} px`, async ({ page }) => {
    await arrive(page, '/contact#support', width);
    await expect(page.getByRole('tab', { name: 'Support' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('tabpanel')).toBeInViewport();
    await expect.poll(() => topOf(page, 'support')).toBe(80);
    // Links in the assistant's answers do this.
    await page.evaluate(() => (location.hash = 'partnerships'));
    await expect.poll(() => topOf(page, 'partnerships')).toBe(80);
  });

  for (const hash of ['#calculator', '#industry-calculator']) {
    test(`${hash} opens the calculator at ${width} px`, async ({ page }) => {
      await arrive(page, `/${hash}`, width);
      const calculator = page.getByRole('region', { name: 'Industry ROI Calculator' });
      await expect(calculator).toBeInViewport({ ratio: 1 });
      await expect(calculator.getByRole('textbox', { name: 'Industry' })).toBeFocused();
    });
  }
}

test('a reload stays at the same place of the page', async ({ page }) => {
  await arrive(page, '/privacy-policy#children', 1280);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
});
