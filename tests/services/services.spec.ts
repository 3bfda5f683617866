import type { Page } from '@playwright/test';
import { contact, services } from '#src/content/messages.ts';
import { offerings } from '#src/content/automations.ts';
import { popularServices } from '#src/domain/services.ts';
import { catalog } from '#src/content/services-pages.data.ts';
import { whatWeAutomate } from '#src/content/home.data.ts';
import { expect, expectAccessible, firefoxFirst, onDesk, test } from '../fixtures.ts';
import { contactDialog } from '../parts.ts';

const ideas = (page: Page) => page.locator('#ideas').getByRole('article');
const shown = (page: Page) => ideas(page).filter({ visible: true });
const search = (page: Page) => page.getByPlaceholder(catalog.searchPlaceholder);
const category = (page: Page) => page.getByRole('combobox', { name: catalog.category });
const count = (page: Page) => page.getByText(new RegExp(`^${services.ideasShown(1, 2).replaceAll(/[12]/g, '\\d+')}`));
const view = (page: Page, name: string) => page.getByRole('button', { name });
const all = services.ideasShown(offerings.length, offerings.length);
const [one, other] = offerings.filter(
  ({ category }, at) => offerings.findIndex((idea) => idea.category === category) === at,
);
const { category: first = '', title = '' } = one ?? {};
const second = other?.category ?? '';
const asQuery = new URLSearchParams({ category: second });

test(
  'search and category narrow the ideas; a selection is an address',
  { tag: [onDesk.tag, firefoxFirst.tag] },
  async ({ page, context }) => {
    await page.goto('/services');
    // ideas.test.ts shows what is found.
    const [word = ''] = title.toUpperCase().split(' ');
    await search(page).fill(`  ${word} `);
    await category(page).selectOption(first);
    await expect(shown(page).filter({ hasText: title })).toHaveCount(1);
    const found = await shown(page).count();
    await expect(count(page)).toHaveText(services.ideasShownInMatching(found, offerings.length, first, word));
    for (const idea of await shown(page).all()) await expect(idea).toContainText(first);
    await search(page).fill('');
    await category(page).selectOption('');

    await category(page).selectOption(second);
    await expect(page).toHaveURL(`/services?${asQuery}#ideas`);
    await view(page, catalog.listView).click();
    await expect(page).toHaveURL(`/services?${asQuery}&view=list#ideas`);
    await search(page).pressSequentially('report');
    await expect(page).toHaveURL(`/services?search=report&${asQuery}&view=list#ideas`);
    const initial = await count(page).textContent();

    const again = await context.newPage();
    await again.goto(page.url());
    await expect(search(again)).toHaveValue('report');
    await expect(category(again)).toHaveValue(second);
    await expect(view(again, catalog.listView)).toHaveAttribute('aria-pressed', 'true');
    await expect(count(again)).toHaveText(initial ?? '');

    // One history entry for all that was typed, one for each choice.
    await page.goBack();
    await expect(search(page)).toHaveValue('');
    await page.goBack();
    await expect(view(page, catalog.gridView)).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(category(page)).toHaveValue('');
    await expect(count(page)).toHaveText(all);
    await page.goForward();
    await expect(category(page)).toHaveValue(second);
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

  const [{ title: name = '' } = {}] = popularServices;
  const line = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await line.getByRole('button', { name: catalog.quoteButton }).click();
  await expect(contactDialog(page)).toContainText(contact.aboutSubject(name).join(''));
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
