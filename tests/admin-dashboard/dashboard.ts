import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

export const LIST = /\/api\/(blog|signal-board)\?scope=/;
export const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
export const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('alertdialog');

/** A title that no other journey uses. */
let titles = 0;
export function newTitle(words = 'The desk'): string {
  titles += 1;
  return `${words} ${test.info().workerIndex}-${Date.now()}-${titles}`;
}

/** A draft, because journeys of visitors would see a published post. */
export async function createDraft(page: Page, board: 'blog' | 'signal-board', title: string) {
  const post = {
    ...{ title, published: false, category: board === 'blog' ? 'ai' : 'tool' },
    ...{ summary: 'A draft of the journeys.', description: 'A draft of the journeys.' },
    ...{ content: 'Ask how often, and ask how alike the cases are.'.padEnd(60, '.') },
    ...{ author: 'Dana Whitlock', sourceType: 'original' },
  };
  const response = await page.request.post(`/api/${board}`, { data: post });
  expect(response.status()).toBe(201);
  return (await response.json()) as { id: number; slug: string };
}

/** Answers the list request with posts of these titles. */
export async function answerList(
  page: Page,
  titles: string[],
  headers: Record<string, string> = {},
) {
  await page.route(LIST, (route) =>
    route.fulfill({
      json: titles.map((title, index) => ({
        ...{ id: index + 1, title, slug: `post-${index}`, category: 'tool', published: true },
        ...{ sourceType: 'external', updatedAt: new Date().toISOString(), author: 'Mina Cho' },
      })),
      headers: { 'X-Total-Count': String(titles.length), ...headers },
    }),
  );
}
