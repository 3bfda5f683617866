import { site } from '#src/content/site.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { builtSettings, defaultSettings } from '../public-settings.ts';
import { hoursLabel, weekdayNames } from './words.ts';

/**
 * A text of the content with the current hours in place of the default ones, wherever it says `site.hours.text`.
 */
export function withHours(text: string, open: OpeningTimes = builtSettings): string {
  return text.replaceAll(site.hours.text, hoursText(open));
}

/** When the office is open, e.g. 'Monday to Thursday 10AM to 4PM CST'; the content's own words for its hours. */
export function hoursText({ hours }: OpeningTimes = builtSettings): string {
  const { weekdays, opens, closes } = defaultSettings.hours;
  const isDefault =
    hours.opens === opens && hours.closes === closes && String(hours.weekdays) === String([...weekdays]);
  return isDefault ? site.hours.text : `${weekdayNames(hours.weekdays)} ${hoursLabel(hours.opens, hours.closes)}`;
}
