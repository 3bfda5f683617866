import type { Locator, Page } from '@playwright/test';
import { chat } from '#src/content/messages.ts';
import { expect } from '../fixtures.ts';
import { chatButton, chatWindow } from '../parts.ts';

export const CHATBOT = '**/api/webhook/chatbot';

export const textbox = (page: Page) => chatWindow(page).getByRole('textbox', { name: chat.message });
export const log = (page: Page) => chatWindow(page).getByRole('log');

export async function open(page: Page, path = '/coming-soon'): Promise<Locator> {
  await page.goto(path);
  await chatButton(page).click();
  await expect(textbox(page)).toBeFocused();
  return chatWindow(page);
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
