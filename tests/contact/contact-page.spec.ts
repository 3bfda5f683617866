import type { Locator } from '@playwright/test';
import { site } from '#src/content/site.ts';
import { expect, test } from '../fixtures.ts';
import { contactForm as form } from '../parts.ts';

test('somebody in trouble finds the telephone number first', async ({ page }) => {
  await page.goto('/contact#support');
  const support = page.getByRole('tabpanel');
  const number = support.getByRole('link', { name: site.phone.text });
  await expect(number).toBeInViewport();
  await expect(support).toContainText(/Open now, until|Closed now\. Opens/);
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const isPhone = (page.viewportSize()?.width ?? 0) < 960;
  if (isPhone) expect(await top(form(page))).toBeGreaterThan(await top(number));
  await page.getByRole('tab', { name: 'Sales' }).click();
  if (isPhone) {
    expect(await top(form(page))).toBeLessThan(await top(page.getByRole('tabpanel')));
  }
});
