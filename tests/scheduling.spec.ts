import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { site } from '../src/content/site.ts';
import type { BookedCall } from '../src/contracts/scheduled-call.ts';
import { lastDayOf, nextFreeSlots, todayOf, whyClosed } from '../src/domain/booking/booking.ts';
import { sayCall, sayDay } from '../src/domain/booking/words.ts';
import { addDays, sayDate } from '../src/lib/calendar-dates.ts';
import { expect, expectAccessible, test as base } from './fixtures.ts';

const phone = '+1 (512) 555-0142';
const now = new Date();
const days = [...new Set(nextFreeSlots([], now, 1000).map(({ date }) => date))];

/** What a test books goes when it ends, so that the days never run out. */
class Calls {
  readonly #request: APIRequestContext;
  readonly #codes: Promise<string>[] = [];

  constructor(request: APIRequestContext, page: Page) {
    this.#request = request;
    page.on('response', (answer) => {
      if (answer.status() !== 201 || !answer.url().endsWith('/api/scheduled-calls')) return;
      this.#codes.push(answer.json().then(({ confirmationCode }: BookedCall) => confirmationCode));
    });
  }

  async booked(date: string): Promise<string[]> {
    return (await (await this.#request.get(`/api/scheduled-calls?date=${date}`)).json())
      .bookedSlots;
  }

  async book(date: string, timeSlot: string): Promise<BookedCall> {
    const data = { phone, date, timeSlot };
    const answer = await this.#request.post('/api/scheduled-calls', { data });
    expect(answer.status()).toBe(201);
    const call = (await answer.json()) as BookedCall;
    this.#codes.push(Promise.resolve(call.confirmationCode));
    return call;
  }

  async cancelAll(): Promise<void> {
    for (const code of await Promise.all(this.#codes)) {
      const headers = { Authorization: `Bearer ${code}` };
      await this.#request.delete('/api/scheduled-calls/mine', { headers });
    }
  }
}

const test = base.extend<{ calls: Calls; date: string }>({
  calls: async ({ page, request }, use) => {
    const calls = new Calls(request, page);
    await use(calls);
    await calls.cancelAll();
  },
  /** A day on which nothing is booked, and which no test that runs beside this one uses. */
  date: async ({ calls }, use, { parallelIndex, config }) => {
    // Not today: its hours pass while the test runs.
    const own = days.slice(1).filter((_, index) => index % config.workers === parallelIndex);
    for (const day of own) {
      if ((await calls.booked(day)).length === 0) return use(day);
    }
    throw new Error('Every day is booked: delete the data folder of these tests.');
  },
});

const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Schedule a Call with Our Sales Team' });

async function open(page: Page, path = '/contact'): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Schedule a call' }).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

async function showMonth(picker: Locator, date: string): Promise<void> {
  const grid = picker.getByRole('grid', {
    name: sayDate(date, { month: 'long', year: 'numeric' }),
  });
  for (let months = 0; months < 3 && !(await grid.isVisible()); months++) {
    await picker.getByRole('button', { name: 'Next month' }).click();
  }
  await expect(grid).toBeVisible();
}

async function chooseDay(picker: Locator, date: string): Promise<void> {
  await showMonth(picker, date);
  await picker
    .getByRole('grid')
    .getByRole('button', { name: sayDay(date), exact: true })
    .click();
}

const slot = (picker: Locator, name: string) => picker.getByRole('radio', { name, exact: true });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

test('a visitor books a call and takes it over into a calendar', async ({ page, date }) => {
  const dialog = await open(page);
  for (const radio of await dialog.getByRole('radio').all()) await expect(radio).toBeDisabled();

  await chooseDay(dialog, date);
  await slot(dialog, '2:00 PM CST').check();
  await dialog.getByLabel('Phone').pressSequentially('5125550142');
  await expect(dialog.getByLabel('Phone')).toHaveValue(phone);
  await dialog.getByRole('button', { name: 'Schedule Call' }).click();

  const said = sayCall({ date, timeSlot: '14:00' });
  await expect(toasts(page)).toHaveText(`Call Scheduled!${said}`);
  await expect(dialog.getByRole('heading', { name: 'Your call is booked' })).toBeFocused();
  await expect(dialog).toContainText(sayDay(date));
  await expect(dialog).toContainText('2:00 PM CST');

  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: /\.ics/ }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain(`DTSTART:${date.replaceAll('-', '')}T`);
  for (const name of ['Google Calendar', 'Outlook', 'Office 365', 'Yahoo']) {
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  }

  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  const opener = page.getByRole('button', { name: 'Schedule a call' });
  await expect(opener).toBeFocused();

  // Who comes next finds the slot booked, and no trace of who booked it.
  await opener.click();
  await chooseDay(dialog, date);
  await expect(slot(dialog, '2:00 PM CST Booked')).toBeDisabled();
  await expect(slot(dialog, '3:00 PM CST')).toBeEnabled();
});

test('every state of the dialog is open to everybody', async ({ page, calls, date }) => {
  test.slow();
  await calls.book(date, '09:00');
  const dialog = await open(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule Call' }).click();
  await expect(dialog.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await chooseDay(dialog, date);
  await slot(dialog, '10:00 AM CST').check();
  await dialog.getByLabel('Phone').fill(phone);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule Call' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  await expectAccessible(page);
});

test('every state of the page of a call is open to everybody', async ({ page, calls, date }) => {
  test.slow();
  const { confirmationCode } = await calls.book(date, '09:00');
  await page.goto(`/call#${confirmationCode}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Move the call' }).click();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Keep the time' }).click();
  await main.getByRole('button', { name: 'Cancel the call' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this call?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(main.getByRole('heading', { name: 'This call is canceled' })).toBeVisible();
  await expectAccessible(page);
});

test('what is missing is said under each field, and goes as it is mended', async ({
  page,
  date,
}) => {
  const dialog = await open(page);
  await dialog.getByLabel('Phone').fill('call me');
  await dialog.getByRole('button', { name: 'Schedule Call' }).click();
  await expect(dialog.getByRole('grid')).toHaveAccessibleDescription('Please select a date');
  await expect(dialog.getByRole('grid').locator('[tabindex="0"]')).toBeFocused();
  await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(
    'Please select a time slot',
  );
  await expect(dialog.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(
    /^Phone number must be at least 10 digits/,
  );

  await dialog.getByLabel('Phone').fill('512.555.0142');
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(
    /^Phone number can only contain digits, spaces, and \(\)- characters/,
  );
  await dialog.getByLabel('Phone').fill('+44 20 7946 0958');
  await expect(dialog.getByLabel('Phone')).toHaveValue('+44 20 7946 0958');
  await chooseDay(dialog, date);
  await slot(dialog, '9:00 AM CST').check();
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
});

test.describe('when somebody else is faster', () => {
  test.use({ allowedErrors: [/409/] });

  test('the slot is shown booked, and all else is kept', async ({ page, calls, date }) => {
    const dialog = await open(page);
    await chooseDay(dialog, date);
    await slot(dialog, '10:00 AM CST').check();
    await dialog.getByLabel('Phone').fill('512 555 0142');
    await calls.book(date, '10:00');
    await dialog.getByRole('button', { name: 'Schedule Call' }).click();

    const said = 'This time has just been booked. Please select another one.';
    await expect(page.getByRole('alert')).toHaveText(`Error${said}`);
    await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(said);
    await expect(slot(dialog, '10:00 AM CST Booked')).toBeDisabled();
    await expect(slot(dialog, '10:00 AM CST Booked')).not.toBeChecked();
    await expect(dialog.getByLabel('Phone')).toHaveValue(phone);

    await slot(dialog, '11:00 AM CST').check();
    await dialog.getByRole('button', { name: 'Schedule Call' }).click();
    await expect(dialog.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  });
});

test.describe('when the server does not answer', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('the slots can be asked for again', async ({ page, date }) => {
    const dialog = await open(page);
    await page.route('**/api/scheduled-calls?*', (route) => route.abort());
    await chooseDay(dialog, date);
    await expect(page.getByRole('alert')).toHaveText(
      'ErrorCould not fetch available time slots. Please try again.',
    );
    await expect(slot(dialog, '9:00 AM CST')).toBeDisabled();
    await page.unroute('**/api/scheduled-calls?*');
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect(slot(dialog, '9:00 AM CST')).toBeEnabled();
  });

  test('a failed booking keeps everything, and again is the same request', async ({
    page,
    date,
  }) => {
    const dialog = await open(page);
    await chooseDay(dialog, date);
    await slot(dialog, '4:00 PM CST').check();
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
    await expect(slot(dialog, '4:00 PM CST')).toBeChecked();
    await expect(dialog.getByLabel('Phone')).toHaveValue(phone);
  });
});

test('day, hour and number survive closing, a reload and another page', async ({ page, date }) => {
  const dialog = await open(page);
  await chooseDay(dialog, date);
  await slot(dialog, '1:00 PM CST').check();
  await dialog.getByLabel('Phone').fill(phone);

  const isKept = async () => {
    await expect(dialog.getByRole('button', { name: sayDay(date), exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(slot(dialog, '1:00 PM CST')).toBeChecked();
    await expect(dialog.getByLabel('Phone')).toHaveValue(phone);
  };
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Schedule a call' }).click();
  await isKept();
  await open(page, '/');
  await isKept();
});

test('closed days say why and cannot be chosen', async ({ page }) => {
  const dialog = await open(page);
  const saturday = [1, 2, 3, 4, 5, 6, 7]
    .map((ahead) => addDays(todayOf(now), ahead))
    .find((date) => whyClosed(date, now) === 'Closed on Saturdays') as string;
  const holiday = site.closedDates.find(
    ({ date }) => date > todayOf(now) && date <= lastDayOf(now),
  );
  const closed = [
    { date: saturday, reason: 'Closed on Saturdays' },
    ...(holiday ? [{ date: holiday.date, reason: `Closed: ${holiday.reason}` }] : []),
  ].sort((a, b) => (a.date < b.date ? -1 : 1));

  for (const { date, reason } of closed) {
    await showMonth(dialog, date);
    const day = dialog.getByRole('button', { name: `${sayDay(date)}. ${reason}` });
    await expect(day).toBeDisabled();
    await day.click({ force: true });
    await expect(dialog.getByText(reason, { exact: false })).toBeVisible();
    await expect(dialog.locator('[aria-pressed="true"]')).toHaveCount(0);
    await expect(slot(dialog, '9:00 AM CST')).toBeDisabled();
  }
});

test('by the keyboard alone', async ({ page, date }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Schedule a call' }).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  const day = dialog.getByRole('grid').locator('[tabindex="0"]');
  for (let tabs = 0; tabs < 5 && !(await day.evaluate((it) => it.matches(':focus'))); tabs++) {
    await page.keyboard.press('Tab');
  }
  const isOn = (expected: string) =>
    expect(dialog.locator('.day:focus')).toHaveAccessibleName(new RegExp(`^${sayDay(expected)}`));
  const first = days.find((one) => !whyClosed(one, now)) as string;
  await isOn(first);
  await page.keyboard.press('ArrowDown');
  await isOn(addDays(first, 7));
  await page.keyboard.press('ArrowLeft');
  await isOn(addDays(first, 6));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await isOn(first);
  await page.keyboard.press('Home');
  await expect(dialog.locator('.day:focus')).toHaveAccessibleName(/^Sunday/);
  await page.keyboard.press('End');
  await expect(dialog.locator('.day:focus')).toHaveAccessibleName(/^Saturday/);
  const year = Number(sayDate(addDays(first, 6), { year: 'numeric' }));
  await page.keyboard.press('Shift+PageDown');
  await expect(dialog.locator('.day:focus')).toHaveAccessibleName(new RegExp(`${year + 1}`));
  await page.keyboard.press('Shift+PageUp');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');

  // From wherever that was, day by day to the one that is wanted, and no further.
  for (let steps = 0; steps < 90; steps++) {
    const name = (await dialog.locator('.day:focus').getAttribute('aria-label')) ?? '';
    if (name === sayDay(date)) break;
    const at = new Date(`${name.split('. ')[0]} 12:00 UTC`).toISOString().slice(0, 10);
    await page.keyboard.press(at < date ? 'ArrowRight' : 'ArrowLeft');
  }
  await page.keyboard.press('Enter');
  await expect(slot(dialog, '9:00 AM CST')).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(slot(dialog, '10:00 AM CST')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  await page.keyboard.type('5125550142');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Your call is booked' })).toBeFocused();
});

for (const [timezoneId, beside] of [
  ['Asia/Kolkata', /\d PM/],
  ['America/Los_Angeles', /7:00 AM/],
] as const) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees the own clock beside CST', async ({ page, calls, date }) => {
      const call = await calls.book(date, '09:00');
      const dialog = await open(page);
      await chooseDay(dialog, date);
      await expect(slot(dialog, '10:00 AM CST')).toHaveAccessibleDescription(/\d:\d\d/);
      await page.goto(`/call#${call.confirmationCode}`);
      await expect(page.getByRole('main')).toContainText('9:00 AM CST');
      await expect(page.getByRole('main')).toContainText(/On your clock: .* at /);
      await expect(page.getByRole('main')).toContainText(beside);
      // The same instant, told by the browser's own clock.
      const own = await page.evaluate(
        (instant) =>
          new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }),
        call.startsAt,
      );
      await expect(page.getByRole('main')).toContainText(own);
    });
  });
}

