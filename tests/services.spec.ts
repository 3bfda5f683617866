import type { Page } from '@playwright/test';
import { offerings } from '#src/content/automations.ts';
import { popularServices } from '#src/content/services.ts';
import { catalogue } from '#src/content/services-pages.data.ts';
import { whatWeAutomate } from '#src/content/home.data.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { contactDialog } from './parts.ts';

const ideas = (page: Page) => page.locator('#ideas').getByRole('article');
const search = (page: Page) => page.getByPlaceholder(catalogue.searchPlaceholder);
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const count = (page: Page) => page.getByText(/^Showing \d+ of \d+ automations/);
const view = (page: Page, name: 'Grid view' | 'List view') => page.getByRole('button', { name });

const all = `Showing ${offerings.length} of ${offerings.length} automations`;

const noSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test(
  'the page lists what we offer: services, discounts, sizes, ideas',
  { tag: ['@desktop', '@demo-agency'] },
  async ({ page }) => {
    await page.goto('/services');
    await expect(page).toHaveTitle('Services and Prices | Freehand');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('heading', { name: 'Popular Essentials & Add-Ons' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get a Custom Quote' })).toHaveCount(9);
    const banner = page.getByRole('region', { name: 'Bundle discounts' });
    for (const words of ['10% off', '15% off', 'custom pricing', '$50-$200/month']) {
      await expect(banner).toContainText(words);
    }
    await expect(
      page.getByRole('row', { name: /^Advanced .* \$1,200-\$2,500\+ 4-8 weeks$/ }),
    ).toBeVisible();
    await expect(ideas(page)).toHaveCount(40);
    await expect(count(page)).toHaveText('Showing 40 of 40 automations');
    await expect(category(page).getByRole('option')).toHaveCount(17);
    await expectAccessible(page);
  },
);

test('a quote names the item beside its button', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/services');
  const [{ title = '' } = {}] = popularServices;
  const line = page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
  await line.getByRole('button', { name: catalogue.quoteButton }).click();
  await expect(contactDialog(page)).toContainText(`About: ${title}`);
});

test(
  'search and category narrow the ideas, alone and together',
  { tag: ['@desktop', '@demo-agency'] },
  async ({ page }) => {
    await page.goto('/services');
    await search(page).fill('  INVOICE ');
    await expect(page.getByRole('heading', { name: 'Invoice capture to ledger' })).toBeVisible();
    await expect(count(page)).toHaveText(/^Showing \d+ of 40 automations matching “INVOICE”$/);
    const matching = await ideas(page).filter({ visible: true }).count();
    expect(matching).toBeLessThan(40);

    await category(page).selectOption('Finance');
    await expect(count(page)).toHaveText(
      /^Showing \d+ of 40 automations in Finance matching “INVOICE”$/,
    );
    const shown = ideas(page).filter({ visible: true });
    expect(await shown.count()).toBeLessThan(matching);
    for (const idea of await shown.all()) await expect(idea).toContainText('Finance');

    await search(page).fill('');
    await expect(count(page)).toHaveText(/^Showing \d of 40 automations in Finance$/);
  },
);

test(
  'a category can be found by searching for its name',
  { tag: ['@desktop', '@demo-agency'] },
  async ({ page }) => {
    await page.goto('/services');
    await search(page).fill('logistics');
    await expect(page.getByRole('heading', { name: 'Delivery proof to billing' })).toBeVisible();
  },
);

test(
  'a selection is an address: shared, reloaded, gone back from',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.goto('/services');
    await category(page).selectOption('Customer Service');
    await expect(page).toHaveURL(/\?category=Customer\+Service#ideas$/);
    await view(page, 'List view').click();
    await expect(page).toHaveURL(/\?category=Customer\+Service&view=list#ideas$/);
    await search(page).pressSequentially('report');
    await expect(page).toHaveURL(/\?search=report&category=Customer\+Service&view=list#ideas$/);
    const initial = await count(page).textContent();

    await page.reload();
    await expect(count(page)).toHaveText(initial ?? '');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(search(other)).toHaveValue('report');
    await expect(category(other)).toHaveValue('Customer Service');
    await expect(view(other, 'List view')).toHaveAttribute('aria-pressed', 'true');
    await expect(count(other)).toHaveText(initial ?? '');

    // One history entry for all that was typed, one for each choice.
    await page.goBack();
    await expect(search(page)).toHaveValue('');
    await expect(view(page, 'List view')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(view(page, 'Grid view')).toHaveAttribute('aria-pressed', 'true');
    await expect(category(page)).toHaveValue('Customer Service');
    await page.goBack();
    await expect(category(page)).toHaveValue('');
    await expect(count(page)).toHaveText(all);
    await page.goForward();
    await expect(category(page)).toHaveValue('Customer Service');
  },
);

test('an address with invalid filters shows everything', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/services?category=Witchcraft&view=spiral');
  await expect(count(page)).toHaveText(all);
  await expect(category(page)).toHaveValue('');
});

test('grid and list show the same ideas', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/services');
  await expect(view(page, 'Grid view')).toHaveAttribute('aria-pressed', 'true');
  await view(page, 'List view').click();
  await expect(view(page, 'List view')).toHaveAttribute('aria-pressed', 'true');
  await expect(view(page, 'Grid view')).toHaveAttribute('aria-pressed', 'false');
  await expect(ideas(page).filter({ visible: true })).toHaveCount(offerings.length);
  await expectAccessible(page);
  expect(await noSidewaysScroll(page)).toBe(true);
});

test(
  'without results there are links to contact us and to reset the filters',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/services');
    await search(page).fill('taxidermy');
    await expect(page.getByRole('heading', { name: catalogue.empty })).toBeVisible();
    await expect(count(page)).toHaveText(
      `Showing 0 of ${offerings.length} automations matching “taxidermy”`,
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: whatWeAutomate.tell }).click();
    await expect(contactDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: catalogue.showAll }).click();
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
    await expect(ideas(page).filter({ visible: true })).toHaveCount(offerings.length);
  },
);

