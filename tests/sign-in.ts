import type { APIRequestContext } from '@playwright/test';

/** The admin of the journeys' program (playwright.config.ts). */
export const ADMIN = { username: 'admin', password: 'correct-horse-battery-1' };

/** Begins a session without the login page. */
export async function beginSession(request: APIRequestContext): Promise<void> {
  const response = await request.post('/api/admin/login', { data: ADMIN });
  if (!response.ok()) throw new Error(`The login answered ${response.status()}.`);
}
