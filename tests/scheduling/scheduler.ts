import type { Locator, Page } from '@playwright/test';
import { slotsOn, usual } from '#src/domain/booking/opening-times.ts';
import { scheduling } from '#src/content/messages.ts';
import type { NewBooking } from '#src/contracts/scheduled-call.ts';
import { nextFreeSlots } from '#src/domain/booking/bookable-days.ts';
import { formatDay, slotLabel } from '#src/domain/booking/words.ts';
import { salesAside } from '#src/content/contact.data.ts';
import { formatCalendarDate } from '#src/domain/format.ts';
import { expect, test as base } from '../fixtures.ts';
import { scheduler } from '../parts.ts';

export const phone = '+1 (512) 555-0142';
export const now = new Date();
export const days = [...new Set(nextFreeSlots([], now, 1000).map(({ date }) => date))];

/** The answer to a first request, with the secrets. */
type FirstAnswer = Required<NewBooking>;

interface Calls {
  booked: (date: string) => Promise<string[]>;
  book: (date: string, timeSlot: string) => Promise<FirstAnswer>;
}

export const test = base.extend<{ calls: Calls; date: string }>({
  /** Bookings of a test are removed when it ends, so that the days never run out. */
  calls: async ({ page, request }, use) => {
    const codes: Promise<string>[] = [];
    const codeOf = ({ confirmationCode }: FirstAnswer) => confirmationCode;
    page.on('response', (answer) => {
      if (answer.status() !== 201 || !answer.url().endsWith('/api/scheduled-calls')) return;
      codes.push(answer.json().then(codeOf));
    });
    await use({
      booked: async (date) => (await (await request.get(`/api/scheduled-calls?date=${date}`)).json()).bookedSlots,
      book: async (date, timeSlot) => {
        const answer = await request.post('/api/scheduled-calls', { data: { phone, date, timeSlot } });
        expect(answer.status()).toBe(201);
        const call = (await answer.json()) as FirstAnswer;
        codes.push(Promise.resolve(codeOf(call)));
        return call;
      },
    });
    for (const code of await Promise.all(codes)) {
      await request.delete('/api/scheduled-calls/mine', { headers: { Authorization: `Bearer ${code}` } });
    }
  },
  /** A day without bookings that no parallel test uses. */
  date: async ({ calls }, use, { parallelIndex, config }) => {
    // Not today, because its hours pass while the test runs; and not a day that is shorter than others.
    const whole = days.slice(1).filter((day) => slotsOn(day, usual).includes('16:00'));
    const own = whole.filter((_, index) => index % config.workers === parallelIndex);
    for (const day of own) {
      if ((await calls.booked(day)).length === 0) return use(day);
    }
    throw new Error('Every day is booked: delete the data folder of these tests.');
  },
});

/** Opens the scheduler on the contact page and on the home page. */
export const opener = (page: Page) => page.getByRole('button', { name: salesAside.callButton });

export async function open(page: Page, path = '/contact'): Promise<Locator> {
  await page.goto(path);
  await opener(page).click();
  await expect(scheduler(page)).toBeVisible();
  return scheduler(page);
}

export async function showMonth(picker: Locator, date: string): Promise<void> {
  // A dialog that is still opening shows no month yet.
  await expect(picker.getByRole('grid')).toBeVisible();
  const grid = picker.getByRole('grid', {
    name: formatCalendarDate(date, { month: 'long', year: 'numeric' }),
  });
  for (let months = 0; months < 3 && !(await grid.isVisible()); months++) {
    await picker.getByRole('button', { name: scheduling.nextMonth }).click();
  }
  await expect(grid).toBeVisible();
}

export async function chooseDay(picker: Locator, date: string): Promise<void> {
  await showMonth(picker, date);
  await picker
    .getByRole('grid')
    .getByRole('button', { name: formatDay(date), exact: true })
    .click();
}

/** Books a call in the scheduler that is open. */
export async function bookIn(dialog: Locator, date: string, time: string): Promise<void> {
  await chooseDay(dialog, date);
  await slot(dialog, time, date).check();
  await dialog.getByLabel(scheduling.phone).fill(phone);
  await dialog.getByRole('button', { name: scheduling.submit }).click();
  await expect(dialog.getByRole('heading', { name: scheduling.isBooked })).toBeFocused();
}

/** The radio button of a slot as '14:00', by its label as '2:00 PM CST Booked'. */
export const slot = (picker: Locator, time: string, date?: string, state = '') =>
  picker.getByRole('radio', { name: `${slotLabel(time, { date })} ${state}`.trim(), exact: true });
