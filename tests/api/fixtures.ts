/**
 * Shared setup of the API journeys. They only know a base URL, because two servers answer them: `npm start` in `npm
 * test`, the platform's emulator in `npm run test:netlify`. So they stay within the limits of docs/api.md, which the
 * emulator does not raise.
 */
import { type APIRequestContext, type APIResponse, expect, test as base } from '@playwright/test';
import { ADMIN } from '../sign-in.ts';

export { expect };

interface Shared {
  /** Signed in once per worker, because logins are limited too. */
  admin: APIRequestContext;
}

export const test = base.extend<object, Shared>({
  admin: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const admin = await playwright.request.newContext({ baseURL });
      expect((await admin.post('/api/admin/login', { data: ADMIN })).status()).toBe(200);
      await use(admin);
      await admin.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Whether a function answered, not a file: only functions send the id of a log line. */
export function isFromFunction(answer: APIResponse): boolean {
  return 'x-request-id' in answer.headers();
}
