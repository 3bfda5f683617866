import type { Locator } from '@playwright/test';
import { site } from '#src/content/site.ts';
import { expect, onPhone, test, watchShifts } from '../fixtures.ts';
import { contactForm as form, fillContact } from '../parts.ts';

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

test.describe('with motion', onPhone, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the sheet files itself, the receipt stays, and nothing moves', async ({ page }) => {
    await page.goto('/contact');
    await fillContact(form(page));
    await form(page).getByRole('button', { name: 'Submit' }).click();
    await expect(form(page).getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    const shifted = await watchShifts(page);
    const receipt = form(page).getByRole('group', { name: 'Receipt' });
    await expect(receipt).toBeInViewport();
    await expect(receipt).toContainText('Marguerite Oyelaran');
    await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('');
    await expect(receipt).toContainText('Three of us retype delivery notes.');
    await expect(page.locator('.filed-sheet')).toBeHidden();
    expect(await shifted()).toBe(0);
  });
});
