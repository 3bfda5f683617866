/** Days, times and hours of the agency as the admin says them: in English, whatever the site speaks. */
import { site } from '#src/content/site.ts';
import { calendar, listLanguage } from '#src/messages/en/index.ts';
import { formatDate } from '#src/lib/calendar-dates.ts';
import { instantOf, timeOfDay, zoneAbbreviation } from '#src/lib/wall-clock.ts';
import { adminLocale } from './agency-time.ts';

/** 'Monday, March 15, 2027'. */
export function shownDay(date: string): string {
  return shownDate(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** A calendar date, e.g. with `{ month: 'short', day: 'numeric' }`: 'Mar 15'. */
export function shownDate(date: string, options: Intl.DateTimeFormatOptions): string {
  return formatDate(date, options, adminLocale);
}

/** '9:00 AM CST', of the slot '09:00' on a day; without one, as of today. */
export function shownSlotTime(timeSlot: string, date?: string): string {
  const instant = date ? instantOf({ date, time: timeSlot }, site.timeZone) : new Date();
  return calendar.timeInZone(timeOfDay(timeSlot, adminLocale), zoneAt(instant));
}

/** 'Monday, March 15, 2027 at 9:00 AM CST'. */
export function shownSlot({ date, timeSlot }: { date: string; timeSlot: string }): string {
  return calendar.dayAt(shownDay(date), shownSlotTime(timeSlot, date));
}

/** '9AM to 12PM and 1PM to 5PM CST'. */
export function shownHours(...hours: readonly { opens: string; closes: string }[]): string {
  const say = (time: string) => calendar.briefTime(timeOfDay(time, adminLocale));
  const said = hours.map(({ opens, closes }) => calendar.hourRange(say(opens), say(closes)));
  return calendar.timeInZone(new Intl.ListFormat(listLanguage).format(said), zoneAt(new Date()));
}

function zoneAt(instant: Date): string {
  return site.zoneName ?? zoneAbbreviation(instant, site.timeZone, adminLocale);
}
