/** The address of the calendar feed, which cannot be guessed. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The path of the feed. @param rotation number of the address, incremented with every new one */
export function feedPath(sessionSecret: string, rotation: number): string {
  return `/api/calendar/${feedSecret(sessionSecret, rotation)}.ics`;
}

/** Whether a secret is that of the feed, compared in constant time. */
export function isFeedSecret(given: string, sessionSecret: string, rotation: number): boolean {
  const [one, other] = [given, feedSecret(sessionSecret, rotation)].map((text) =>
    createHmac('sha256', sessionSecret).update(text).digest(),
  );
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

function feedSecret(sessionSecret: string, rotation: number): string {
  return createHmac('sha256', sessionSecret).update(`calendar ${rotation}`).digest('base64url');
}