test(
  'an idea opens, shows its details, and leads to us or back',
  { tag: ['@desktop', '@demo-agency'] },
  async ({ page }) => {
    await page.goto('/services?search=invoice+capture');
    const build = page.getByRole('button', { name: "Let's Build This" });
    await build.click();
    const dialog = page.getByRole('dialog', { name: 'Invoice capture to ledger' });
    for (const words of ['Time to implement', '3 weeks', 'Complexity', 'Moderate', 'ROI', '8x']) {
      await expect(dialog).toContainText(words);
    }
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Browse More Options' }).click();
    await expect(dialog).toBeHidden();
    await expect(build).toBeFocused();

    await build.click();
    await dialog.getByRole('button', { name: 'I Want This Automation' }).click();
    await expect(dialog).toBeHidden();
    await expect(contactDialog(page)).toContainText('About: Invoice capture to ledger');
  },
);

test('nothing scrolls sideways at 360 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/services');
  expect(await noSidewaysScroll(page)).toBe(true);
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test(
    'every idea can be read, and controls that cannot work are hidden',
    { tag: '@demo-agency' },
    async ({ page }) => {
      await page.goto('/services?category=Finance');
      await expect(ideas(page).filter({ visible: true })).toHaveCount(40);
      await expect(search(page)).toBeHidden();
      await expect(view(page, 'List view')).toBeHidden();
      const drawers = page.getByRole('navigation', { name: 'Category' });
      await drawers.getByRole('link', { name: 'Logistics' }).click();
      await expect(page.locator('#ideas-logistics')).toBeInViewport();
      await page.getByRole('button', { name: 'Get a Custom Quote' }).first().click();
      await expect(page).toHaveURL(/\/contact\?about=Website$/);
    },
  );
});

test(
  'on a phone all ideas are compact rows, with the filter in reach of the thumb',
  { tag: ['@phone', '@demo-agency'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/', '/services-old', '/services']) {
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, path).toBeLessThanOrEqual(12 * 740);
    }
    await expect(ideas(page).filter({ visible: true })).toHaveCount(40);

    const row = ideas(page).nth(20);
    await row.scrollIntoViewIfNeeded();
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(110);
    await expect(search(page)).toBeInViewport({ ratio: 1 });
    const filter = await page.locator('search').boundingBox();
    expect(filter?.y).toBeGreaterThan(740 / 2);
    expect(filter?.height).toBeLessThanOrEqual(72);

    // The results begin in view, wherever the list was filtered.
    await category(page).selectOption('Legal');
    await expect(ideas(page).filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
    await ideas(page).filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog').getByText('Time to implement')).toBeVisible();
  },
);
