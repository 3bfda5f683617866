import { calendar } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { listing } from '../format.ts';
import { builtSettings, defaultSettings } from '../public-settings.ts';
import { type Hours, hoursOn } from './opening-times.ts';
import { hoursLabel, weekdayNames } from './words.ts';

/**
 * A text of the content with the current hours in place of the default ones, wherever it says `site.hours.text`.
 */
export function withHours(text: string, open: OpeningTimes = builtSettings): string {
  return text.replaceAll(site.hours.text, hoursText(open));
}

/**
 * When the office is open, e.g. 'Monday to Thursday 9AM to 12PM and 1PM to 4PM CST, Friday 9AM to 1PM CST'; the content's
 * own words for its hours.
 */
export function hoursText(open: OpeningTimes = builtSettings): string {
  const week = weekOf(open);
  if (JSON.stringify(week) === JSON.stringify(weekOf(defaultSettings))) return site.hours.text;
  return listing(
    week.map(({ weekdays, hours }) => calendar.weekdaysAndHours(weekdayNames(weekdays), hoursLabel(...hours))),
  );
}

/** The weekdays that are open, those with the same hours together. */
export function weekOf(open: OpeningTimes): { weekdays: number[]; hours: Hours[] }[] {
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => hoursOn(weekday, open).length > 0);
  const sayOf = (weekday: number) => hoursOn(weekday, open).map(({ opens, closes }) => ({ opens, closes }));
  const groups = Map.groupBy(weekdays, (weekday) => JSON.stringify(sayOf(weekday)));
  return [...groups.values()].map((days) => ({ weekdays: days, hours: sayOf(days[0] ?? 0) }));
}
