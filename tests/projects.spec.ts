import type { Page } from '@playwright/test';
import { projects } from '#src/content/projects.ts';
import { projectWords, showcase } from '#src/content/projects-pages.data.ts';
import { site } from '#src/content/site.ts';
import { expect, expectAccessible, holdScripts, test } from './fixtures.ts';
import { contactDialog } from './parts.ts';

const [last = { slug: '', title: '' }] = projects.slice(-1);
const search = (page: Page) => page.getByRole('searchbox');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();

test.describe('the showcase', { tag: '@desktop' }, () => {
  test('shows all eight, newest first', { tag: '@demo-agency' }, async ({ page }) => {
    await page.goto('/projects');
    await expect(page.getByText('8 Projects Found')).toBeVisible();
    await expect(cards(page)).toHaveCount(8);
    expect((await titles(page)).slice(0, 2)).toEqual([
      'Board Pack Builder',
      'Parts Counter Quotes',
    ]);
    await expect(button(page, 'Newest')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'Top Rated')).toHaveAttribute('aria-pressed', 'false');
    await expect(search(page)).toHaveAttribute('placeholder', 'Search projects...');
    await expectAccessible(page);
  });

  test('a card shows what it is and links to it', { tag: '@demo-agency' }, async ({ page }) => {
    await page.goto('/projects');
    const card = page.locator('#freight-billing-desk');
    await expect(card.getByRole('heading')).toHaveText('Freight Billing Desk');
    await expect(card.getByRole('img')).toHaveAttribute('alt', /delivery note/);
    for (const text of ['4.9', 'August 2025', 'High', 'Logistics', 'Finance', 'Documents']) {
      await expect(card.getByText(text, { exact: false }).first()).toBeVisible();
    }
    const details = card.getByRole('link', { name: 'Details' });
    await expect(details).toHaveAttribute('href', '/freight-billing-desk');
    await expect(details).not.toHaveAttribute('target', '_blank');
    const demo = card.getByRole('link', { name: 'Try Demo' });
    await expect(demo).toHaveAttribute('target', '_blank');
    await expect(demo).toHaveAccessibleDescription('Freight Billing Desk Opens in a new tab');
  });

  test(
    'the top rated come first on request, and the focus stays where it was',
    { tag: '@demo-agency' },
    async ({ page }) => {
      await page.goto('/projects');
      await button(page, 'Top Rated').click();
      await expect(button(page, 'Top Rated')).toBeFocused();
      expect((await titles(page)).slice(0, 2)).toEqual([
        'Freight Billing Desk',
        'Talent Enrichment Engine',
      ]);
      await expect(page).toHaveURL(/\?sort=rating$/);
    },
  );

  test('a search with one result says so', async ({ page }) => {
    await page.goto('/projects');
    await search(page).fill(last.title.toUpperCase());
    await expect(page.getByText('1 Project Found')).toBeVisible();
    await expect(cards(page).filter({ visible: true })).toHaveCount(1);
  });

  test('input from before the scripts have loaded is searched for afterwards', async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.mainFrame().goto('/projects');
    await search(page).fill(last.title);
    letThrough();
    await expect(page.getByText('1 Project Found')).toBeVisible();
    await expect(search(page)).toHaveValue(last.title);
  });

  test('a project must have all chosen tags', { tag: '@demo-agency' }, async ({ page }) => {
    await page.goto('/projects');
    await button(page, 'Finance').click();
    await expect(page.getByText('2 Projects Found')).toBeVisible();
    await button(page, 'Logistics').click();
    await expect(page.getByText('1 Project Found')).toBeVisible();
    await button(page, 'Finance').click();
    await expect(button(page, 'Finance')).toHaveAttribute('aria-pressed', 'false');
    await expect(button(page, 'Logistics')).toHaveAttribute('aria-pressed', 'true');
  });

  test('without results, one button resets everything', async ({ page }) => {
    await page.goto('/projects?sort=rating');
    await search(page).fill('zeppelin');
    await expect(page.getByText(showcase.empty.title)).toBeVisible();
    await expect(page.getByText('0 Projects Found')).toBeVisible();
    await expectAccessible(page);
    await button(page, showcase.empty.button).click();
    await expect(page.getByText(`${projects.length} Projects Found`)).toBeVisible();
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
  });

  test(
    'Back undoes a choice, and an address can be shared',
    { tag: '@demo-agency' },
    async ({ page }) => {
      await page.goto('/projects');
      await button(page, 'AI').click();
      await search(page).pressSequentially('lease');
      await expect(page.getByText('2 Projects Found')).toBeVisible();
      await page.goBack();
      await expect(page.getByText('4 Projects Found')).toBeVisible();
      await expect(search(page)).toHaveValue('');
      await page.goBack();
      await expect(page.getByText('8 Projects Found')).toBeVisible();

      await page.goto('/projects?search=lease&tag=AI&tag=Documents');
      await expect(page.getByText('2 Projects Found')).toBeVisible();
      await expect(search(page)).toHaveValue('lease');
      await expect(button(page, 'Documents')).toHaveAttribute('aria-pressed', 'true');
    },
  );

  test('an address with a project’s name shows that project', async ({ page }) => {
    await page.goto(`/projects#${last.slug}`);
    await expect(page.locator(`#${last.slug}`)).toBeInViewport();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('all can be read', async ({ page }) => {
      await page.goto('/projects');
      await expect(cards(page).filter({ visible: true })).toHaveCount(projects.length);
      await expect(search(page)).toBeHidden();
    });
  });
});

test.describe('a project’s page', { tag: '@desktop' }, () => {
  test('is reached by Details and links back', async ({ page }) => {
    await page.goto('/projects');
    await page.locator(`#${last.slug}`).getByRole('link', { name: 'Details' }).click();
    await expect(page).toHaveURL(`/${last.slug}`);
    await expect(page).toHaveTitle(`${last.title} | ${site.productName}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(last.title);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(page).toHaveURL(`/projects#${last.slug}`);
  });

  test(
    'the demo opens in a new tab, at the sample',
    { tag: '@demo-agency' },
    async ({ page, context }) => {
      await page.goto('/projects');
      const opened = context.waitForEvent('page');
      await page.locator('#tenant-inbox').getByRole('link', { name: 'Try Demo' }).click();
      const demo = await opened;
      await expect(demo).toHaveURL('/tenant-inbox#demo');
      await expect(demo.getByText('ceiling is dripping')).toBeInViewport();
    },
  );

  test('puts its name into the contact dialog', async ({ page }) => {
    await page.goto(`/${last.slug}`);
    await page.getByRole('button', { name: projectWords.askButton }).click();
    const dialog = contactDialog(page);
    await expect(dialog).toContainText(`About: ${last.title}`);
  });

  for (const { slug, title, related } of projects) {
    test(`${title} is at /${slug}`, async ({ request }) => {
      const html = await (await request.get(`/${slug}`)).text();
      expect(html).toContain('"@type":"BreadcrumbList"');
      for (const other of related) expect(html).toContain(`href="/${other}"`);
    });
  }

  test('each has a cover', { tag: '@demo-agency' }, async ({ request }) => {
    for (const { slug } of projects) {
      const cover = await request.get(`/covers/${slug}.svg`);
      expect(cover.headers()['content-type']).toContain('image/svg+xml');
    }
  });
});
