import type { Page } from '@playwright/test';
import { contact, slip as slipWords } from '#src/content/messages.ts';
import { offerings } from '#src/content/automations.ts';
import { hero } from '#src/content/home.data.ts';
import { site } from '#src/content/site.ts';
import { slipMatchOf } from '#src/domain/price-slip/slip-line.ts';
import { demoAgency, expect, expectAccessible, firefoxFirst, onDesk, test } from '../fixtures.ts';
import { contactDialog, scheduler, toasts } from '../parts.ts';

const place = (page: Page) => page.locator('[data-slip-place]');
const field = (page: Page) => page.getByLabel(hero.jobLabel);

async function file(page: Page, job: string): Promise<void> {
  await field(page).fill(job);
  await page.keyboard.press('Enter');
}

test(
  'a job becomes a slip: to have it built, to talk, and to send to somebody',
  demoAgency,
  async ({ page, context, isMobile }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    const job = 'Typing <b>orders</b> from email & fax';
    await file(page, job);
    const slip = place(page).getByRole('article');
    const title = slip.getByRole('heading', { name: 'Orders out of email' });
    // It is read out, and in view.
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await expect(slip).toContainText(job);
    const automation = offerings.find(({ id }) => id === 'orders-out-of-email');
    const { price = '', weeks = '', reads = '', gives = '' } = automation ? slipMatchOf(automation) : {};
    for (const text of [price, weeks, reads, gives]) await expect(slip.getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await slip.getByRole('button', { name: slipWords.haveItBuilt }).click();
    await expect(contactDialog(page)).toContainText('About: Orders out of email');
    await expect(contactDialog(page).getByLabel(contact.messageLabelInDialog)).toHaveValue(
      new RegExp(`^${job}\n\nPrice slip: Orders`),
    );
    await page.keyboard.press('Escape');

    await slip.getByRole('button', { name: slipWords.talkFirst }).click();
    await expect(scheduler(page).getByRole('radio', { checked: true })).toBeEnabled();
    await page.keyboard.press('Escape');

    await slip.getByRole('button', { name: slipWords.copyLink }).click();
    await expect(toasts(page)).toContainText(slipWords.linkCopied);
    const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(address.pathname).toBe('/slip/orders-out-of-email');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData()}`));
    await page.goto(address.href);
    await expect(page.getByRole('article')).toContainText(job);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders out of email');
    expect(asked.filter((text) => /orders(?:%3C|<|%20from)/.test(text.split('#')[0] ?? ''))).toEqual([]);
    if (isMobile) return;
    await page.getByRole('button', { name: slipWords.haveItBuilt }).click();
    await expect(contactDialog(page).getByLabel(contact.messageLabelInDialog)).toHaveValue(new RegExp(`^${job}`));
  },
);

test(
  'of two the visitor chooses; what is not ours has no price; a word more is asked for',
  demoAgency,
  async ({ page }) => {
    await page.goto('/');
    await file(page, 'invoices');
    await expect(place(page).getByRole('heading', { name: slipWords.whichIsCloser })).toBeFocused();
    await expectAccessible(page);
    await place(page).getByRole('button', { name: 'This one: Invoice capture to ledger' }).click();
    await expect(place(page).getByRole('heading', { name: 'Invoice capture to ledger' })).toBeFocused();

    await file(page, 'cutting hair on Saturdays');
    await expect(place(page).getByRole('heading', { name: slipWords.notOurs })).toBeFocused();
    await expect(place(page)).not.toContainText('$', { useInnerText: true });
    await expectAccessible(page);
    await place(page).getByRole('button', { name: slipWords.changeWords }).click();
    await expect(field(page)).toBeFocused();

    await file(page, '🧾🧾🧾');
    await expect(place(page).getByRole('heading', { name: slipWords.oneQuestion })).toBeFocused();
  },
);

test(
  'where there is no answer, the words stay and the phone number is named',
  { tag: [onDesk.tag, firefoxFirst.tag] },
  async ({ page, context, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    await page.goto('/');
    await page.keyboard.press('Tab');
    await file(page, '  ');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription(slipWords.jobMissing);

    const job = offerings[0]?.title ?? '';
    await page.route('**/api/price-slip', (route) => route.fulfill({ status: 500, body: '{}' }));
    await file(page, job);
    await expect(field(page)).toHaveAccessibleDescription(
      new RegExp(`${slipWords.failed}.*${site.phone.text.replace(/\W/g, '.')}`),
    );
    await context.setOffline(true);
    await file(page, job);
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(slipWords.offline));
    await expect(field(page)).toHaveValue(job);
    await context.setOffline(false);
    await page.unroute('**/api/price-slip');
    await file(page, job);
    await expect(place(page).getByRole('heading', { name: job })).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription('');
  },
);
