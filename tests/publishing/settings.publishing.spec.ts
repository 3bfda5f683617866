/** Settings of owners for the whole site. */
import type { Page } from '@playwright/test';
import { calendar, frame, scheduling } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { salesAside } from '#src/content/contact.data.ts';
import { closedReason, startOf, todayOf } from '#src/domain/booking/bookable-days.ts';
import { hoursText } from '#src/domain/booking/hours-text.ts';
import { slotsIn } from '#src/domain/booking/opening-times.ts';
import { shownSlot } from '#src/admin/agency-days.ts';
import { formatDay, formatWeekday } from '#src/domain/booking/words.ts';
import { defaultSettings } from '#src/domain/public-settings.ts';
import { addDays, weekdayOf } from '#src/lib/calendar-dates.ts';
import { adminTest as test, atNight, expect, expectAccessible, hold, watchShifts } from '../fixtures.ts';
import { scheduler, toasts } from '../parts.ts';
import { chooseDay, showMonth } from '../scheduling/scheduler.ts';

// A wrong address is shown at its field.
test.use({ allowedErrors: [/status of 422/] });

const hours = { weekdays: [1, 2, 3, 4], opens: '10:00', closes: '16:00' };
const said = hoursText({ ...defaultSettings, hours, spans: null });

test('settings survive a reload; posts have notice and hours while set', async ({ page }) => {
  const text = 'We are closed from December 24 to January 2.';
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const set = (data: object) => page.request.patch('/api/admin/settings', { data });
  await page.goto('/admin-dashboard/settings');
  const notice = field(/^Notice above every page/);
  const calendar = field(/^Calendar whose events block calls/);
  const webhook = field(/^Webhook for notifications/);
  await notice.fill(text);
  await calendar.fill('http://calendar.example/feed.ics');
  await webhook.fill('https://hook.example/in?key=4711');
  await page.reload();
  await expect(notice).toHaveValue(text);
  // What was typed before is said, before it can be published unseen.
  const before = page.getByText('You typed this before and didn’t save it');
  await expect(before).toBeVisible();
  await expect(page.getByText(/^Not saved yet: .*Notice above every page/)).toBeVisible();
  await button('Save settings').click();
  await expect(page.getByText('Nothing was saved: fix what’s marked, then save again.')).toBeVisible();
  await expect(calendar).toHaveAccessibleDescription('Please enter the https address of a calendar');
  await calendar.fill('');
  await button('Save settings').click();
  await expect(toasts(page)).toContainText('Settings saved');
  await expect(before).toBeHidden();
  await expect(page.getByText('Not saved yet')).toBeHidden();

  await test.step('a save that is refused takes the earlier toast away; dropping brings back what is saved', async () => {
    const closed = field(/^Closed days and hours/);
    const lines = await closed.inputValue();
    await closed.fill(`${lines}\n2027-02-30 No such day`);
    await button('Save settings').click();
    await expect(closed).toHaveAccessibleDescription(/Line \d+, “2027-02-30 No such day”: Please enter days/);
    await expect(toasts(page)).not.toContainText('Settings saved');
    await button('Drop the changes').click();
    await expect(closed).toHaveValue(lines);
    await expect(notice).toHaveValue(text);
  });

  await test.step('an address with a secret is not shown again once it is saved', async () => {
    await expect(webhook).toHaveValue('https://hook.example/…');
    await expect(webhook).not.toBeEditable();
    await expectAccessible(page);
    await button('Replace this address').click();
    await expect(webhook).toBeFocused();
    await expect(webhook).toHaveValue('');
    await button('Keep the saved address').click();
    await expect(webhook).toHaveValue('https://hook.example/…');
    await button('Replace this address').click();
    await button('Save settings').click();
    await expect(button('Keep the saved address')).toBeHidden();
    await page.reload();
    await expect(webhook).toHaveValue('');
    await expect(notice).toHaveValue(text);
  });

  await set({ hours });
  await page.goto('/signal-board');
  const note = page.getByRole('note', { name: frame.notice });
  const footer = page.getByRole('contentinfo');
  await expect(note).toHaveText(text);
  await expect(footer).toContainText(said);
  await set({ notice: null, hours: null });
  await page.reload();
  await expect(note).toHaveCount(0);
  await expect(footer).toContainText(site.hours.text);
});

