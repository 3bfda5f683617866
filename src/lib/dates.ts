/* Dates of posts: ISO 8601 in UTC, written in a time zone, so that builds, browsers and functions print the same. */

/** 'Nov 9, 2026'. */
export function shortDate(instant: string, timeZone: string, locale = 'en-US'): string {
  return format(instant, locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone });
}

/** 'November 9, 2026'. */
export function longDate(instant: string, timeZone: string, locale = 'en-US'): string {
  return format(instant, locale, { month: 'long', day: 'numeric', year: 'numeric', timeZone });
}

/** 'November 09, 2026': MMMM dd, yyyy. */
export function paddedDate(instant: string, timeZone: string, locale = 'en-US'): string {
  return format(instant, locale, { month: 'long', day: '2-digit', year: 'numeric', timeZone });
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Months and years are approximated in days, which is exact enough for 'ago'. */
const steps = [
  [365 * DAY, 'year'],
  [30 * DAY, 'month'],
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const;

/** '3 days ago'; 'less than a minute ago' also if the local clock, `now` in ms, is behind. */
export function relativeTime(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  const [length, unit] = steps.find(([step]) => age >= step) ?? [];
  if (!length || !unit) return 'less than a minute ago';
  const count = Math.floor(age / length);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** Cached: creating a formatter takes longer than rendering a page, and a build needs thousands. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(instant: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = [locale, ...Object.values(options)].join();
  let found = formats.get(key);
  if (!found) formats.set(key, (found = new Intl.DateTimeFormat(locale, options)));
  return found.format(new Date(instant));
}
