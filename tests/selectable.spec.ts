import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// The pointer stays where it clicked, and color transitions run.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Everything that can be selected or pressed, by its page. */
const choices: [path: string, name: string, find: (page: Page) => Locator][] = [
  ['/projects', 'an order', (page) => page.getByRole('button', { name: 'Top Rated' })],
  ['/projects', 'a tag', (page) => page.locator('[data-tag]').first()],
  ['/services', 'a view', (page) => page.getByRole('button', { name: 'List view' })],
  [
    '/services-old',
    'a filter',
    (page) => page.getByRole('button', { name: 'Simple', exact: true }),
  ],
  ['/signal-board', 'a category', (page) => page.getByRole('tab').nth(1)],
  ['/contact', 'a department', (page) => page.getByRole('tab').nth(1)],
  ['/', 'the light theme', (page) => page.locator('label', { hasText: 'Light' })],
  ['/', 'the dark theme', (page) => page.locator('label', { hasText: 'Dark' })],
];

test('a selection is visible, under the pointer too', async ({ page, isMobile }) => {
  for (const [path, name, find] of choices) {
    const which = `${name} of ${path}`;
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(path);
    const choice = find(page);
    if (isMobile) await choice.tap();
    else await choice.click();
    // Text and background color of the page, swapped: as readable, and easy to see.
    const { text, ground } = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { text: color, ground: backgroundColor };
    });
    await expect(choice, which).toHaveCSS('background-color', text);
    await expect(choice, which).toHaveCSS('color', ground);

    await page.emulateMedia({ forcedColors: 'active' });
    await expect(choice, which).toHaveCSS('background-color', await systemColor(page, 'Highlight'));
    await expect(choice, which).toHaveCSS('color', await systemColor(page, 'HighlightText'));
  }
});

test(
  'with forced colors, the cards of categories have a border',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/services-old');
    const ground = await systemColor(page, 'Canvas');
    for (const card of await page.locator('#categories article').all()) {
      await expect(card).toHaveCSS('border-top-width', '1px');
      await expect(card).not.toHaveCSS('border-top-color', ground);
    }
  },
);

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
