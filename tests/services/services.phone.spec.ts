import { catalogue } from '#src/content/services-pages.data.ts';
import { demoAgency, expect, test } from '../fixtures.ts';

test('ideas are compact rows, with the filter in reach', demoAgency, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/services');
  const ideas = page.locator('#ideas').getByRole('article');
  const shown = ideas.filter({ visible: true });
  const search = page.getByPlaceholder(catalogue.searchPlaceholder);
  const category = page.getByRole('combobox', { name: 'Category' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(12 * 740);

  const row = ideas.nth(20);
  await row.scrollIntoViewIfNeeded();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(110);
  await expect(search).toBeInViewport({ ratio: 1 });
  const filter = await page.locator('search').boundingBox();
  expect(filter?.y).toBeGreaterThan(740 / 2);
  expect(filter?.height).toBeLessThanOrEqual(72);

  // The results begin in view, wherever the list was filtered.
  await category.selectOption('Legal');
  await expect(shown.first()).toBeInViewport({ ratio: 1 });
  await shown.first().click();
  await expect(page.getByRole('dialog').getByText('Time to implement')).toBeVisible();
});