test('in the agency’s own time there is one clock', async ({ browser, baseURL, date }) => {
  const context = await browser.newContext({ timezoneId: 'America/Chicago', baseURL });
  const dialog = await open(await context.newPage());
  await chooseDay(dialog, date);
  await expect(slot(dialog, '9:00 AM CST')).toBeEnabled();
  await expect(slot(dialog, '9:00 AM CST')).toHaveAccessibleDescription('');
  await context.close();
});

test('by its link a call is cancelled, after a question, and its slot is free again', async ({
  page,
  calls,
  date,
}) => {
  const { confirmationCode } = await calls.book(date, '15:00');
  await page.goto(`/call#${confirmationCode}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  await expect(main).toContainText(phone);

  await main.getByRole('button', { name: 'Cancel the call' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this call?' });
  await question.getByRole('button', { name: 'Keep the call' }).click();
  await expect(question).toBeHidden();
  await main.getByRole('button', { name: 'Cancel the call' }).click();
  await question.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(main.getByRole('heading', { name: 'This call is canceled' })).toBeFocused();
  await expect(toasts(page)).toContainText('Call canceled');

  await page.reload();
  await expect(main.getByRole('heading', { name: 'This call is canceled' })).toBeVisible();
  await main.getByRole('button', { name: 'Schedule a call' }).click();
  await chooseDay(dialogOf(page), date);
  await expect(slot(dialogOf(page), '3:00 PM CST')).toBeEnabled();
});

test('by its link a call is moved, and can then be moved on or cancelled', async ({
  page,
  calls,
  date,
}) => {
  const { confirmationCode } = await calls.book(date, '09:00');
  await page.goto(`/call#${confirmationCode}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Move the call' }).click();
  const form = main.getByRole('form', { name: 'Move the call' });
  await expect(form).toBeFocused();
  await form.getByRole('button', { name: 'Move the call' }).click();
  await expect(form.getByRole('grid')).toHaveAccessibleDescription('Please select a date');
  await chooseDay(form, date);
  await expect(slot(form, '9:00 AM CST Booked')).toBeDisabled();
  await slot(form, '4:00 PM CST').check();
  await form.getByRole('button', { name: 'Move the call' }).click();

  await expect(toasts(page)).toContainText(`Call moved${sayCall({ date, timeSlot: '16:00' })}`);
  await expect(main.getByRole('heading', { name: 'Your call is booked' })).toBeFocused();
  await expect(main).toContainText('4:00 PM CST');
  expect(await calls.booked(date)).toEqual(['16:00']);
  await page.reload();
  await expect(main).toContainText('4:00 PM CST');
  await expect(main.getByRole('button', { name: 'Cancel the call' })).toBeVisible();
});

test.describe('a link that is no longer whole', () => {
  test.use({ allowedErrors: [/404/] });

  test('says so and leads on', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/call');
    await expect(main).toContainText('ends in a code that is missing here');
    await page.goto('/call#half-a-code');
    await expect(main).toContainText('There is no call under this link');
    await expect(main.getByRole('button', { name: 'Schedule a call' })).toBeVisible();
  });
});

test('the code of a call is in no request’s address', async ({ page, calls, date }) => {
  const { confirmationCode } = await calls.book(date, '09:00');
  const addresses: string[] = [];
  page.on('request', (one) => addresses.push(one.url(), one.headers().referer ?? ''));
  await page.goto(`/call#${confirmationCode}`);
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  expect(addresses.filter((address) => address.includes(confirmationCode))).toEqual([]);
});

test('after the questionnaire a call can be scheduled too', async ({ page }) => {
  await page.goto('/start');
  for (const name of ['Continue', 'Continue', 'Get Recommendation']) {
    await page.getByRole('radio').and(page.locator(':visible')).first().check({ force: true });
    await page.getByRole('button', { name, exact: true }).click();
  }
  await expect(page.getByRole('link', { name: 'Book a Call' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Schedule a call' }).click();
  await expect(dialogOf(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the buttons lead to the contact page, and the page of a call to the telephone', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Schedule a call' }).click();
    await expect(page).toHaveURL(/\/contact/);
    await page.goto('/call');
    await expect(page.getByRole('main').getByRole('link', { name: site.phone.text })).toBeVisible();
  });
});
