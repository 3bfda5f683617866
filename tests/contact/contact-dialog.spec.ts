import { closingCall } from '#src/content/home.data.ts';
import { site } from '#src/content/site.ts';
import { expect, expectAccessible, hold, test } from '../fixtures.ts';
import { contactDialog, fillContact, toasts } from '../parts.ts';

const answerBy = site.answerHours ? `Answer by.*day, .* ${site.zoneName}` : '';

test('who sends a message is thanked; two seconds later the dialog closes', async ({ page }) => {
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
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  // Closing is ignored while the message is being sent.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  const answered = page.waitForResponse('**/api/contact');
  release();
  expect((await answered).status()).toBe(201);
  await expect(dialog.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await expect(dialog).toContainText("Your message has been sent successfully. We'll be in touch soon.");
  await expect(toasts(page)).toContainText("Message sent!Thank you for contacting us. We'll be in touch soon.");
  await expect(dialog.getByRole('group', { name: 'Receipt' })).toHaveText(
    new RegExp(`Marguerite Oyelaran.*Three of us retype delivery notes\\..*${answerBy}.*No\\. \\d+`),
  );
  await expectAccessible(page);
  await page.evaluate(() => dispatchEvent(new Event('two seconds')));
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('');
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await expect(dialog.getByRole('group', { name: 'Receipt' })).toContainText('Three of us retype delivery notes.');
});
