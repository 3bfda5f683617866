import type { BrowserContext, Page } from '@playwright/test';

/** The admin of the journeys' program (playwright.config.ts). */
export const ADMIN = { username: 'admin', password: 'correct-horse-battery-1' };

let shared: Awaited<ReturnType<BrowserContext['cookies']>> | undefined;

/**
 * Signs in without the login page, with one session for all journeys of a worker, because checking a password is slow
 * by design. A journey that ends its session must begin its own.
 */
export async function signIn(page: Page): Promise<void> {
  if (shared) return page.context().addCookies(shared);
  await beginSession(page);
  shared = await page.context().cookies();
}

/** Begins a session that no other journey uses. */
export async function beginSession(page: Page): Promise<void> {
  const response = await page.request.post('/api/admin/login', { data: ADMIN });
  if (!response.ok()) throw new Error(`The login answered ${response.status()}.`);
}
