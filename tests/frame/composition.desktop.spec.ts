/** The Enter that ends a word of an input method, as Safari sends it: after the composition, with the code 229. */
import type { Page } from '@playwright/test';
import { contact } from '#src/content/messages.ts';
import { nightlyUnless } from '../every-page/routes.ts';
import { atNight, expect, test } from '../fixtures.ts';
import { calculatorButton, chatButton, hasPage } from '../parts.ts';
import { beginSession } from '../sign-in.ts';

/** Counts the attempts to send a form, by the click of its button that Enter stands for, and lets none through. */
async function countSubmits(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      document.documentElement.dataset.submits = String(Number(document.documentElement.dataset.submits ?? 0) + 1);
    };
    for (const type of ['click', 'submit', 'invalid']) addEventListener(type, count, true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.submits ?? 0));
}

/** Presses a key that the input method has handled. In a field of several lines, such an Enter brings no new line. */
async function pressComposed(page: Page, key: 'Enter' | 'Escape'): Promise<void> {
  const isLine = await page.evaluate(() => document.activeElement?.tagName === 'INPUT');
  const browser = await page.context().newCDPSession(page);
  const code = { key, code: key, windowsVirtualKeyCode: 229 };
  await browser.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    ...code,
    ...(key === 'Enter' && isLine && { text: '\r' }),
  });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...code });
  await browser.detach();
}

type Form = [path: string, field: string];

const forms: Form[] = [
  ['/', '#job'],
  ['/blog', 'input[name=search]'],
  ['/signal-board', 'input[name=search]'],
  ['/projects', 'input[type=search]'],
  ['/services', '#ideas-search'],
  ['/contact', '#contact-form input[name=name]'],
  ['/admin-login', 'input[name=username]'],
];
const adminForms: Form[] = [
  ['/admin-dashboard', 'input[name=search]'],
  ['/admin-dashboard/inbox', 'input[type=search]'],
];

/** By day, one form without an island and one with. */
const byDay = ['/', '/contact'];

async function expectNothingSent(page: Page, [path, field]: Form): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const submits = await countSubmits(page);
  await page.locator(field).first().fill('日本');
  await pressComposed(page, 'Enter');
  expect(await submits(), `${path}, ${field}`).toBe(0);
  await page.keyboard.press('Enter');
  expect(await submits(), `${path}, ${field}`).toBeGreaterThan(0);
}

for (const form of forms.filter(([path]) => path.startsWith('/admin') || hasPage(path))) {
  const [path] = form;
  test(`the end of a word sends no form on ${path}`, nightlyUnless(byDay, path), ({ page }) =>
    expectNothingSent(page, form),
  );
}

test('the end of a word sends no form of the admin', atNight, async ({ page }) => {
  await beginSession(page.request);
  for (const form of adminForms) await expectNothingSent(page, form);
});

test('the end of a word neither sends nor closes a window', async ({ page }) => {
  await page.goto('/coming-soon');
  for (const opener of [chatButton, calculatorButton]) {
    await opener(page).click();
    const field = page.locator('.window:not([hidden]) :is(textarea, #roi-industry)');
    await field.fill('日本');
    await pressComposed(page, 'Enter');
    await pressComposed(page, 'Escape');
    await expect(field).toHaveValue('日本');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  }
});

test('a word that an input method composes is typed', async ({ page }) => {
  await page.goto('/coming-soon');
  await chatButton(page).click();
  const field = page.getByRole('textbox', { name: contact.messageLabel });
  await expect(field).toBeFocused();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  await pressComposed(page, 'Enter');
  await browser.send('Input.insertText', { text: '日本' });
  await expect(field).toHaveValue('日本');
});
