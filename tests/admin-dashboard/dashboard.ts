import type { Page } from '@playwright/test';
import { signalBoardCategories } from '#src/content/post-categories.data.ts';

/** The last category of the Signal Board. */
const tool = signalBoardCategories.at(-1)?.id;

export const LIST = /\/api\/(blog|signal-board)\?scope=/;
export const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
export const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
export const dialog = (page: Page) => page.getByRole('alertdialog');

/** What other journeys have begun to write and not saved as a post yet. */
const BEGUN = /\/api\/admin\/working-copies\?/;

/** Answers the list request with posts of these titles, and with nothing that others are about to write. */
export async function answerList(page: Page, titles: string[], headers: Record<string, string> = {}) {
  await page.route(BEGUN, (route) => route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }));
  await page.route(LIST, (route) =>
    route.fulfill({
      json: titles.map((title, index) => ({
        id: index + 1,
        title,
        slug: `post-${index}`,
        category: tool,
        published: true,
        sourceType: 'external',
        updatedAt: new Date().toISOString(),
        author: 'Mina Cho',
      })),
      headers: { 'X-Total-Count': String(titles.length), ...headers },
    }),
  );
}
