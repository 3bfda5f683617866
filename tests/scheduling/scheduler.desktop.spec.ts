import type { Route } from '@playwright/test';
import { calendar, scheduling } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { closedReason, lastDayOf, timeSlots, todayOf } from '#src/domain/booking/bookable-days.ts';
import { formatDay, formatWeekday, slotLabel } from '#src/domain/booking/words.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { expect, expectAccessible, expectNoToast, firefoxFirst } from '../fixtures.ts';
import { chooseDay, days, now, open, opener, phone, showMonth, slot, test } from './scheduler.ts';
import { scheduler } from '../parts.ts';

test('closed days say why and cannot be chosen', firefoxFirst, async ({ page }) => {
  const dialog = await open(page);
  const weekend = [1, 2, 3, 4, 5, 6, 7]
    .map((ahead) => addDays(todayOf(now), ahead))
    .find((date) => closedReason(date, now) === calendar.closedOn(formatWeekday(date))) as string;
  const holiday = site.closedDates.find(({ date }) => date > todayOf(now) && date <= lastDayOf(now));
  const closed = [
    { date: weekend, reason: calendar.closedOn(formatWeekday(weekend)) },
    ...(holiday ? [{ date: holiday.date, reason: calendar.closedBecause(holiday.reason) }] : []),
  ].sort((a, b) => (a.date < b.date ? -1 : 1));

  for (const { date, reason } of closed) {
    await showMonth(dialog, date);
    const day = dialog.getByRole('button', { name: scheduling.closedDay(formatDay(date), reason) });
    await expect(day).toBeDisabled();
    await day.click({ force: true });
    await expect(dialog.getByText(reason, { exact: false })).toBeVisible();
    await expect(dialog.locator('[aria-pressed="true"]')).toHaveCount(0);
    await expect(slot(dialog, '10:00')).toBeDisabled();
  }
});

test('by keyboard alone; where mail is set, the invitation can be mailed', async ({ page, date }) => {
  await page.route('/api/scheduled-calls', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), canInvite: true } });
  });
  await page.route('/api/scheduled-calls/mine', (route) => route.fulfill({ json: {} }));
  await page.goto('/contact');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const dialog = scheduler(page);
  await expect(dialog).toBeVisible();
  const day = dialog.getByRole('grid').locator('[tabindex="0"]');
  for (let tabs = 0; tabs < 10 && !(await day.evaluate((it) => it.matches(':focus'))); tabs++) {
    await page.keyboard.press('Tab');
  }
  const isOn = (expected: string) =>
    expect(dialog.locator('.day:focus')).toHaveAccessibleName(new RegExp(`^${formatDay(expected)}`));
  const first = days.find((one) => !closedReason(one, now)) as string;
  await isOn(first);
  // month-grid.test.ts shows where each key leads.
  // From the focused day to the wanted one, day by day.
  const near = Array.from({ length: 120 }, (_, ahead) => addDays(todayOf(now), ahead - 30));
  for (let steps = 0; steps < 90; steps++) {
    const name = (await dialog.locator('.day:focus').getAttribute('aria-label')) ?? '';
    if (name === formatDay(date)) break;
    const at = near.find((one) => name.startsWith(formatDay(one))) ?? '';
    await page.keyboard.press(at < date ? 'ArrowRight' : 'ArrowLeft');
  }
  await page.keyboard.press('Enter');
  const [early = '', next = ''] = timeSlots;
  await expect(slot(dialog, early, date)).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(slot(dialog, next, date)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel(scheduling.phone)).toBeFocused();
  await page.keyboard.type('5125550142');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: scheduling.isBooked })).toBeFocused();

  await dialog.getByLabel(scheduling.emailLabel).fill('ada@park.example');
  await expectAccessible(page);
  const sent = page.waitForRequest('/api/scheduled-calls/mine');
  await dialog.getByRole('button', { name: scheduling.invite }).click();
  expect((await sent).postDataJSON()).toEqual({ email: 'ada@park.example' });
  await expect(dialog).toContainText(scheduling.invited('ada@park.example'));
});

test.describe('a visitor in another time zone', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('sees their own time beside the agency’s', firefoxFirst, async ({ page, calls, date }) => {
    const call = await calls.book(date, '10:00');
    const dialog = await open(page);
    await chooseDay(dialog, date);
    await expect(slot(dialog, '11:00', date)).toHaveAccessibleDescription(/\d:\d\d/);
    await page.goto(`/call#${call.confirmationCode}`);
    await expect(page.getByRole('main')).toContainText(slotLabel('10:00', { date }));
    await expect(page.getByRole('main')).toContainText(scheduling.onOwnClock(''));
    // The same instant in the browser's own time zone.
    const own = await page.evaluate(
      ([instant, locale]) => new Date(instant).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }),
      [call.startsAt, site.locale] as const,
    );
    await expect(page.getByRole('main')).toContainText(own);
  });
});

test('after a failure input stays; a slot just taken is booked', async ({ page, calls, date, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  const dialog = await open(page);
  await page.route('**/api/scheduled-calls?*', (route) => route.abort());
  await chooseDay(dialog, date);
  await expect(page.getByRole('alert')).toHaveText(`${scheduling.failedTitle}${scheduling.slotsFailed}`);
  await expect(slot(dialog, '16:00', date)).toBeDisabled();
  await page.unroute('**/api/scheduled-calls?*');
  await dialog.getByRole('button', { name: scheduling.tryAgain }).click();
  await slot(dialog, '16:00', date).check();
  await expectNoToast(page);

  await dialog.getByLabel(scheduling.phone).fill(phone);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/scheduled-calls', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.abort();
  });
  const button = dialog.getByRole('button', { name: scheduling.submit });
  for (const times of [1, 2]) {
    await button.click();
    await expect.poll(() => keys.length).toBe(times);
    await expect(button).toBeEnabled();
  }
  await expect(page.getByRole('alert')).toHaveText(`${scheduling.failedTitle}${scheduling.failed}`);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  await expect(slot(dialog, '16:00', date)).toBeChecked();
  await expect(dialog.getByLabel(scheduling.phone)).toHaveValue(phone);

  await page.unroute('**/api/scheduled-calls');
  await calls.book(date, '16:00');
  const corrected = phone.replace(/\d$/, '0');
  const typeMeanwhile = async (route: Route) => {
    await dialog.getByLabel(scheduling.phone).fill(corrected);
    await route.continue();
  };
  await page.route('**/api/scheduled-calls', typeMeanwhile, { times: 1 });
  await button.click();
  const message = scheduling.slotTaken;
  await expect(page.getByRole('alert')).toHaveText(`${scheduling.failedTitle}${message}`);
  await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(message);
  await expect(slot(dialog, '16:00', date, scheduling.booked)).toBeDisabled();
  await expect(slot(dialog, '16:00', date, scheduling.booked)).not.toBeChecked();
  await expect(dialog.getByLabel(scheduling.phone)).toHaveValue(corrected);
  expect(await page.evaluate(() => sessionStorage.getItem('callDraft'))).toContain(corrected);

  await slot(dialog, '11:00', date).check();
  await expectNoToast(page);
  await button.click();
  await expect(dialog.getByRole('heading', { name: scheduling.isBooked })).toBeVisible();
});
