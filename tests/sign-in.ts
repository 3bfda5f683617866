import type { Page } from '@playwright/test';

/** Whom the program of the journeys lets in (playwright.config.ts). */
export const ADMIN = { username: 'admin', password: 'correct-horse-battery-1' };

/** Begins a session without going through the login page. */
export async function signIn(page: Page): Promise<void> {
  const response = await page.request.post('/api/admin/login', { data: ADMIN });
  if (!response.ok()) throw new Error(`The login answered ${response.status()}.`);
}
