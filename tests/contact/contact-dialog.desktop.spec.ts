import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoToast, test } from '../fixtures.ts';
import { contactDialog, expectFocusStays, fillContact, menuItem } from '../parts.ts';

const CALL = '**/api/contact';
const wentWrong = 'Something went wrongPlease try again later or contact us directly.';
const openerIn = (page: Page) => menuItem(page, '/contact');

/** On a page with little else. */
async function open(page: Page): Promise<Locator> {
  await page.goto('/coming-soon');
  await openerIn(page).click();
  await expect(contactDialog(page)).toBeVisible();
  return contactDialog(page);
}

test('errors are shown under each field; closing empties the form; a draft survives a reload', async ({ page }) => {
  const dialog = await open(page);
  await dialog.getByLabel('Email').fill('marguerite@oyelaran');
  await expect(dialog.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
  await dialog.getByRole('button', { name: 'Submit' }).click();

  const wrong = {
    'Full Name': 'Name must be at least 2 characters',
    Email: 'Please enter a valid email address',
    Company: 'Company name is required',
    'How can we help?': 'Message must be at least 10 characters',
  };
  for (const [label, message] of Object.entries(wrong)) {
    await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(message);
  }
  await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription('You must agree to the terms');
  await expect(dialog.getByLabel('Phone (optional)')).not.toHaveAttribute('aria-invalid');
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  await expectAccessible(page);

  await dialog.getByLabel('Full Name').fill('Jo');
  await expect(dialog.getByLabel('Full Name')).not.toHaveAttribute('aria-invalid');
  await expectFocusStays(dialog, 'Tab', 14);
  await expectFocusStays(dialog, 'Shift+Tab', 14);

  const ways = [
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await dialog.getByLabel('Company').fill('Oyelaran Freight');
    await close();
    await expect(dialog).toBeHidden();
    await expect(openerIn(page)).toBeFocused();
    await openerIn(page).click();
    await expect(dialog.getByLabel('Company')).toHaveValue('');
  }
  await dialog.getByLabel('How can we help?').fill('We copy orders');
  await page.reload();
  await openerIn(page).click();
  await expect(dialog.getByLabel('How can we help?')).toHaveValue('We copy orders');
});

test('after a failure the same key is sent again', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  const dialog = await open(page);
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await fillContact(dialog);
  const keys: (string | undefined)[] = [];
  await page.route(CALL, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) return route.abort();
    // The toast of the failure before is gone by then.
    await expectNoToast(page);
    return route.fulfill({ status: 503, body: '{"message":"down"}' });
  });
  for (const times of [1, 2]) {
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText(wentWrong);
    await expect(submit).toBeEnabled();
    expect(keys).toHaveLength(times);
  }
  // So that it is stored only once.
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Marguerite Oyelaran');
  await expect(dialog.getByLabel('How can we help?')).toHaveValue('Three of us retype delivery notes.');

  await page.unroute(CALL);
  const errors = { email: ['Not this one'] };
  await page.route(CALL, (route) => route.fulfill({ status: 422, json: { message: 'No', errors } }));
  await submit.click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Not this one');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectNoToast(page);
});
