import type { Page } from '@playwright/test';
import { services } from '#src/content/messages.ts';
import { offerings } from '#src/content/automations.ts';
import { popularServices } from '#src/domain/services.ts';
import { catalog } from '#src/content/services-pages.data.ts';
import { whatWeAutomate } from '#src/content/home.data.ts';
import { expect, expectAccessible, inFirefox, onDesk, test } from '../fixtures.ts';
import { contactDialog } from '../parts.ts';

const ideas = (page: Page) => page.locator('#ideas').getByRole('article');
const shown = (page: Page) => ideas(page).filter({ visible: true });
const search = (page: Page) => page.getByPlaceholder(catalog.searchPlaceholder);
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const count = (page: Page) => page.getByText(/^Showing \d+ of \d+ automations/);
const view = (page: Page, name: 'Grid view' | 'List view') => page.getByRole('button', { name });
const all = `Showing ${offerings.length} of ${offerings.length} automations`;

test(
  'search and category narrow the ideas; a selection is an address',
  { tag: [onDesk.tag, inFirefox.tag] },
  async ({ page, context }) => {
    await page.goto('/services');
    // ideas.test.ts shows what is found.
    await search(page).fill('  INVOICE ');
    await category(page).selectOption('Finance');
    const found = new RegExp(` of ${offerings.length} automations in Finance matching “INVOICE”$`);
    await expect(count(page)).toHaveText(found);
    for (const idea of await shown(page).all()) await expect(idea).toContainText('Finance');
    await search(page).fill('');
    await category(page).selectOption('');

    await category(page).selectOption('Customer Service');
    await expect(page).toHaveURL(/\?category=Customer\+Service#ideas$/);
    await view(page, 'List view').click();
    await expect(page).toHaveURL(/\?category=Customer\+Service&view=list#ideas$/);
    await search(page).pressSequentially('report');
    await expect(page).toHaveURL(/\?search=report&category=Customer\+Service&view=list#ideas$/);
    const initial = await count(page).textContent();

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(search(other)).toHaveValue('report');
    await expect(category(other)).toHaveValue('Customer Service');
    await expect(view(other, 'List view')).toHaveAttribute('aria-pressed', 'true');
    await expect(count(other)).toHaveText(initial ?? '');

    // One history entry for all that was typed, one for each choice.
    await page.goBack();
    await expect(search(page)).toHaveValue('');
    await page.goBack();
    await expect(view(page, 'Grid view')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(category(page)).toHaveValue('');
    await expect(count(page)).toHaveText(all);
    await page.goForward();
    await expect(category(page)).toHaveValue('Customer Service');
  },
);

test('without results there is a way to us and one back to all; a quote names its item', onDesk, async ({ page }) => {
  await page.goto('/services?category=Witchcraft&view=list');
  await expect(count(page)).toHaveText(all);
  await expect(shown(page)).toHaveCount(offerings.length);
  await expectAccessible(page);

  // The tabs along the edge of the list stay in view, and go where they would lead to hidden entries.
  const edge = page.getByRole('navigation', { name: catalog.category });
  const tab = edge.getByRole('link', { name: offerings.at(-1)?.category, exact: true });
  await tab.click();
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  await expect(tab).toBeInViewport();

  await search(page).fill('taxidermy');
  await expect(tab).toBeHidden();
  await expect(page.getByRole('heading', { name: catalog.empty })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: whatWeAutomate.tell }).click();
  await expect(contactDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: catalog.showAll }).click();
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await expect(shown(page)).toHaveCount(offerings.length);

  const [{ title = '' } = {}] = popularServices;
  const line = page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
  await line.getByRole('button', { name: catalog.quoteButton }).click();
  await expect(contactDialog(page)).toContainText(`About: ${title}`);
});

test('ideas are compact rows, with the filter in reach', { tag: ['@phone', '@demo-agency'] }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/services');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(12 * 740);

  const row = ideas(page).nth(20);
  await row.scrollIntoViewIfNeeded();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(110);
  await expect(search(page)).toBeInViewport({ ratio: 1 });
  const filter = await page.locator('search').boundingBox();
  expect(filter?.y).toBeGreaterThan(740 / 2);
  expect(filter?.height).toBeLessThanOrEqual(72);

  // The results begin in view, wherever the list was filtered.
  await category(page).selectOption('Legal');
  await expect(shown(page).first()).toBeInViewport({ ratio: 1 });
  await shown(page).first().click();
  await expect(page.getByRole('dialog').getByText(services.timeToImplement)).toBeVisible();
});
