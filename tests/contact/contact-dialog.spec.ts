import type { Locator, Page } from '@playwright/test';
import { contact, controls } from '#src/content/messages.ts';
import { closingCall } from '#src/content/home.data.ts';
import { site } from '#src/content/site.ts';
import { atNight, expect, expectAccessible, expectNoToast, hold, onDesk, test } from '../fixtures.ts';
import { contactDialog, expectFocusStays, fillContact, menuItem, toasts } from '../parts.ts';

const CALL = '**/api/contact';
const wentWrong = `${contact.failedTitle}${contact.failedNote}`;
const answerBy = site.answerHours ? `${contact.receiptAnswerBy}.*, .*\\d` : '';
const openerIn = (page: Page) => menuItem(page, '/contact');

/** On a page with little else. */
async function open(page: Page): Promise<Locator> {
  await page.goto('/coming-soon');
  await openerIn(page).click();
  await expect(contactDialog(page)).toBeVisible();
  return contactDialog(page);
}

test('errors are under each field; closing empties the form; a draft survives a reload', onDesk, async ({ page }) => {
  const dialog = await open(page);
  await dialog.getByLabel(contact.emailLabel).fill('marguerite@oyelaran');
  await expect(dialog.getByLabel(contact.emailLabel)).not.toHaveAttribute('aria-invalid');
  await dialog.getByRole('button', { name: contact.submit }).click();

  const wrong = {
    [contact.nameLabelInDialog]: contact.nameTooShort,
    [contact.emailLabel]: contact.emailInvalid,
    [contact.companyLabel]: contact.companyMissing,
    [contact.messageLabelInDialog]: contact.messageTooShort,
  };
  for (const [label, message] of Object.entries(wrong)) {
    await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(message);
  }
  await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(contact.consentMissing);
  await expect(dialog.getByLabel(contact.phoneLabel)).not.toHaveAttribute('aria-invalid');
  await expect(dialog.getByLabel(contact.nameLabelInDialog)).toBeFocused();
  await expectAccessible(page);

  await dialog.getByLabel(contact.nameLabelInDialog).fill('Jo');
  await expect(dialog.getByLabel(contact.nameLabelInDialog)).not.toHaveAttribute('aria-invalid');
  await expectFocusStays(dialog, 'Tab', 14);
  await expectFocusStays(dialog, 'Shift+Tab', 14);

  const ways = [
    () => dialog.getByRole('button', { name: contact.cancel }).click(),
    () => dialog.getByRole('button', { name: controls.close }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await dialog.getByLabel(contact.companyLabel).fill('Oyelaran Freight');
    await close();
    await expect(dialog).toBeHidden();
    await expect(openerIn(page)).toBeFocused();
    await openerIn(page).click();
    await expect(dialog.getByLabel(contact.companyLabel)).toHaveValue('');
  }
  await dialog.getByLabel(contact.messageLabelInDialog).fill('We copy orders');
  await page.reload();
  await openerIn(page).click();
  await expect(dialog.getByLabel(contact.messageLabelInDialog)).toHaveValue('We copy orders');
});

// pasted.test.ts shows what is made of them.
test(
  'what browsers and other programs make of an address or number is sent',
  { tag: [onDesk.tag, atNight.tag] },
  async ({ page }) => {
    for (const address of ['info@müller.example', 'r&d@firma.example', "\u202Ao'brien@pub.example\u202C"]) {
      const dialog = await open(page);
      await fillContact(dialog);
      await dialog.getByLabel(contact.emailLabel).fill(address);
      await dialog.getByLabel(contact.phoneLabel).fill('\u202D+1 (512) 555-0142\u202C');
      const answered = page.waitForResponse(CALL);
      await dialog.getByRole('button', { name: contact.submit }).click();
      expect((await answered).status(), address).toBe(201);
    }
  },
);

test('after a failure the same key is sent again', onDesk, async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  const dialog = await open(page);
  const submit = dialog.getByRole('button', { name: contact.submit });
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
  await expect(dialog.getByLabel(contact.nameLabelInDialog)).toHaveValue('Marguerite Oyelaran');
  await expect(dialog.getByLabel(contact.messageLabelInDialog)).toHaveValue('Three of us retype delivery notes.');

  await page.unroute(CALL);
  const errors = { email: ['Not this one'] };
  await page.route(CALL, (route) => route.fulfill({ status: 422, json: { message: 'No', errors } }));
  await submit.click();
  await expect(dialog.getByLabel(contact.emailLabel)).toBeFocused();
  await expect(dialog.getByLabel(contact.emailLabel)).toHaveAccessibleDescription('Not this one');
  await dialog.getByRole('button', { name: contact.cancel }).click();
  await expectNoToast(page);
});

test('who sends a message is thanked; two seconds later the dialog closes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Makes the two seconds last as long as the test needs.
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    const held = (run: () => void, delay?: number) => {
      if (delay !== 2000) return real(run, delay);
      addEventListener('two seconds', run, { once: true });
      return 0;
    };
    Object.assign(window, { setTimeout: held });
  });
  await page.goto('/');
  const opener = page.getByRole('button', { name: closingCall.contactButton });
  await opener.click();
  const dialog = contactDialog(page);
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(500);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  await expectAccessible(page);
  await fillContact(dialog);

  const release = await hold(page, '**/api/contact');
  await dialog.getByRole('button', { name: contact.submit }).click();
  await expect(dialog.getByRole('button', { name: contact.sending })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: contact.cancel })).toBeDisabled();
  // Closing is ignored while the message is being sent.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  const answered = page.waitForResponse('**/api/contact');
  release();
  expect((await answered).status()).toBe(201);
  await expect(dialog.getByRole('heading', { name: contact.thanksTitle })).toBeFocused();
  await expect(dialog).toContainText(contact.thanksNote);
  await expect(toasts(page)).toContainText(`${contact.sentTitle}${contact.sentNote}`);
  await expect(dialog.getByRole('group', { name: contact.receipt })).toHaveText(
    new RegExp(
      `Marguerite Oyelaran.*Three of us retype delivery notes\\..*${answerBy}.*${contact.receiptReference}[0-9A-Z]{5}`,
    ),
  );
  await expectAccessible(page);
  // What fades is still the thanks.
  await dialog.evaluate((element: HTMLElement) =>
    element.addEventListener('close', () => (element.dataset.faded = element.textContent)),
  );
  await page.evaluate(() => dispatchEvent(new Event('two seconds')));
  await expect(page.locator('dialog[data-faded]')).toHaveAttribute('data-faded', new RegExp(contact.thanksTitle));
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog.getByLabel(contact.nameLabelInDialog)).toHaveValue('');
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await expect(dialog.getByRole('group', { name: contact.receipt })).toContainText(
    'Three of us retype delivery notes.',
  );
});
