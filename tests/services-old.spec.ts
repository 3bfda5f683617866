import type { Page } from '@playwright/test';
import { addOns } from '#src/content/add-ons.data.ts';
import { marketing } from '#src/content/services-pages.data.ts';
import { pageMeta } from '#src/content/page-meta.data.ts';
import { serviceCategories } from '#src/content/service-categories.data.ts';
import { site } from '#src/content/site.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { contactDialog } from './parts.ts';

const [work = { title: '', pricing: '', timeline: '' }] = serviceCategories.slice(-2);
const gallery = (page: Page) => page.getByRole('region', { name: 'Automation ideas' });
const bundle = (page: Page) => page.getByRole('region', { name: 'Bundle discounts' });
const shownIdeas = (page: Page) => gallery(page).getByRole('article').filter({ visible: true });

test(
  'the hero offers a quote and scrolls to the kinds of work',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/services-old');
    await expect(page).toHaveTitle(`${pageMeta['/services-old'].title} | ${site.productName}`);
    await expectAccessible(page);
    await page.getByRole('link', { name: marketing.exploreButton }).click();
    await expect(page.getByRole('heading', { name: marketing.categoriesTitle })).toBeInViewport();
    await page.getByRole('button', { name: marketing.quoteButton }).click();
    await expect(contactDialog(page)).toBeVisible();
  },
);

test(
  'a kind of work opens with all its details, and leads to the contact form',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/services-old');
    const opener = page.getByRole('button', { name: `${marketing.categoryButton}: ${work.title}` });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: work.title });
    const { pricing, timeline } = work;
    for (const words of [pricing, timeline, ...Object.values(marketing.categoryLists)]) {
      await expect(dialog).toContainText(words);
    }
    await expectAccessible(page);
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await dialog.getByRole('button', { name: marketing.quoteButton }).click();
    await expect(dialog).toBeHidden();
    await expect(contactDialog(page)).toContainText(`About: ${work.title}`);
    await contactDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(opener).toBeFocused();
  },
);

test(
  'the footer leads to each kind of work',
  { tag: ['@desktop', '@demo-agency'] },
  async ({ page }) => {
    await page.goto('/services-old');
    const services = page.getByRole('navigation', { name: 'Services' });
    for (const name of ['Design & Branding', 'Custom Development']) {
      await services.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name }).first()).toBeInViewport();
    }
  },
);

test('packages and add-ons', { tag: ['@desktop', '@demo-agency'] }, async ({ page }) => {
  await page.goto('/services-old');
  const packages = page.getByRole('region', { name: 'Packages' });
  const business = packages.getByRole('listitem').filter({ hasText: 'Most Popular' });
  await expect(business.getByRole('heading')).toHaveText('Business');
  await expect(packages.getByRole('button', { name: 'Get Started' })).toHaveCount(2);
  await packages.getByRole('button', { name: 'Contact Sales' }).click();
  await expect(contactDialog(page)).toContainText('About: Enterprise package');
  await page.keyboard.press('Escape');

  await expect(page.getByRole('button', { name: /^Learn More/ })).toHaveCount(6);
  await page.getByRole('button', { name: 'Learn More: Team Training' }).click();
  const training = page.getByRole('dialog', { name: 'Team Training' });
  await expect(training).toContainText('$100-$500');
  await training.getByRole('button', { name: 'Close' }).click();
  await expect(training).toBeHidden();
});

test(
  'the gallery shows six, then all, and filters by complexity',
  { tag: ['@desktop', '@demo-agency'] },
  async ({ page }) => {
    await page.goto('/services-old');
    await expect(shownIdeas(page)).toHaveCount(6);
    await gallery(page).getByRole('button', { name: 'Show More (35 more)' }).click();
    await expect(shownIdeas(page)).toHaveCount(41);
    await expect(shownIdeas(page).nth(6).getByRole('button')).toBeFocused();
    const less = gallery(page).getByRole('button', { name: 'Show Less' });
    await less.click();
    await expect(shownIdeas(page)).toHaveCount(6);
    await expect(gallery(page).getByRole('button', { name: /^Show More/ })).toBeInViewport();

    const simple = gallery(page).getByRole('button', { name: 'Simple', exact: true });
    await simple.click();
    await expect(simple).toHaveAttribute('aria-pressed', 'true');
    for (const idea of await shownIdeas(page).all()) await expect(idea).toContainText('Simple');
    await expectAccessible(page);
  },
);

