import { site } from '#src/content/site.ts';
import { addDays, addMonths, daysIn, weekdayOf } from '#src/lib/calendar-dates.ts';

/** The first day of the week where the agency is, 1 is Monday; Sunday in a browser that cannot tell. */
const firstWeekday = firstWeekdayOf(site.locale);

/** @param locale as BCP 47 names it */
export function firstWeekdayOf(locale: string): number {
  const named: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale);
  return named.getWeekInfo?.().firstDay ?? 7;
}

/** The days of a month in weeks; undefined for cells outside the month. */
export function weeksOf(month: string, firstDay = firstWeekday): (string | undefined)[][] {
  const first = `${month}-01`;
  const before = placeInWeek(first, firstDay);
  const cells = Math.ceil((before + daysIn(month)) / 7) * 7;
  const days = Array.from({ length: cells }, (_, cell) => {
    const day = addDays(first, cell - before);
    return day.startsWith(month) ? day : undefined;
  });
  return Array.from({ length: cells / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/**
 * The day that a key moves to (date grid of the ARIA Authoring Practices): arrows by a day or a week, Home
 * and End within the week, Page Up and Page Down by a month, with Shift by a year. Undefined for other keys.
 */
export function dayAfterKey(key: string, shift: boolean, day: string): string | undefined {
  const place = placeInWeek(day, firstWeekday);
  const days: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -place,
    End: 6 - place,
  };
  const months: Partial<Record<string, number>> = { PageUp: -1, PageDown: 1 };
  const [byDays, byMonths] = [days[key], months[key]];
  if (byMonths !== undefined) return addMonths(day, byMonths * (shift ? 12 : 1));
  return byDays === undefined ? undefined : addDays(day, byDays);
}

/** How many days of its week come before a day. */
function placeInWeek(day: string, firstDay: number): number {
  return (weekdayOf(day) - firstDay + 7) % 7;
}
