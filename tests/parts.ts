/** Parts of pages that several journeys use. */
import { expect, type Locator, type Page } from '@playwright/test';
import { calculatorWords } from '#src/content/calculator.data.ts';
import { contact, controls, frame, scheduling } from '#src/content/messages.ts';
import { headerItems } from '#src/content/navigation.data.ts';
import { site } from '#src/content/site.ts';
import { demoArticles, demoSignals } from '#src/domain/posts/demo.ts';

export const contactDialog = (page: Page) => page.getByRole('dialog', { name: contact.formTitle(site.name) });

/** The form of the contact page. */
export const contactForm = (page: Page) => page.locator('#contact-form');

/** Fills in the form of the dialog, or of the contact page. */
export async function fillContact(form: Locator): Promise<void> {
  await form.locator('[name=name]').fill('Marguerite Oyelaran');
  await form.getByLabel(contact.emailLabel).fill('marguerite@oyelaran.example');
  await form.getByLabel(contact.companyLabel).fill('Oyelaran Freight');
  await form.locator('[name=message]').fill('Three of us retype delivery notes.');
  await form.getByRole('checkbox').check();
}

export const scheduler = (page: Page) => page.getByRole('dialog', { name: scheduling.dialogTitle });

const chat = { name: frame.chatWith(site.assistant) };

/** A window of the tools: a region beside the page, on a phone a dialog over it. */
const toolWindow = (name: { name: string }) => (page: Page) =>
  page.getByRole('region', name).or(page.getByRole('dialog', name));
export const chatWindow = toolWindow(chat);
export const calculatorWindow = toolWindow({ name: calculatorWords.title });

const tools = (page: Page) => page.getByRole('complementary', { name: frame.tools });
export const chatButton = (page: Page) => tools(page).getByRole('button', chat);
export const calculatorButton = (page: Page) => tools(page).getByRole('button', { name: frame.calculator });

/** The admin speaks English. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: frame.notifications }).or(page.getByRole('region', { name: 'Notifications (F8)' }));

const headerLinks = headerItems.flatMap((item) => ('children' in item ? item.children : item));

/** The header's item that leads to an address, or opens what is there. */
export const menuItem = (page: Page, href: string) => {
  const item = { name: headerLinks.find((link) => link.href === href)?.label ?? '' };
  const header = page.getByRole('banner');
  return header.getByRole('link', item).or(header.getByRole('button', item));
};

/** What an island says that failed, in the site's words or those of the admin, which is English. */
export const failureNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: new RegExp(`${controls.somethingWentWrong}|Something went wrong here`) });

export const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true });

/** Fails unless a link of this name leads to an address. */
export const expectLink = (place: Page | Locator, name: string | RegExp, href: string | RegExp) =>
  expect(place.getByRole('link', { name })).toHaveAttribute('href', href);

/** Fails unless the focus is within a part of the page after each of so many presses of a key. */
export async function expectFocusStays(part: Locator, key: string, presses: number): Promise<void> {
  for (let press = 0; press < presses; press++) {
    await part.page().keyboard.press(key);
    expect(await part.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
}

/** The blocks of a page that search engines read. */
export const structuredData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) => blocks.map(({ textContent }) => JSON.parse(textContent ?? '')));

/** Whether there is a page; a site may go without some (site.ts). */
export const hasPage = (path: string) => !site.without.some((page) => page === path);

/** The boards of the site, with their published demo posts. */
export const boards = [
  { path: '/blog' as const, posts: demoArticles.filter(({ published }) => published) },
  { path: '/signal-board' as const, posts: demoSignals.filter(({ published }) => published) },
].filter(({ path }) => hasPage(path));
