/* Dates of posts: ISO 8601 in UTC, written in a time zone, so that builds, browsers and functions print the same. */

/** 'Nov 9, 2026'. */
export const shortDate = writtenWith({ month: 'short', day: 'numeric' });

/** 'November 9, 2026'. */
export const longDate = writtenWith({ month: 'long', day: 'numeric' });

const padded = writtenWith({ month: 'long', day: '2-digit' });

/** 'November 09, 2026': MMMM dd, yyyy. Other languages do not pad: '9. November 2026'. */
export const paddedDate: typeof longDate = (instant, timeZone, locale = 'en-US') =>
  (locale.startsWith('en') ? padded : longDate)(instant, timeZone, locale);

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

const agoIn = kept((locale) => new Intl.RelativeTimeFormat(locale));

/**
 * '3 days ago' as a locale says it. The admin, which is English, needs no more than the first two.
 *
 * @param now of the local clock, in ms, which may be behind
 * @param recent for an age below a minute
 */
export function relativeTime(
  instant: string,
  now: number,
  locale = 'en-US',
  recent = 'less than a minute ago',
): string {
  const age = now - Date.parse(instant);
  const [length, unit] = steps.find(([step]) => age >= step) ?? [];
  return length && unit ? agoIn(locale).format(-Math.floor(age / length), unit) : recent;
}

function writtenWith(options: Intl.DateTimeFormatOptions) {
  const formatIn = kept(
    (locale, timeZone) => new Intl.DateTimeFormat(locale, { ...options, year: 'numeric', timeZone }),
  );
  return (instant: string, timeZone: string, locale = 'en-US'): string =>
    formatIn(locale, timeZone).format(new Date(instant));
}

/** Formatters are kept: making one takes longer than rendering a page, and a build needs thousands of dates. */
function kept<Format>(make: (locale: string, timeZone?: string) => Format): typeof make {
  const formats = new Map<string, Format>();
  return (...place) => {
    const format = formats.get(String(place)) ?? make(...place);
    formats.set(String(place), format);
    return format;
  };
}
