import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export const CONTENT = 'Somebody types the same invoice into two systems, every single day.';

/** A name that no other journey uses. */
export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^(Create|Update) Post$/ });

/** Waits until the rich editor has replaced the plain field. */
export async function contentOf(page: Page) {
  await expect(page.locator('textarea[name=content][aria-hidden=true]')).toHaveCount(1);
  return field(page, 'Content');
}

export interface Post {
  id: number;
  title: string;
  slug: string;
  description: string;
  content: string;
  published: boolean;
}

export async function signal(page: Page, more: Partial<Post> = {}): Promise<Post> {
  const data = {
    ...{ title: unique('Signal'), description: 'Of paper', category: 'tool' },
    ...{ sourceType: 'original', content: CONTENT, published: false, ...more },
  };
  return (await page.request.post('/api/signal-board', { data })).json();
}

export const read = async (page: Page, id: number): Promise<Post> =>
  (await page.request.get(`/api/signal-board/${id}`)).json();
