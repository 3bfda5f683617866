import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

// The pointer stays where it clicked, and color transitions run.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Everything that can be selected or pressed, by its page. */
const choices: Record<string, ((page: Page) => Locator)[]> = {
  '/projects': [
    (page) => page.getByRole('button', { name: 'Top Rated' }),
    (page) => page.locator('[data-tag]').first(),
  ],
  '/services': [(page) => page.getByRole('button', { name: 'List view' })],
  '/services-old': [(page) => page.getByRole('button', { name: 'Simple', exact: true })],
  '/signal-board': [(page) => page.getByRole('tab').nth(1)],
  '/coming-soon': ['Light', 'Dark'].map(
    (hasText) => (page: Page) => page.locator('label', { hasText }),
  ),
};

test('a selection is visible, under the pointer too', async ({ page }) => {
  for (const [path, found] of Object.entries(choices)) {
    await page.goto(path);
    for (const choice of found.map((find) => find(page))) {
      await page.emulateMedia({ forcedColors: 'none' });
      await choice.click();
      // Text and background color of the page, swapped: as readable, and easy to see.
      const { text, ground } = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return { text: color, ground: backgroundColor };
      });
      await expect(choice, `${choice} of ${path}`).toHaveCSS('background-color', text);
      await expect(choice, `${choice} of ${path}`).toHaveCSS('color', ground);

      await page.emulateMedia({ forcedColors: 'active' });
      for (const [property, color] of [
        ['background-color', 'Highlight'],
        ['color', 'HighlightText'],
      ] as const) {
        await expect(choice).toHaveCSS(property, await systemColor(page, color));
      }
    }
  }
});

/** The browser's value of a system color. */
function systemColor(page: Page, name: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.forcedColorAdjust = 'none';
    probe.style.color = color;
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, name);
}
