import { adminTest as test, expect, expectAccessible } from '../fixtures.ts';
import { answerList, rows } from './dashboard.ts';
import { button } from '../parts.ts';

test('a phone of 360 px is wide enough for long titles', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenbeschaffungsstelle';
  await answerList(page, [`${title} ${title} und mehr davon`, 'Short']);
  for (const path of ['/admin-dashboard', '/admin-dashboard/blog']) {
    await page.goto(path);
    await expect(rows(page)).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(button(page, 'Delete Short')).toBeVisible();
  }
  await expectAccessible(page);
});
