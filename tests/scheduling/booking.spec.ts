import { readFile } from 'node:fs/promises';
import { scheduling } from '#src/content/messages.ts';
import { formatSlot, formatDay, slotLabel } from '#src/domain/booking/words.ts';
import { formatPhone } from '#src/features/scheduling/format-phone.ts';
import { expect, expectAccessible, onDesk } from '../fixtures.ts';
import { chooseDay, open, opener, phone, slot, test } from './scheduler.ts';
import { toasts } from '../parts.ts';

test('a visitor books a call and adds it to a calendar', async ({ page, date }) => {
  const dialog = await open(page);
  for (const radio of await dialog.getByRole('radio').all()) await expect(radio).toBeDisabled();

  await chooseDay(dialog, date);
  await slot(dialog, '14:00', date).check();
  await dialog.getByLabel(scheduling.phone).pressSequentially('5125550142');
  await expect(dialog.getByLabel(scheduling.phone)).toHaveValue(formatPhone('5125550142'));
  await dialog.getByRole('button', { name: scheduling.submit }).click();

  const message = formatSlot({ date, timeSlot: '14:00' });
  await expect(toasts(page)).toHaveText(`${scheduling.scheduled}${message}`);
  await expect(dialog.getByRole('heading', { name: scheduling.isBooked })).toBeFocused();
  await expect(dialog).toContainText(formatDay(date));
  await expect(dialog).toContainText(slotLabel('14:00', { date }));
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: /\.ics/ }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain(`DTSTART:${date.replaceAll('-', '')}T`);
  for (const name of [scheduling.googleCalendar, 'Outlook', 'Office 365', 'Yahoo']) {
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  }

  await dialog.getByRole('button', { name: scheduling.done }).click();
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();

  // The next visitor finds the slot booked, and no trace of who booked it.
  await opener(page).click();
  await chooseDay(dialog, date);
  await expect(slot(dialog, '14:00', date, scheduling.booked)).toBeDisabled();
  await expect(slot(dialog, '15:00', date)).toBeEnabled();
});

test('errors are at their fields; what is chosen survives another page', onDesk, async ({ page, calls, date }) => {
  await calls.book(date, '10:00');
  const dialog = await open(page);
  await expectAccessible(page);
  await dialog.getByLabel(scheduling.phone).fill('call me');
  await dialog.getByRole('button', { name: scheduling.submit }).click();
  await expect(dialog.getByRole('grid')).toHaveAccessibleDescription(scheduling.dateMissing);
  await expect(dialog.getByRole('grid').locator('[tabindex="0"]')).toBeFocused();
  await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(scheduling.timeMissing);
  await expect(dialog.getByLabel(scheduling.phone)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(scheduling.phone)).toHaveAccessibleDescription(
    new RegExp(`^${scheduling.phoneTooShort}`),
  );
  await expectAccessible(page);

  await dialog.getByLabel(scheduling.phone).fill('512.555.0142');
  await expect(dialog.getByLabel(scheduling.phone)).toHaveAccessibleDescription(
    new RegExp(`^${scheduling.phoneInvalid.replaceAll(/[()]/g, '\\$&')}`),
  );
  await dialog.getByLabel(scheduling.phone).fill(phone);
  await chooseDay(dialog, date);
  await expect(slot(dialog, '10:00', date, scheduling.booked)).toBeDisabled();
  await slot(dialog, '11:00', date).check();
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
  await expectAccessible(page);

  const isKept = async () => {
    const day = dialog.getByRole('button', { name: formatDay(date), exact: true });
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    await expect(slot(dialog, '11:00', date)).toBeChecked();
    await expect(dialog.getByLabel(scheduling.phone)).toHaveValue(phone);
  };
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await opener(page).click();
  await isKept();
  await open(page, '/');
  await isKept();
});
