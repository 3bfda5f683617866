import type { Page } from '@playwright/test';
import { site } from '#src/content/site.ts';
import { slotLabel } from '#src/domain/booking/words.ts';
import { atNight, expect } from '../fixtures.ts';
import { boards } from '../parts.ts';
import { bookIn, open, test } from '../scheduling/scheduler.ts';

/** Fails unless the page prints as a letter: without controls, dark on white. */
async function expectLetter(page: Page, part: string): Promise<void> {
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'textbox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const ink = /^(rgb\((0|51), |oklch\(0\.?[0-3])/;
  for (const text of await page.locator(part).locator('h1, h2, p').all()) {
    if (await text.isVisible()) await expect(text).toHaveCSS('color', ink);
  }
}

test('an article, a policy and a booked call print as letters', atNight, async ({ page, date }) => {
  // The dark theme is chosen with the site's own switch, which printing does not reset.
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const article = boards.flatMap(({ path, posts }) => (path === '/blog' ? [`/blog/${posts[0]?.slug}`] : []));
  for (const path of [...article, '/privacy-policy']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(site.phone.text).first()).toBeVisible();
    await expectLetter(page, 'main');
    await page.emulateMedia({ media: 'screen' });
  }

  const dialog = await open(page);
  await bookIn(dialog, date, '15:00');
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByText(slotLabel('15:00', { date })).first()).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await expectLetter(page, 'dialog');
});
