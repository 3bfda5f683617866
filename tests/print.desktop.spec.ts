import type { Page } from '@playwright/test';
import { site } from '#src/content/site.ts';
import { slotLabel } from '#src/domain/booking/words.ts';
import { listed } from './every-page/routes.ts';
import { expect } from './fixtures.ts';
import { chooseDay, open, slot, test } from './scheduling/scheduler.ts';

// The dark theme is chosen with the site's own switch, which printing does not reset.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('theme', 'dark')));

const pages = [
  '/blog/a-tray-for-the-odd-ones',
  '/signal-board/five-lines-to-paste',
  '/case-study',
  '/freight-billing-desk',
  '/privacy-policy',
  '/terms-of-service',
].filter((path) => listed.includes(path));

for (const path of pages) {
  test(`${path} prints as a letter`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expectLetter(page);
    await expect(page.getByText(site.phone.text).first()).toBeVisible();
  });
}

test('a booked call prints as its receipt, from its page and from the dialog', async ({
  page,
  calls,
  date,
}) => {
  const { confirmationCode } = await calls.book(date, '10:00');
  await page.goto(`/call#${confirmationCode}`);
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(slotLabel('10:00', { date })).first()).toBeVisible();
  await expectLetter(page);

  await page.emulateMedia({ media: 'screen' });
  const dialog = await open(page);
  await chooseDay(dialog, date);
  await slot(dialog, '15:00', date).check();
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(site.phone.text);
  await dialog.getByRole('button', { name: 'Schedule Call' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(slotLabel('15:00', { date })).first()).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await expectLetter(page, 'dialog');
  const veil = page
    .getByRole('dialog')
    .evaluate((element) => getComputedStyle(element, '::backdrop').display);
  expect(await veil).toBe('none');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the thanks for a message print as a letter', async ({ page }) => {
    await page.goto('/contact');
    const form = page.locator('#contact-form');
    await form.getByLabel('Name').fill('Ama Oyelaran');
    await form.getByLabel('Email').fill('ama@oyelaran.example');
    await form.getByLabel('Company').fill('Oyelaran Freight');
    await form.getByLabel('Message').fill('Please call about the invoices.');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByText(site.name).filter({ visible: true })).not.toHaveCount(0);
    await expectLetter(page);
  });
});

/** Controls are not printed, and the text is dark on white. */
async function expectLetter(page: Page, part = 'main'): Promise<void> {
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'textbox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: /^(Skip to|Back to|Visit|Contact Us)/ })).toHaveCount(
    0,
  );
  expect(await faint(page, part)).toEqual([]);
}

/** Texts that are not dark on white, and backgrounds that are not white. */
function faint(page: Page, part: string): Promise<string[]> {
  return page.evaluate((root) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('Nothing to draw on');
    /** Brightness on white paper: 0 is black, 255 white. */
    const brightness = (color: string) => {
      for (const fill of ['white', color]) {
        context.fillStyle = fill;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return 0.299 * red + 0.587 * green + 0.114 * blue;
    };
    const sheets = [document.documentElement, document.body].filter(
      (element) => brightness(getComputedStyle(element).backgroundColor) < 255,
    );
    const texts = [...document.querySelectorAll(`${root}, ${root} *`)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[aria-hidden=true], .sr-only') &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()) &&
        brightness(getComputedStyle(element).color) > 100,
    );
    return [...sheets, ...texts].map((element) => `${element.localName}: ${element.textContent}`);
  }, part);
}
