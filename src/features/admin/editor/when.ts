import { site } from '#src/content/site.ts';

/** 'Nov 9, 2026, 2:32 PM', in the browser's time zone. */
export function when(instant: string): string {
  return new Date(instant).toLocaleString(site.locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** '2:32 PM', in the browser's time zone; with the date if it is not today. */
export function clock(instant: string, now = new Date()): string {
  const date = new Date(instant);
  return date.toDateString() === now.toDateString()
    ? date.toLocaleTimeString(site.locale, { timeStyle: 'short' })
    : when(instant);
}
