/* Dates of posts: ISO 8601 in UTC, written in a time zone, so that builds, browsers and functions print the same. */

/** 'Nov 9, 2026'. */
export const shortDate = writtenWith({ month: 'short', day: 'numeric' });

/** 'November 9, 2026'. */
export const longDate = writtenWith({ month: 'long', day: 'numeric' });

/** 'November 09, 2026': MMMM dd, yyyy. */
export const paddedDate = writtenWith({ month: 'long', day: '2-digit' });

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

/** Formatters are cached: creating one takes longer than rendering a page, and a build needs thousands of dates. */
function writtenWith(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (instant: string, timeZone: string, locale = 'en-US'): string => {
    const key = `${locale},${timeZone}`;
    const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, year: 'numeric', timeZone });
    formats.set(key, format);
    return format.format(new Date(instant));
  };
}
