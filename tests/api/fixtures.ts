/**
 * Shared setup of the API journeys. They only know a base URL, because two servers answer them: `npm start` in `npm
 * test`, the platform's emulator in `npm run test:netlify`. So they stay within the limits of docs/api.md, which the
 * emulator does not raise.
 */
import type { APIResponse } from '@playwright/test';

export { expect, test } from '../fixtures.ts';

/** Whether a function answered, not a file: only functions send the id of a log line. */
export function isFromFunction(answer: APIResponse): boolean {
  return 'x-request-id' in answer.headers();
}
