/** The address of the calendar feed, which cannot be guessed. */
import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** The path of the feed. @param rotation number of the address, incremented with every new one */
export function feedPath(sessionSecret: string, rotation: number): string {
  return `/api/calendar/${feedSecret(sessionSecret, rotation)}.ics`;
}

/** Whether a secret is that of the feed, compared in constant time. */
export function isFeedSecret(given: string, sessionSecret: string, rotation: number): boolean {
  const digestOf = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digestOf(given), digestOf(feedSecret(sessionSecret, rotation)));
}

function feedSecret(sessionSecret: string, rotation: number): string {
  return createHmac('sha256', sessionSecret).update(`calendar ${rotation}`).digest('base64url');
}
