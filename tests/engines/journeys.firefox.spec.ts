/**
 * What differs between engines, in Firefox; `journeys.webkit.spec.ts` has the same for Safari's. Fields are filled in by
 * keyboard, because React does not notice what this driver fills in.
 */
import type { Locator } from '@playwright/test';
import { contactTabs } from '#src/content/contact.data.ts';
import { frame } from '#src/content/messages.ts';
import * as calculator from '../calculator/calculator.ts';
import * as chat from '../chat/chat.ts';
import { field, source, write } from '../admin-editor/editor.ts';
import { tabThrough } from '../every-page/keyboard.ts';
import { kinds, nightlyUnless, pages } from '../every-page/routes.ts';
import { adminTest, expect, test } from '../fixtures.ts';
import { button, contactDialog, contactForm, menuItem } from '../parts.ts';
import * as scheduling from '../scheduling/scheduler.ts';
import { ADMIN } from '../sign-in.ts';
import { documentWidth, firstCard, heightsOfParts, isCarouselAtRest, swipeTwoCards } from './in-page.ts';
import { lateFonts } from './late-fonts.ts';

// The not-found page has this status.
test.use({ allowedErrors: [/status of 404/] });

for (const path of pages) {
  test(`${path} is as wide as the window`, nightlyUnless(kinds, path), async ({ page }) => {
    await page.goto(path);
    for (const width of [1280, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(documentWidth), `at ${width} px`).toBe(width);
    }
  });
}

test('a first visit with late fonts is laid out as the second one', async ({ page, baseURL }) => {
  const heights = async () => {
    await page.evaluate(() => document.fonts.ready);
    return page.evaluate(heightsOfParts);
  };
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
});

test('a carousel goes on from where a swipe has left it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const first = expect.poll(() => page.evaluate(firstCard));
  const next = button(page.locator('[data-carousel]').first(), 'Next');
  await next.scrollIntoViewIfNeeded();
  await first.toBe(1);
  await next.click();
  await first.toBe(2);
  await expect.poll(() => page.evaluate(isCarouselAtRest)).toBe(true);
  await page.evaluate(swipeTwoCards);
  await first.toBe(4);
  await next.click();
  await first.toBe(5);
  await expect.poll(() => page.evaluate(isCarouselAtRest)).toBe(true);
});

test('the contact dialog shows what is missing and gives the focus back', async ({ page }) => {
  await page.goto('/coming-soon');
  await menuItem(page, '/contact').click();
  const dialog = contactDialog(page);
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await button(dialog, 'Submit').click();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(menuItem(page, '/contact')).toBeFocused();
});

test('a message is sent, and the focus is on its receipt when the form is back', async ({ page }) => {
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

scheduling.test('a call is booked', async ({ page, date }) => {
  const dialog = await scheduling.open(page);
  await scheduling.chooseDay(dialog, date);
  await scheduling.slot(dialog, '10:00', date).check();
  await type(dialog.getByLabel('Phone'), '5125550142');
  await expect(dialog.getByLabel('Phone')).toHaveValue('+1 (512) 555-0142');
  await button(dialog, 'Schedule Call').click();
  await expect(dialog.getByRole('heading', { name: 'Your call is booked' })).toBeFocused();
});

test('a phone has the menu; Escape closes it and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/coming-soon');
  const menu = button(page, frame.menu);
  await menu.click();
  await expect(menuItem(page, '/services')).toBeVisible();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(menuItem(page, '/services')).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await menuItem(page, '/services').click();
  await expect(page).toHaveURL('/services');
});

test('by keyboard the page is walked in order, and each stop is seen', async ({ page }) => {
  await page.goto('/');
  // To the first carousel, whose row Firefox stops at too.
  const { stops } = await tabThrough(page, 18);
  expect(stops[0]?.name).toBe(`a “${frame.skipToContent}”`);
  expect(stops.map(({ place }) => place)).toEqual([...stops.keys()]);
  expect(stops.filter(({ shows, inSight }) => !shows || !inSight)).toEqual([]);
});

