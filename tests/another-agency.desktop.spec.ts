/**
 * What only the site of the second agency shows (tests/another-agency), which is German. The other journeys walk it too, at
 * night.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { everywhereLinks } from '#src/content/navigation.data.ts';
import { site } from '#src/content/site.ts';
import { foundIn, identityOf, without } from '#scripts/identity/identity.ts';
import { analyze, open as openCalculator } from './calculator/calculator.ts';
import { ask, log } from './chat/chat.ts';
import { sections } from '#src/admin/sections.data.ts';
import { englishIn, foreignIn } from './english.ts';
import { pages } from './every-page/routes.ts';
import { adminTest, expect, expectAccessible } from './fixtures.ts';
import { chatButton, contactDialog, contactForm, fillContact, menuItem } from './parts.ts';
import { chooseDay, open as openScheduler, test } from './scheduling/scheduler.ts';

// One of the addresses is no page.
test.use({ allowedErrors: [/status of (404|422)/] });

const FORM = ['Name', 'E-Mail', 'Unternehmen', 'Telefon (freiwillig)', 'Nachricht'];

const expectImprint = async (page: Page) => {
  for (const { href, label } of everywhereLinks) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      href,
    );
  }
};

test('every page is German as a whole, fits a phone and leads to the Impressum', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of [...pages, '/case-study', '/call', '/impressum']) {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`\\| ${site.productName}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    expect(await page.locator('body').innerText(), path).not.toMatch(/undefined|NaN|\[object/);
    expect(await englishIn(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    await expectImprint(page);
  }
});

test('the login of the admin and a page without scripts lead to the Impressum too', async ({ page, request }) => {
  await page.goto('/admin-login');
  await expectImprint(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  await expect(page.getByRole('main')).toContainText('HRB 999134');
  const answer = await request.post('/api/contact', { form: { name: 'A' } });
  const text = await answer.text();
  expect(answer.status()).toBe(422);
  expect(text).toContain('<html lang="de-DE">');
  expect(text).toContain('href="/impressum"');
});

adminTest('the admin is English as a whole', async ({ page }) => {
  for (const { href } of sections) {
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-DE');
    expect(await foreignIn(page), href).toEqual([]);
  }
  await page.goto('/admin-dashboard/post');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  expect(await foreignIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  expect(await foreignIn(page)).toEqual([]);
});

test('windows and dialogs are German', async ({ page }) => {
  await page.goto('/contact');
  for (const event of ['open-contact', 'open-ai-chat', 'open-calculator', 'open-scheduler']) {
    await page.evaluate((name) => dispatchEvent(new CustomEvent(name)), event);
  }
  await expect(contactDialog(page)).toBeVisible();
  expect(await englishIn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const dialog = await openScheduler(page);
  await expect(dialog).toContainText('Wir rufen Sie an. Das kostet Sie nichts.');
  expect(await englishIn(page)).toEqual([]);
});

test('the contact form names what is missing, and thanks, in German', async ({ page }) => {
  await page.goto('/contact');
  const form = contactForm(page);
  for (const label of FORM) await expect(form.getByLabel(label, { exact: true })).toBeVisible();
  await expect(form.getByRole('checkbox')).toHaveAccessibleName(/^Ich habe die Datenschutzerklärung gelesen\. /);
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(form.getByRole('alert')).toContainText('Bitte geben Sie Ihr Unternehmen an');
  await expect(form.getByRole('checkbox')).toHaveAccessibleDescription('Bitte bestätigen Sie die Datenschutzerklärung');
  expect(await englishIn(page)).toEqual([]);
  await fillContact(form);
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(form.getByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
  expect(await englishIn(page)).toEqual([]);
});

test('no call begins in the lunch break, or on a holiday', async ({ page, request, date }) => {
  const dialog = await openScheduler(page);
  await chooseDay(dialog, date);
  await expect(dialog.getByRole('radio').first()).toBeEnabled();
  const shown = await dialog
    .getByRole('radio')
    .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
  expect(shown.filter((slot) => slot > '11:00' && slot < '13:30')).toEqual(['11:30', '13:00']);
  const book = async (data: object) => {
    const answer = await request.post('/api/scheduled-calls', { data: { phone: site.phone.text, ...data } });
    return [answer.status(), JSON.stringify((await answer.json()).errors)] as const;
  };
  const [status, why] = await book({ date, timeSlot: '12:00' });
  expect([status, why]).toEqual([422, expect.stringContaining('Termine beginnen alle 30')]);
  const [holiday] = site.closedDates.filter((closed) => closed.date > date);
  if (holiday) expect((await book({ date: holiday.date, timeSlot: '09:00' }))[0]).toBe(422);
});

test('what it goes without leaves no trace', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /portal/i })).toHaveCount(0);
  await expect(page.locator('a[href="/case-study"]')).toHaveCount(0);
  await expect(page.locator('a[href="/trust"]')).toHaveCount(0);
  await page.goto('/case-study');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kommt noch');
});

test('calculator and assistant state its prices in its currency', async ({ page }) => {
  const calculator = await openCalculator(page);
  await analyze(page, 'Restaurants');
  await expect(calculator).toContainText('€');
  await expect(calculator).not.toContainText('$');
  await chatButton(page).click();
  await ask(page, 'Was kostet eine Automatisierung?');
  await expect(log(page)).toContainText('900–1.800 €');
  await expect(menuItem(page, '/contact')).toHaveText('Kontakt');
});

test('nothing that is built says anything of the first agency', async () => {
  const first = await identityOf(join(import.meta.dirname, '../src/content'));
  const second = await identityOf(join(import.meta.dirname, 'another-agency'));
  const identity = without(first, second);
  const leaks: string[] = [];
  const folder = join(process.env.E2E_DATA_DIR ?? '.data/e2e', 'site');
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js|mjs|ts|xml|json|svg|css|txt|webmanifest)$|_headers$/.test(file)) continue;
    const text = await readFile(join(folder, file), 'utf8');
    leaks.push(...foundIn(identity, text).map((words) => `${file}: ${words}`));
  }
  expect(leaks).toEqual([]);
});

test('the addresses of its site of before lead to where their pages are now', async ({ request }) => {
  for (const [old, now] of [
    ['/2019/05/erster-beitrag/?utm_source=mail', '/services?utm_source=mail'],
    ['/2019/05/erster-beitrag', '/services'],
    ['/blog/geb%C3%BChren', '/services#packages'],
  ] as const) {
    const answer = await request.get(old, { maxRedirects: 0 });
    expect([old, answer.status(), answer.headers().location]).toEqual([old, 301, now]);
  }
  expect((await request.get('/2019/05/zweiter-beitrag', { maxRedirects: 0 })).status()).toBe(404);
});
