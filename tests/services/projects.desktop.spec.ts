import type { Page } from '@playwright/test';
import { contact, projects as projectsWords } from '#src/content/messages.ts';
import { projects } from '#src/content/projects.ts';
import { projectWords, showcase } from '#src/content/projects-pages.data.ts';
import { site } from '#src/content/site.ts';
import { demoAgency, expect, expectAccessible, holdScripts, inFirefox, test } from '../fixtures.ts';
import { button, contactDialog, structuredData } from '../parts.ts';

const [last = { slug: '', title: '', related: [] }] = projects.slice(-1);
const search = (page: Page) => page.getByRole('searchbox');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const expectFound = (page: Page, count: number) =>
  expect(page.getByText(projectsWords.projectsFound(count))).toBeVisible();

test('demos open in a tab; the showcase is sorted, filtered, an address', demoAgency, async ({ page, context }) => {
  await page.goto('/projects');
  const opened = context.waitForEvent('page');
  const demo = page.locator('#tenant-inbox').getByRole('link', { name: projectsWords.tryDemo });
  await expect(demo).toHaveAccessibleDescription('Tenant Inbox Opens in a new tab');
  await demo.click();
  const sample = await opened;
  await expect(sample).toHaveURL('/tenant-inbox#demo');
  await expect(sample.getByText('ceiling is dripping')).toBeInViewport();

  await expectFound(page, 8);
  await button(page, projectsWords.topRated).click();
  await expect(button(page, projectsWords.topRated)).toBeFocused();
  await expect(button(page, projectsWords.topRated)).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, projectsWords.newest)).toHaveAttribute('aria-pressed', 'false');
  await expect(cards(page).getByRole('heading').first()).toHaveText('Freight Billing Desk');
  await expect(page).toHaveURL(/\?sort=rating$/);

  await page.goto('/projects?search=lease&tag=AI&tag=Documents&tag=Astrology');
  await expectFound(page, 2);
  await expect(search(page)).toHaveValue('lease');
  await expect(button(page, 'Documents')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Documents').click();
  await search(page).fill('');
  await search(page).pressSequentially('tenant');
  await expectFound(page, 1);
  await page.goBack();
  await expect(search(page)).toHaveValue('lease');
  await page.goBack();
  await expect(button(page, 'Documents')).toHaveAttribute('aria-pressed', 'true');
});

test(
  'a search begins before the scripts and is reset; a project’s page leads to us and back',
  inFirefox,
  async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/projects?sort=rating', { waitUntil: 'commit' });
    await search(page).fill(last.title.toUpperCase());
    letThrough();
    await expectFound(page, 1);
    await expect(cards(page).filter({ visible: true })).toHaveCount(1);
    await search(page).fill('zeppelin');
    await expect(page.getByText(showcase.empty.title)).toBeVisible();
    await expectFound(page, 0);
    await expectAccessible(page);
    await button(page, showcase.empty.button).click();
    await expectFound(page, projects.length);
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();

    const card = page.locator(`#${last.slug}`);
    await expect(card.getByRole('heading')).toHaveText(last.title);
    await card.getByRole('link', { name: projectsWords.details }).click();
    await expect(page).toHaveURL(`/${last.slug}`);
    await expect(page).toHaveTitle(`${last.title} | ${site.productName}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(last.title);
    const rail = page.getByRole('slider', { name: projectWords.railLabel });
    const filed = page.getByText(projectWords.filed, { exact: true });
    await expect(rail).toHaveValue('1');
    await expect(filed).toBeHidden();
    await rail.press('End');
    await expect(filed).toBeVisible();
    expect(await structuredData(page)).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
    for (const slug of last.related) await expect(page.locator(`a[href="/${slug}"]`)).toBeVisible();
    await page.getByRole('button', { name: projectWords.askButton }).click();
    await expect(contactDialog(page)).toContainText(contact.aboutSubject(last.title).join(''));
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: projectsWords.back }).click();
    await expect(page).toHaveURL(`/projects#${last.slug}`);
    await expect(card).toBeInViewport();
  },
);
