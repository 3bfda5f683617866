/** Fields for people's words take the direction of what is typed. */
import type { Page } from '@playwright/test';
import { atNight, expect, test } from '../fixtures.ts';
import { calculatorButton, chatButton, hasPage } from '../parts.ts';
import { beginSession } from '../sign-in.ts';

/** Fields of words without it, as they are in the page; addresses, numbers, codes and passwords run from left to right. */
const undirected = (page: Page) =>
  page
    .locator('textarea, input:is(:not([type]), [type=text], [type=search])')
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.getAttribute('dir') !== 'auto')
        .map((field) => (field.cloneNode() as Element).outerHTML),
    );

const pages = ['/', '/services', '/services-old', '/projects', '/blog', '/signal-board', '/contact', '/start'];
/** By day those with most fields; all of them by night. */
const screens = (
  process.env.NIGHTLY
    ? ['', '/blog', '/inbox', '/media', '/settings', '/users', '/account', '/blog/post', '/post']
    : ['/inbox', '/settings', '/blog/post']
).map((path) => `/admin-dashboard${path}`);

async function expectDirected(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await undirected(page), path).toEqual([]);
  }
}

test('every field of words has the direction of its words: pages', atNight, ({ page }) =>
  expectDirected(page, ['/admin-login', ...pages.filter(hasPage)]),
);

test('every field of words has the direction of its words: screens', async ({ page }) => {
  await beginSession(page.request);
  await expectDirected(page, screens);
});

test('every field of words has the direction of its words: the windows', atNight, async ({ page }) => {
  await page.goto('/coming-soon');
  for (const opener of [chatButton, calculatorButton]) {
    await opener(page).click();
    await expect(page.locator('.window:not([hidden]) :is(textarea, #roi-industry)').last()).toBeVisible();
    expect(await undirected(page)).toEqual([]);
  }
});
