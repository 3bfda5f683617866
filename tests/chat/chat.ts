import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export const CHATBOT = '**/api/webhook/chatbot';

/** The window: a region beside the page, on a phone a dialog over it. */
export const windowOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Chat with Astro' })
    .or(page.getByRole('dialog', { name: 'Chat with Astro' }));
export const floating = (page: Page) =>
  page.getByRole('complementary', { name: 'Tools' }).getByRole('button', {
    name: 'Chat with Astro',
  });
export const textbox = (page: Page) => windowOf(page).getByRole('textbox', { name: 'Message' });
export const log = (page: Page) => windowOf(page).getByRole('log');
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

export async function open(page: Page, path = '/coming-soon'): Promise<Locator> {
  await page.goto(path);
  await floating(page).click();
  await expect(textbox(page)).toBeFocused();
  return windowOf(page);
}

export async function ask(page: Page, message: string): Promise<void> {
  await textbox(page).fill(message);
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText(message);
}

/** Mocks the assistant's answer, and returns the bodies of the requests as they arrive. */
export async function answerWith(page: Page, answer: object): Promise<object[]> {
  const requests: object[] = [];
  await page.route(CHATBOT, (route) => {
    requests.push(route.request().postDataJSON());
    return route.fulfill({ json: answer });
  });
  return requests;
}