test('tabs are changed by arrows and follow the address', async ({ page }) => {
  await page.goto('/contact#support');
  const tab = (index: number) => page.getByRole('tab', { name: contactTabs[index]?.label, exact: true });
  const support = contactTabs.findIndex(({ id }) => id === 'support');
  await expect(tab(support)).toHaveAttribute('aria-selected', 'true');
  // Not under the header.
  await expect(tab(support)).toBeInViewport({ ratio: 1 });
  await tab(support).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(support - 1)).toBeFocused();
  await expect(page).toHaveURL(`/contact#${contactTabs[support - 1]?.id}`);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(contactTabs[support - 1]?.label ?? '');
});

test('the message of the chat grows with its text, and is sent by Enter', async ({ page }) => {
  await chat.answerWith(page, { response: 'See [Services](/services).' });
  await chat.open(page);
  const message = chat.textbox(page);
  const lines = () => message.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  const one = await lines();
  await type(message, 'Every morning three of us retype the delivery notes of the night into two systems.');
  const more = await lines();
  expect(more.clientHeight).toBeGreaterThan(one.clientHeight + 20);
  expect(more.scrollHeight).toBe(more.clientHeight);
  await page.keyboard.press('Enter');
  await expect(chat.log(page).getByRole('link', { name: 'Services' })).toBeVisible();
  await expect(message).toHaveValue('');
  expect(await lines()).toEqual(one);
});

test('an industry is analyzed, in amounts without needless decimals', async ({ page }) => {
  const window = await calculator.open(page);
  await type(calculator.textbox(page), 'Freight brokers');
  await page.keyboard.press('Enter');
  await expect(window.locator('svg text').filter({ hasText: /\d/ }).first()).toBeVisible();
  await expect(window.locator('svg text').filter({ hasText: '.0' })).toHaveCount(0);
});

adminTest('a title wraps as it is typed, and what is copied from a page is pasted clean', async ({ page }) => {
  await page.goto('/privacy-policy');
  const copied = await page.locator('main h2').first().textContent();
  await page.evaluate(() => {
    const heading = document.querySelector('main h2') as HTMLElement;
    getSelection()?.setBaseAndExtent(heading, 0, heading.nextElementSibling ?? heading, 1);
  });
  await page.keyboard.press('ControlOrMeta+c');

  await page.goto('/admin-dashboard/post');
  const title = field(page, 'Title');
  const height = () => title.evaluate(({ clientHeight }) => clientHeight);
  const empty = await height();
  await type(title, 'Somebody types the same invoice into two systems, every single day of the year, and nobody asks.');
  expect(await height()).toBeGreaterThan(empty + 20);

  const surface = await write(page);
  await surface.click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(surface.getByRole('heading')).toHaveText(copied ?? '');
  await expect(source(page)).toHaveValue(/^#+ [^<]+$/);
});

adminTest('Enter after a link, and after the words of its card, begins a line of its own', async ({ page }) => {
  await page.goto('/admin-dashboard/post');
  const surface = await write(page);
  await surface.click();
  await page.keyboard.type('Ask our [services](/services)');
  await expect(surface.getByRole('link')).toHaveText('services');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/card');
  await expect(page.getByRole('listbox', { name: 'Blocks' }).getByRole('option')).toHaveText('Link card');
  await page.keyboard.press('Enter');
  await type(field(page, 'Address'), 'example.org/paper');
  await button(page, 'Add card').click();
  await page.keyboard.type('What paper costs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('And then.');
  await expect(surface.locator('.link-card')).toHaveText('What paper costs');
  await expect(source(page)).toHaveValue(
    /^Ask our \[services\]\(\/services\)\n\n.*What paper costs.*\n\nAnd then\.\s*$/s,
  );
});

test('an admin signs in by keyboard, and out', async ({ page }) => {
  await page.goto('/admin-login');
  await page.getByLabel('Username').focus();
  await page.keyboard.type(ADMIN.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin-dashboard');
  await button(page, 'Logout').click();
  await expect(page).toHaveURL('/admin-login');
});

/** By keyboard. */
async function type(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.page().keyboard.type(text);
}
