/**
 * What differs between engines, in Firefox; `journeys.webkit.spec.ts` has the same for Safari's. Fields are filled in by
 * keyboard, because React does not notice what this driver fills in.
 */
import type { Locator } from '@playwright/test';
import * as calculator from '../calculator/calculator.ts';
import * as chat from '../chat/chat.ts';
import { field } from '../admin-editor/editor.ts';
import { kinds, pages } from '../every-page/routes.ts';
import { adminTest, atNight, expect, inFirefox, test } from '../fixtures.ts';
import { button, contactDialog, contactForm, menuItem } from '../parts.ts';
import * as scheduling from '../scheduling/scheduler.ts';
import { lateFonts } from './late-fonts.ts';

// The not-found page has this status.
test.use({ allowedErrors: [/status of 404/] });

// In one page each, because a new one takes longer than a visit.
const groups = [
  { name: 'every kind of page', paths: kinds, tag: [inFirefox.tag] },
  { name: 'every other page', paths: pages.filter((path) => !kinds.includes(path)), tag: [inFirefox.tag, atNight.tag] },
];
for (const { name, paths, tag } of groups) {
  test(`${name} is as wide as the window`, { tag }, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await page.goto(path);
      for (const width of [1280, 390, 360, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${path} at ${width} px`).toBe(width);
      }
    }
  });
}

test(
  'a first visit with late fonts is laid out as the second one',
  { tag: [inFirefox.tag, atNight.tag] },
  async ({ page, baseURL }) => {
    const heights = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        const parts = [...document.querySelectorAll('main > *, main h2, main h3, main dd')];
        return parts.map((part) => part.getBoundingClientRect().height);
      });
    const server = await lateFonts(baseURL ?? '', 500);
    try {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${server.origin}/`);
      const first = await heights();
      await page.goto(`${server.origin}/`);
      expect(await heights()).toEqual(first);
    } finally {
      server.close();
    }
  },
);

test('the contact dialog shows what is missing and gives the focus back', inFirefox, async ({ page }) => {
  await page.goto('/coming-soon');
  await menuItem(page, '/contact').click();
  const dialog = contactDialog(page);
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await button(dialog, 'Submit').click();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(menuItem(page, '/contact')).toBeFocused();
});

test('a message is sent, and the focus is on its receipt when the form is back', inFirefox, async ({ page }) => {
  await page.goto('/contact');
  const form = contactForm(page);
  await type(form.getByLabel('Name'), 'Marguerite Oyelaran');
  await type(form.getByLabel('Email'), 'marguerite@oyelaran.example');
  await type(form.getByLabel('Company'), 'Oyelaran Freight');
  await type(form.getByLabel('Message'), 'Three of us retype notes.');
  await form.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await button(form, 'Submit').click();
  await expect(form.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await expect(form.getByRole('group', { name: 'Receipt' })).toBeFocused();
});

scheduling.test('a call is booked', inFirefox, async ({ page, date }) => {
  const dialog = await scheduling.open(page);
  await scheduling.chooseDay(dialog, date);
  await scheduling.slot(dialog, '10:00', date).check();
  await type(dialog.getByLabel('Phone'), '5125550142');
  await expect(dialog.getByLabel('Phone')).toHaveValue('+1 (512) 555-0142');
  await button(dialog, 'Schedule Call').click();
  await expect(dialog.getByRole('heading', { name: 'Your call is booked' })).toBeFocused();
});

test('the message of the chat grows with its text', { tag: [inFirefox.tag, atNight.tag] }, async ({ page }) => {
  await chat.open(page);
  const message = chat.textbox(page);
  const lines = () => message.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  const one = await lines();
  await type(message, 'Every morning three of us retype the delivery notes of the night into two systems.');
  const more = await lines();
  expect(more.clientHeight).toBeGreaterThan(one.clientHeight + 20);
  expect(more.scrollHeight).toBe(more.clientHeight);
});

test('an industry is analyzed, in amounts without needless decimals', inFirefox, async ({ page }) => {
  const window = await calculator.open(page);
  await type(calculator.textbox(page), 'Freight brokers');
  await page.keyboard.press('Enter');
  await expect(window.locator('svg text').filter({ hasText: /\d/ }).first()).toBeVisible();
  await expect(window.locator('svg text').filter({ hasText: '.0' })).toHaveCount(0);
});

adminTest('a title wraps as it is typed', inFirefox, async ({ page }) => {
  await page.goto('/admin-dashboard/post');
  const title = field(page, 'Title');
  const height = () => title.evaluate(({ clientHeight }) => clientHeight);
  const empty = await height();
  await type(title, 'Somebody types the same invoice into two systems, every single day of the year, and nobody asks.');
  expect(await height()).toBeGreaterThan(empty + 20);
});

/** By keyboard. */
async function type(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.page().keyboard.type(text);
}
