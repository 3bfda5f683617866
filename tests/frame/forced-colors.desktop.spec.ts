/** What colors and shadows say on other screens is said by lines where the system sets its own colors. */
import type { Locator } from '@playwright/test';
import { atNight, expect, test } from '../fixtures.ts';
import { button, contactDialog, menuItem } from '../parts.ts';

/** Whether a border of a part is drawn, in another color than the page. */
const hasLine = (part: Locator, side: 'Top' | 'Left', pseudo?: '::before' | '::after') =>
  part.evaluate(
    (element, [side, pseudo]) => {
      const style = getComputedStyle(element, pseudo);
      const page = getComputedStyle(document.body).backgroundColor;
      return parseFloat(style[`border${side}Width`]) >= 1 && style[`border${side}Color`] !== page;
    },
    [side, pseudo] as const,
  );

test('in forced colors crosses, plus signs, edges and the focus are seen', atNight, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  expect(await hasLine(page.locator('.dot').first(), 'Left', '::before'), 'a place of a carousel').toBe(true);
  expect(await hasLine(page.locator('summary > span > span').first(), 'Top'), 'a plus sign').toBe(true);

  await menuItem(page, '/contact').click();
  const dialog = contactDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog, 'its edge').not.toHaveCSS('outline-color', /^rgba/);
  await expect(dialog, 'its edge').toHaveCSS('outline-style', 'solid');
  expect(await hasLine(button(dialog, 'Close'), 'Top', '::before'), 'a cross').toBe(true);

  await button(dialog, 'Submit').click();
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  const outlines = await dialog
    .locator('.cell:has([aria-invalid=true])')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::after').outlineStyle));
  expect(
    outlines.filter((style) => style !== 'none'),
    'the focus among what is wrong',
  ).toHaveLength(1);
});
