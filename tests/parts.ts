/** Parts of pages that several journeys use. */
import type { Page } from '@playwright/test';
import { headerItems } from '#src/content/navigation.data.ts';
import { site } from '#src/content/site.ts';

export const contactDialog = (page: Page) =>
  page.getByRole('dialog', { name: `Contact ${site.name}` });

export const scheduler = (page: Page) =>
  page.getByRole('dialog', { name: 'Schedule a Call with Our Sales Team' });

const chat = { name: `Chat with ${site.assistant}` };

/** The assistant's window: a region beside the page, on a phone a dialog over it. */
export const chatWindow = (page: Page) =>
  page.getByRole('region', chat).or(page.getByRole('dialog', chat));

const tools = (page: Page) => page.getByRole('complementary', { name: 'Tools' });
export const chatButton = (page: Page) => tools(page).getByRole('button', chat);
export const calculatorButton = (page: Page) =>
  tools(page).getByRole('button', { name: 'ROI calculator' });

export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

const headerLinks = headerItems.flatMap((item) => ('children' in item ? item.children : item));

/** The header's item that leads to an address, or opens what is there. */
export const menuItem = (page: Page, href: string) => {
  const item = { name: headerLinks.find((link) => link.href === href)?.label ?? '' };
  const header = page.getByRole('banner');
  return header.getByRole('link', item).or(header.getByRole('button', item));
};

/** Whether there is a page; a site may go without some (site.ts). */
export const hasPage = (path: string) => !site.without.some((page) => page === path);
