import { site } from '#src/content/site.ts';
import { slotLabel } from '#src/domain/booking/words.ts';
import { listed, nightlyUnless } from '../every-page/routes.ts';
import { expect } from '../fixtures.ts';
import { expectLetter } from '../letter.ts';
import { bookIn, open, test } from '../scheduling/scheduler.ts';

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
  test(`${path} prints as a letter`, nightlyUnless(pages.slice(0, 1), path), async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expectLetter(page);
    await expect(page.getByText(site.phone.text).first()).toBeVisible();
  });
}

test('a booked call prints as its receipt', async ({ page, calls, date }) => {
  const { confirmationCode } = await calls.book(date, '10:00');
  await page.goto(`/call#${confirmationCode}`);
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(slotLabel('10:00', { date })).first()).toBeVisible();
  await expectLetter(page);

  await page.emulateMedia({ media: 'screen' });
  const dialog = await open(page);
  await bookIn(dialog, date, '15:00');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(slotLabel('15:00', { date })).first()).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await expectLetter(page, 'dialog');
  const veil = page
    .getByRole('dialog')
    .evaluate((element) => getComputedStyle(element, '::backdrop').display);
  expect(await veil).toBe('none');
});
