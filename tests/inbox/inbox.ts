import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** A visitor that no other journey uses. */
let people = 0;
export function newPerson() {
  people += 1;
  const id = `${test.info().workerIndex}x${Date.now()}x${people}`;
  return { name: `Ada ${id}`, email: `ada.${id}@park.example` };
}

export async function write(page: Page, fields: Record<string, unknown>): Promise<number> {
  const data = {
    company: 'Park & Daughters',
    message: 'We type every invoice twice.',
    consent: true,
    ...fields,
  };
  const answer = await page.request.post('/api/contact', { data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

export const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name });
export const entries = (page: Page) => page.getByRole('list', { name: 'Items' }).getByRole('link');
export const detail = (page: Page) => page.getByRole('region', { name: 'The open item' });
