/** Lists, and numbers, money and dates as the agency's locale, currency and time zone (content/site.data.ts) write them. */
import { listLanguage } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { formatDate } from '#src/lib/calendar-dates.ts';
import { moneyIn } from '#src/lib/money.ts';

/** Amounts without decimals and in short form, e.g. '$12,000' and '$12k'. */
export const money = moneyIn(site.locale, site.currency);

/** A number with its separators, e.g. '1,234.5', with at most `decimals` of them. */
export function formatNumber(value: number, decimals = 3): string {
  return value.toLocaleString(site.locale, { maximumFractionDigits: decimals });
}

/** A client's rating with its one decimal, e.g. '4.9', '5.0'. */
export function formatRating(rating: number): string {
  return rating.toLocaleString(site.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A number for a message, which may choose its form by it. */
export function countWithText(count: number): { count: number; text: string } {
  return { count, text: formatNumber(count) };
}

/** e.g. 'one, two and three'. */
export function enumeration(items: readonly string[]): string {
  return new Intl.ListFormat(listLanguage).format(items);
}

/** The same without 'and': 'one, two, three'. */
export function listing(items: readonly string[]): string {
  return new Intl.ListFormat(listLanguage, { type: 'unit' }).format(items);
}

/** A calendar date, e.g. with `{ month: 'long', year: 'numeric' }`: 'March 2027'. */
export function formatCalendarDate(date: string, options: Intl.DateTimeFormatOptions): string {
  return formatDate(date, options, site.locale);
}
