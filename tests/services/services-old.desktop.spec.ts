import type { Page } from '@playwright/test';
import { contact, services } from '#src/content/messages.ts';
import { spanText } from '#src/content/prices.ts';
import { addOns } from '#src/content/add-ons.data.ts';
import { marketing } from '#src/content/services-pages.data.ts';
import { serviceCategories } from '#src/content/service-categories.data.ts';
import { demoAgency, expect, expectAccessible, inFirefox, test } from '../fixtures.ts';
import { contactDialog, expectFocusStays } from '../parts.ts';

const [work = { title: '', pricing: '', timeline: '' }] = serviceCategories
  .slice(-2)
  .map((category) => ({ ...category, timeline: spanText(category.timeline) }));
const gallery = (page: Page) => page.getByRole('region', { name: 'Automation ideas' });
const bundle = (page: Page) => page.getByRole('region', { name: 'Bundle discounts' });
const shownIdeas = (page: Page) => gallery(page).getByRole('article').filter({ visible: true });

test('a kind of work opens and leads to the contact form', inFirefox, async ({ page }) => {
  await page.goto('/services-old');
  await page.getByRole('link', { name: marketing.exploreButton }).click();
  await expect(page.getByRole('heading', { name: marketing.categoriesTitle })).toBeInViewport();

  const opener = page.getByRole('button', { name: services.buttonAbout(marketing.categoryButton, work.title) });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: work.title });
  for (const words of [work.pricing, work.timeline, ...Object.values(marketing.categoryLists)]) {
    await expect(dialog).toContainText(words);
  }
  await expectAccessible(page);
  await expectFocusStays(dialog, 'Tab', 4);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByRole('button', { name: marketing.quoteButton }).click();
  await expect(dialog).toBeHidden();
  await expect(contactDialog(page)).toContainText(contact.aboutSubject(work.title).join(''));
  await contactDialog(page).getByRole('button', { name: contact.cancel }).click();
  await expect(opener).toBeFocused();

  await test.step('a selection can end beyond a dialog; a click there closes it', async () => {
    const [{ title = '' } = {}] = addOns;
    await page.getByRole('button', { name: services.buttonAbout(marketing.addOnButton, title) }).click();
    const addOn = page.getByRole('dialog', { name: title });
    await addOn.getByRole('heading', { name: title }).hover();
    await page.mouse.down();
    await page.mouse.move(5, 300);
    await page.mouse.up();
    await expect(addOn).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(addOn).toBeHidden();
  });
});

test('packages, the gallery and questions open; the bundle adds up as it is picked', demoAgency, async ({ page }) => {
  await page.goto('/services-old');
  await test.step('a package is put into the contact dialog', async () => {
    const packages = page.getByRole('region', { name: 'Packages' });
    await packages.getByRole('button', { name: 'Contact Sales' }).click();
    await expect(contactDialog(page)).toContainText('About: Enterprise package');
    await page.keyboard.press('Escape');
  });

  await test.step('the gallery shows six, then all, and filters by complexity', async () => {
    await expect(shownIdeas(page)).toHaveCount(6);
    await gallery(page).getByRole('button', { name: 'Show More (35 more)' }).click();
    await expect(shownIdeas(page)).toHaveCount(41);
    await expect(shownIdeas(page).nth(6).getByRole('button')).toBeFocused();
    await gallery(page).getByRole('button', { name: services.showLess }).click();
    await expect(shownIdeas(page)).toHaveCount(6);
    await expect(gallery(page).getByRole('button', { name: /^Show More/ })).toBeInViewport();

    const simple = gallery(page).getByRole('button', { name: services.simple, exact: true });
    await simple.click();
    await expect(simple).toHaveAttribute('aria-pressed', 'true');
    for (const idea of await shownIdeas(page).all()) await expect(idea).toContainText(services.simple);
    const all = gallery(page).getByRole('button', { name: services.all, exact: true });
    await all.click();
  });

  await test.step('an idea opens in a dialog, the forty-first too', async () => {
    await gallery(page).getByRole('button', { name: 'Show More (35 more)' }).click();
    await gallery(page).getByRole('button', { name: 'A handbook that answers' }).click();
    const dialog = page.getByRole('dialog', { name: 'A handbook that answers' });
    await dialog.getByRole('button', { name: 'I Want This Automation' }).click();
    await expect(contactDialog(page)).toContainText('About: A handbook that answers');
    await page.keyboard.press('Escape');
  });

  await test.step('one question is open at a time, and can be closed again', async () => {
    const questions = page.getByRole('region', { name: 'Fair questions' });
    const open = questions.locator('details[open]');
    await questions.getByText('Who owns what you build?').click();
    await expect(open).toContainText('You do, once it’s paid for');
    await questions.getByText('Is our data safe with you?').click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('the least access that does the job');
    await questions.getByText('Is our data safe with you?').click();
    await expect(open).toHaveCount(0);
  });

  // bundle-builder.test.ts shows the sums.
  const pick = (name: string) => bundle(page).getByRole('checkbox', { name }).check();
  const total = (name: string) => bundle(page).locator('dl > div').filter({ hasText: name }).locator('dd');
  const reached = bundle(page).locator('tr[aria-current]');
  await expect(bundle(page).getByRole('status')).toHaveText('Nothing picked yet');
  await pick('Website');
  await expect(reached).toHaveCount(0);
  await expect(total('One-time')).toHaveText('$1,500-$5,000');
  await pick('Hosting & Maintenance');
  await expect(reached).toContainText('10% off');
  await expect(bundle(page).getByRole('status')).toContainText('2 services: 10% off.');
  await expect(total('Monthly')).toHaveText('$50-$200');
  await expectAccessible(page);
  await bundle(page).getByRole('button', { name: 'Build My Bundle' }).click();
  await expect(contactDialog(page)).toContainText(
    'About: Bundle: Website, Hosting & Maintenance (2 services, 10% off)',
  );
});
