/** Parts of the lists of posts, and mocked answers to what they request. */
import type { Page } from '@playwright/test';
import { demoSignals } from '#src/domain/posts/demo.ts';

export const CALL = /\/api\/(blog|signal-board)(\?|$)/;
export const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
export const shown = (page: Page) => cards(page).filter({ visible: true });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const searchbox = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

/** The board's posts as its call returns them. */
export const signals = demoSignals
  .filter(({ published }) => published)
  .map((post, index) => {
    const day = new Date(Date.UTC(2026, 0, 28 - index, 15)).toISOString();
    const stored = { id: index + 1, published: true, createdAt: day, updatedAt: day };
    return { thumbnailUrl: null, url: null, ...post, ...stored };
  });

/** Mocks the list request, and returns the queries it got. */
export async function answer(
  page: Page,
  ...answers: { json?: unknown; status?: number; link?: string }[]
) {
  const queries: string[] = [];
  await page.route(CALL, async (route) => {
    const { json = [], status = 200, link } = answers[queries.length] ?? answers.at(-1) ?? {};
    queries.push(new URL(route.request().url()).search);
    await route.fulfill({ status, json, headers: link ? { Link: link } : {} });
  });
  return queries;
}