test(
  'selecting text in a dialog can end beyond its edge; a click beside it closes it',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    await page.goto('/services-old');
    const [{ title = '' } = {}] = addOns;
    await page.getByRole('button', { name: `${marketing.addOnButton}: ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('heading', { name: title }).hover();
    await page.mouse.down();
    await page.mouse.move(5, 300);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(dialog).toBeHidden();
  },
);

test(
  'an idea of the gallery opens in a dialog, the forty-first too',
  { tag: ['@desktop', '@demo-agency'] },
  async ({ page }) => {
    await page.goto('/services-old');
    await gallery(page).getByRole('button', { name: 'Show More (35 more)' }).click();
    await gallery(page).getByRole('button', { name: 'A handbook that answers' }).click();
    const dialog = page.getByRole('dialog', { name: 'A handbook that answers' });
    await expect(dialog).toContainText('4x in the first year');
    await dialog.getByRole('button', { name: 'I Want This Automation' }).click();
    await expect(contactDialog(page)).toContainText('About: A handbook that answers');
  },
);

test(
  'the bundle adds up as it is picked, and is put into the contact form',
  { tag: ['@desktop', '@demo-agency'] },
  async ({ page }) => {
    await page.goto('/services-old#bundle');
    const pick = (name: string) => bundle(page).getByRole('checkbox', { name }).check();
    const total = (name: string) =>
      bundle(page).locator('dl > div').filter({ hasText: name }).locator('dd');
    const reached = bundle(page).locator('tr[aria-current]');
    await expect(bundle(page).getByRole('status')).toHaveText('Nothing picked yet');

    await pick('Website');
    await expect(reached).toHaveCount(0);
    await expect(total('One-time')).toHaveText('$1,500-$5,000');
    await pick('Logo Design');
    await expect(reached).toContainText('10% off');
    await expect(total('One-time')).toHaveText('$1,620-$5,220');
    await pick('Hosting & Maintenance');
    await expect(reached).toContainText('15% off');
    await expect(total('One-time')).toHaveText('$1,530-$4,930');
    await expect(total('Monthly')).toHaveText('$50-$200');
    await pick('AI Chatbot');
    await pick('CRM Setup');
    await expect(bundle(page).getByRole('status')).toHaveText(
      '5 services: 15% off. 1 more: custom pricing.',
    );
    await expect(total('Monthly')).toHaveText('$150-$450');
    await pick('SEO');
    await expect(reached).toContainText('custom pricing');
    await expect(total('One-time')).toHaveText('Custom');
    await expect(total('At list price')).toHaveText('$2,600-$8,800');
    await expectAccessible(page);

    await bundle(page).getByRole('button', { name: 'Build My Bundle' }).click();
    await expect(contactDialog(page)).toContainText(
      'About: Bundle: Website, Hosting & Maintenance, Logo Design, AI Chatbot, CRM Setup, SEO (6 or more services, custom pricing)',
    );
  },
);

test(
  'one question is open at a time, and can be closed again',
  { tag: ['@desktop', '@demo-agency'] },
  async ({ page }) => {
    await page.goto('/services-old');
    const questions = page.getByRole('region', { name: 'Fair questions' });
    await expect(questions.locator('details')).toHaveCount(6);
    const open = questions.locator('details[open]');
    await questions.getByText('Who owns what you build?').click();
    await expect(open).toContainText('You do, once it is paid for');
    await questions.getByText('Is our data safe with you?').click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('the least access that does the job');
    await questions.getByText('Is our data safe with you?').click();
    await expect(open).toHaveCount(0);
  },
);

test.describe('when portraits do not load', { tag: '@desktop' }, () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('initials replace them', { tag: '@demo-agency' }, async ({ page }) => {
    await page.route('**/portraits/**', (route) => route.abort());
    await page.goto('/services-old');
    const team = page.getByRole('region', { name: 'Who you will talk to' });
    await expect(team.getByRole('listitem')).toHaveCount(7);
    await team.scrollIntoViewIfNeeded();
    await expect(team.getByText('RM', { exact: true })).toBeVisible();
    await expect(team.getByRole('img', { name: 'Ravi Menon' })).toHaveCSS('opacity', '0');
  });
});

test('nothing scrolls sideways at 360 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/services-old');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test(
    'details, ideas, discounts and answers can be read',
    { tag: '@demo-agency' },
    async ({ page }) => {
      await page.goto('/services-old');
      await expect(page.getByText('An off switch that your team can reach')).toBeVisible();
      await expect(shownIdeas(page)).toHaveCount(41);
      await expect(bundle(page).getByRole('row', { name: '3-5 services 15% off' })).toBeVisible();
      await expect(bundle(page).getByRole('checkbox').first()).toBeHidden();
      await page.getByText('Who owns what you build?').click();
      await expect(page.getByText('You do, once it is paid for')).toBeVisible();
    },
  );
});