test('lunch and closed hours hold in the scheduler at once, and a call that they hit is named', async ({ page }) => {
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const days = Array.from({ length: 40 }, (_, ahead) => addDays(todayOf(new Date()), 7 + ahead));
  const isUsual = (date: string) => !closedReason(date, new Date());
  const monday = days.find((date) => weekdayOf(date) === 1 && isUsual(date)) as string;
  const tuesday = days.find((date) => weekdayOf(date) === 2 && isUsual(date)) as string;
  const call = { phone: '+1 (512) 555-0142', date: tuesday, timeSlot: '16:00' };
  const { confirmationCode } = await (await page.request.post('/api/scheduled-calls', { data: call })).json();
  try {
    await page.goto('/admin-dashboard/settings');
    const own = [
      { opens: '09:15', closes: '12:15' },
      { opens: '13:00', closes: '17:00' },
    ];
    await field(/^Hours that differ by weekday/).fill('Monday to Tuesday 9:15-12:15, 13:00-17:00');
    const closed = field(/^Closed days and hours/);
    await closed.fill(`${await closed.inputValue()}\n${tuesday} 15:00-17:00 Team meeting`);
    await page.getByRole('button', { name: 'Save settings', exact: true }).click();
    await expect(toasts(page)).toContainText('Settings saved');
    await expect(page.getByRole('link', { name: `${shownSlot(call)}, ${call.phone}` })).toBeVisible();

    await page.goto('/contact');
    await page.getByRole('button', { name: salesAside.callButton }).first().click();
    const dialog = scheduler(page);
    const shown = async (date: string) => {
      await chooseDay(dialog, date);
      await expect(dialog.getByRole('radio').first()).toBeEnabled();
      return dialog.getByRole('radio').evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
    };
    expect(await shown(monday)).toEqual(slotsIn(own));
    expect(await shown(tuesday)).toEqual(slotsIn(own).filter((slot) => slot < '15:00'));
    const wednesday = addDays(tuesday, 1);
    await showMonth(dialog, wednesday);
    const closedOn = calendar.closedOn(formatWeekday(wednesday));
    await expect(
      dialog.getByRole('button', { name: scheduling.closedDay(formatDay(wednesday), closedOn) }),
    ).toBeVisible();
  } finally {
    const headers = { Authorization: `Bearer ${confirmationCode}` };
    await page.request.delete('/api/scheduled-calls/mine', { headers });
    await page.request.patch('/api/admin/settings', { data: { spans: null, closedDays: null, closedHours: null } });
  }
});

