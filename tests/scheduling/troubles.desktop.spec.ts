import { formatPhone } from '#src/features/scheduling/format-phone.ts';
import { expect, expectNoToast } from '../fixtures.ts';
import { chooseDay, open, phone, slot, test } from './scheduler.ts';

test('a slot just taken is shown as booked', async ({ page, calls, date, allowErrors }) => {
  allowErrors(/409/);
  const dialog = await open(page);
  await chooseDay(dialog, date);
  await slot(dialog, '10:00', date).check();
  await dialog.getByLabel('Phone').fill('512 555 0142');
  await calls.book(date, '10:00');
  await dialog.getByRole('button', { name: 'Schedule Call' }).click();

  const message = 'This time has just been booked. Please select another one.';
  await expect(page.getByRole('alert')).toHaveText(`Error${message}`);
  await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(message);
  await expect(slot(dialog, '10:00', date, 'Booked')).toBeDisabled();
  await expect(slot(dialog, '10:00', date, 'Booked')).not.toBeChecked();
  await expect(dialog.getByLabel('Phone')).toHaveValue(formatPhone('512 555 0142'));

  await slot(dialog, '11:00', date).check();
  await expectNoToast(page);
  await dialog.getByRole('button', { name: 'Schedule Call' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
});

test('after a failure slots are loaded again, input stays', async ({ page, date, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  const dialog = await open(page);
  await page.route('**/api/scheduled-calls?*', (route) => route.abort());
  await chooseDay(dialog, date);
  await expect(page.getByRole('alert')).toHaveText(
    'ErrorCould not fetch available time slots. Please try again.',
  );
  await expect(slot(dialog, '16:00', date)).toBeDisabled();
  await page.unroute('**/api/scheduled-calls?*');
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await slot(dialog, '16:00', date).check();
  await expectNoToast(page);

  await dialog.getByLabel('Phone').fill(phone);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/scheduled-calls', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.abort();
  });
  const button = dialog.getByRole('button', { name: 'Schedule Call' });
  for (const times of [1, 2]) {
    await button.click();
    await expect.poll(() => keys.length).toBe(times);
    await expect(button).toBeEnabled();
  }
  await expect(page.getByRole('alert')).toHaveText(
    'ErrorFailed to schedule your call. Please try again.',
  );
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  await expect(slot(dialog, '16:00', date)).toBeChecked();
  await expect(dialog.getByLabel('Phone')).toHaveValue(phone);
  await page.keyboard.press('Escape');
  await expectNoToast(page);
});
