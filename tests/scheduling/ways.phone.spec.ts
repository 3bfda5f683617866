import { contact as contactWords, frame, scheduling } from '#src/content/messages.ts';
import { formatDay } from '#src/domain/booking/words.ts';
import { expect, expectAccessible } from '../fixtures.ts';
import { contactDialog, menuItem, scheduler, toasts } from '../parts.ts';
import { days, phone, test } from './scheduler.ts';

test('a call is booked from the header of any page, on one of the next open days, in five taps', async ({
  page,
  calls,
}) => {
  await page.goto('/privacy-policy');
  await page.getByRole('banner').getByRole('button', { name: frame.bookCall }).click();
  const dialog = scheduler(page);
  const soon = dialog.getByRole('list', { name: scheduling.nextOpenDays }).getByRole('button');
  await expect(soon).toHaveText(days.slice(0, 5).map((day) => new RegExp(`\\D${Number(day.slice(8))}$`)));
  await expectAccessible(page);
  const day = days[4] ?? '';
  await soon.last().click();
  await expect(soon.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('grid').getByRole('button', { name: formatDay(day) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const free = dialog.getByRole('radio', { disabled: false });
  await free.last().check();
  await dialog.getByLabel(scheduling.phone).fill(phone);
  await dialog.getByRole('button', { name: scheduling.submit }).click();
  const booked = dialog.getByRole('heading', { name: scheduling.isBooked });
  await expect(booked).toBeFocused();
  await expect(dialog).toContainText(formatDay(day));
  expect(await calls.booked(day)).not.toEqual([]);
  // What the toast says again does not cover it.
  await expect(toasts(page)).toContainText(scheduling.scheduled);
  const boxOf = async (part: typeof booked) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  const [heading, toast] = [await boxOf(booked), await boxOf(toasts(page).getByRole('status'))];
  const isApart = toast.y >= heading.y + heading.height || toast.y + toast.height <= heading.y;
  expect(isApart, JSON.stringify({ heading, toast })).toBe(true);
});

test('the contact dialog leads to the scheduler, and keeps what was typed', async ({ page }) => {
  await page.goto('/trust');
  await page.getByRole('button', { name: frame.menu }).click();
  await menuItem(page, '/contact').click();
  const contact = contactDialog(page);
  const [, schedule] = contactWords.ratherTalk(String, String);
  await contact.getByLabel(contactWords.messageLabelInDialog).fill('Half a thought');
  await contact.getByRole('button', { name: schedule }).click();
  await expect(contact).toBeHidden();
  await expect(scheduler(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(scheduler(page)).toBeHidden();
  await page.evaluate(() => dispatchEvent(new CustomEvent('open-contact')));
  await expect(contact.getByLabel(contactWords.messageLabelInDialog)).toHaveValue('Half a thought');
  await contact.locator('a[href="/contact"]').click();
  await expect(page).toHaveURL('/contact');
});