test.describe('a page that was built before', () => {
  const answer = '**/api/settings';
  const path = '/privacy-policy';
  const known = 'We were closed last week.';
  const note = (page: Page) => page.getByRole('note', { name: frame.notice });
  const set = (page: Page, data: object) => page.request.patch('/api/admin/settings', { data });
  /** Has the page's build know a notice, which is gone by now. */
  const knowsNotice = (page: Page) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<p role="note"[^>]*>)[^<]*/, `$1${known}`);
      await route.fulfill({ response, body });
    });

  test('shows the notice and the hours of now, and nothing moves', async ({ page }) => {
    const long = 'We are moving to another office, so nobody answers the phone before noon. '.repeat(4).trim();
    const spans = [
      { weekdays: [1, 2, 3, 4], opens: '09:00', closes: '12:00' },
      { weekdays: [1, 2, 3, 4], opens: '13:00', closes: '16:00' },
    ];
    const shifted = await watchShifts(page);
    const paths = ['/', '/contact', path];
    for (const each of paths) {
      const response = await page.request.get(each);
      await page.route(each, (route) => route.fulfill({ response }));
    }
    await set(page, { notice: long, spans });
    try {
      for (const each of paths) {
        const letThrough = await hold(page, answer);
        await page.goto(each);
        await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
        await expect(page.getByRole('contentinfo')).toContainText(site.hours.text);
        const before = await shifted();
        letThrough();
        await expect(note(page)).toHaveText(long);
        await expect(page.getByRole('contentinfo')).toContainText(hoursText({ ...defaultSettings, spans }));
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect(await shifted(), each).toBe(before);
        await expectAccessible(page);
        await page.unroute(answer);
      }
      await expect(page.getByText(site.hours.text)).toHaveCount(0);
    } finally {
      await set(page, { notice: null, spans: null });
    }
  });

  test('forgets a notice that is gone, and keeps it where there is no answer, until it is closed', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/status of 503/);
    await knowsNotice(page);
    await page.goto(path);
    await expect(page.locator('#notice')).toHaveText('');
    await expect(note(page)).toHaveCount(0);

    const error = { status: 503, json: { message: 'The database is unavailable.' } };
    await page.route(answer, (route) => route.fulfill(error));
    await page.reload();
    await expect(note(page)).toHaveText(known);
    await page.getByRole('button', { name: frame.closeNotice }).click();
    await expect(note(page)).toHaveCount(0);
    const loaded = page.waitForResponse(/\/notice\.[^/]+\.js$/);
    await page.reload();
    await loaded;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(note(page)).toHaveCount(0);
  });

  test('says by the closed days of now whether somebody answers the phone', async ({ page }) => {
    await page.clock.setFixedTime(startOf({ date: '2027-03-08', timeSlot: '10:00' }));
    const state = page.locator('[data-opening-state]');
    await page.goto('/contact#support');
    await expect(state).toHaveText(new RegExp(`^${calendar.openUntil('')}`));
    await set(page, { closedDays: [{ date: '2027-03-08', reason: 'Stocktaking' }] });
    try {
      await page.reload();
      await expect(state).toHaveText(new RegExp(`^${calendar.opensOn(formatWeekday('2027-03-09'), '')}`));
    } finally {
      await set(page, { closedDays: null });
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('shows above it what its build knew', async ({ page }) => {
      await knowsNotice(page);
      await page.goto(path);
      await expect(note(page)).toHaveText(known);
      const [notice, main] = await Promise.all([note(page).boundingBox(), page.locator('main').boundingBox()]);
      expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
      await expect(page.getByRole('button', { name: frame.closeNotice })).toBeHidden();
    });
  });
});

// A build takes half a minute.
test('every page has the notice and the hours after the rebuild', atNight, async ({ page }) => {
  test.setTimeout(300_000);
  const notice = 'We are closed on Fridays.';
  const set = (data: object) => page.request.patch('/api/admin/settings', { data });
  const source = async (path: string) => (await page.request.get(path)).text();
  const rebuilt = { timeout: 120_000 };
  await set({ notice, hours });
  await expect.poll(() => source('/services'), rebuilt).toContain(notice);
  await page.goto('/contact');
  await expect(page.getByRole('note', { name: frame.notice })).toHaveText(notice);
  await expect(page.getByRole('contentinfo')).toContainText(said);
  expect(await source('/contact')).not.toContain(site.hours.text);

  await page.getByRole('button', { name: salesAside.callButton }).first().click();
  // No Friday may be left in this month.
  await page.getByRole('button', { name: scheduling.nextMonth }).click();
  await expect(
    page.getByRole('gridcell', { name: new RegExp(calendar.closedOn(formatWeekday('2027-03-12'))) }).first(),
  ).toBeVisible();

  await set({ notice: null, hours: null });
  await expect.poll(() => source('/services'), rebuilt).not.toContain(notice);
  expect(await source('/contact')).toContain(site.hours.text);
});
