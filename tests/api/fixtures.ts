/**
 * What the journeys over the calls have in common. They know a base URL and nothing else of who answers: the
 * server of `npm start` in `npm test`, the platform's emulator in `npm run test:netlify`. So they keep within the limits
 * of docs/api.md, which nobody multiplies there.
 */
import { type APIRequestContext, type APIResponse, expect, test as base } from '@playwright/test';
import { ADMIN } from '../sign-in.ts';

export { expect };

interface Shared {
  /** Signed in, once a worker: logins are limited too. */
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

/** A function answered it, and no file did: it carries the id of a log line. */
export function isFromFunction(answer: APIResponse): boolean {
  return 'x-request-id' in answer.headers();
}
