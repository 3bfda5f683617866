import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box && Math.round(box.y + box.height);
};

test(
  'the slot to write to fills the free cells of the last row, whatever the filter leaves',
  { tag: '@demo-agency' },
  async ({ page }) => {
    await page.goto('/services');
    const cards = page.locator('[data-ideas] > li:visible');
    const slot = page.locator('[data-ideas] + *');
    const search = page.getByPlaceholder('Search automations...');

    // Forty cards in rows of three: one stands in the last.
    await expect(cards).toHaveCount(40);
    expect(await bottomOf(slot)).toBe(await bottomOf(cards.last()));
    await expect(slot.getByRole('button')).toBeVisible();

    await search.fill('no such task anywhere');
    await expect(cards).toHaveCount(0);
    await expect(slot).toBeHidden();
  },
);
