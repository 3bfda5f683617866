import { scheduling } from '#src/content/messages.ts';
import { slotLabel } from '#src/domain/booking/words.ts';
import { expect, expectAccessible, firefoxFirst } from '../fixtures.ts';
import { chooseDay, phone, slot, test } from './scheduler.ts';
import { scheduler, toasts } from '../parts.ts';

test('by its link a call is moved, and canceled', async ({ page, calls, date }) => {
  const { confirmationCode } = await calls.book(date, '10:00');
  const addresses: string[] = [];
  page.on('request', (one) => addresses.push(one.url(), one.headers().referer ?? ''));
  await page.goto(`/call#${confirmationCode}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: scheduling.isBooked })).toBeVisible();
  await expect(main).toContainText(phone);
  await main.getByRole('button', { name: scheduling.move }).click();
  const form = main.getByRole('form', { name: scheduling.move });
  await expect(form).toBeFocused();
  await form.getByRole('button', { name: scheduling.move }).click();
  await expect(form.getByRole('grid')).toHaveAccessibleDescription(scheduling.dateMissing);
  await expectAccessible(page);
  await chooseDay(form, date);
  await expect(slot(form, '10:00', date, scheduling.booked)).toBeDisabled();
  await slot(form, '16:00', date).check();
  await form.getByRole('button', { name: scheduling.move }).click();

  await expect(main.getByRole('heading', { name: scheduling.isMoved })).toBeFocused();
  // Sooner than a toast closes by itself.
  await expect(toasts(page)).toBeEmpty({ timeout: 3000 });
  await expect(main).toContainText(slotLabel('16:00', { date }));
  expect(await calls.booked(date)).toEqual(['16:00']);
  await page.reload();
  await expect(main).toContainText(slotLabel('16:00', { date }));

  await main.getByRole('button', { name: scheduling.cancel }).click();
  const question = page.getByRole('dialog', { name: scheduling.cancelTitle });
  await expectAccessible(page);
  await question.getByRole('button', { name: scheduling.keepCall }).click();
  await expect(question).toBeHidden();
  await main.getByRole('button', { name: scheduling.cancel }).click();
  await question.getByRole('button', { name: scheduling.cancel }).click();
  await expect(main.getByRole('heading', { name: scheduling.isCanceled })).toBeFocused();
  await expect(toasts(page)).toBeEmpty({ timeout: 3000 });

  await page.reload();
  await expect(main.getByRole('heading', { name: scheduling.isCanceled })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: scheduling.scheduleAnother }).click();
  await chooseDay(scheduler(page), date);
  await expect(slot(scheduler(page), '16:00', date)).toBeEnabled();
  // The code of a call is in no request's address.
  expect(addresses.filter((address) => address.includes(confirmationCode))).toEqual([]);
});

test('a damaged link and missing code show a way on', firefoxFirst, async ({ page, allowErrors }) => {
  allowErrors(/404|Failed to load resource/);
  const main = page.getByRole('main');
  await page.goto('/call');
  await expect(main).toContainText(scheduling.linkIncomplete);
  await page.goto('/call#half-a-code');
  await expect(main).toContainText(scheduling.noCall);
  await expect(main.getByRole('button', { name: scheduling.scheduleAnother })).toBeVisible();

  await page.route(/_astro\/island/, (route) => route.abort());
  await page.reload();
  await expect(main.getByRole('status')).toHaveText(scheduling.loadFailed);
});
