/* Calendar dates as yyyy-MM-dd without a time zone, so that daylight saving time cannot affect arithmetic on them. */

const DAY = 86_400_000;

/** Adds days; negative numbers go back. */
export function addDays(date: string, days: number): string {
  return toDate(utcOf(date) + days * DAY);
}

/** The same day of a later month, or that month's last day if it has no such day. */
export function addMonths(date: string, months: number): string {
  const first = new Date(utcOf(`${date.slice(0, 7)}-01`));
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = toDate(first.getTime()).slice(0, 7);
  const day = Math.min(Number(date.slice(8)), daysIn(month));
  return `${month}-${String(day).padStart(2, '0')}`;
}

/** @param month yyyy-MM */
export function daysIn(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekdayOf(date: string): number {
  return new Date(utcOf(date)).getUTCDay() || 7;
}

/** A day as a locale writes it, e.g. with `{ month: 'long', year: 'numeric' }`: 'March 2027'. */
export function formatDate(date: string, options: Intl.DateTimeFormatOptions, locale: string): string {
  return new Date(utcOf(date)).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
}

function utcOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function toDate(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}
