/** Dates and times of bookings, formatted for people. */
import { calendar } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { instantOf, timeOfDay, zoneAbbreviation } from '#src/lib/wall-clock.ts';
import { enumeration, formatCalendarDate } from '../format.ts';

/** 'Monday, March 15, 2027'. */
export function formatDay(date: string): string {
  return formatCalendarDate(date, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  });
}

export function formatWeekday(date: string): string {
  return formatCalendarDate(date, { weekday: 'long' });
}

/** 'Monday to Friday', 'Monday, Tuesday and Saturday'. @param weekdays 1 is Monday, in order */
export function weekdayNames(weekdays: readonly number[]): string {
  // 2001 began with a Monday.
  const names = weekdays.map((day) => formatWeekday(`2001-01-0${day}`));
  const isRun = weekdays.every((day, at) => day === (weekdays[0] ?? 0) + at);
  const [first = ''] = names;
  return names.length > 2 && isRun ? calendar.weekdayRange(first, names.at(-1) ?? '') : enumeration(names);
}

/** '9AM to 12PM and 1PM to 5PM CST', or '09:00 to 17:00 WET' where the day has 24 hours. */
export function hoursLabel(...hours: readonly { opens: string; closes: string }[]): string {
  const say = (time: string) => calendar.briefTime(formatTime(time));
  const said = hours.map(({ opens, closes }) => calendar.hourRange(say(opens), say(closes)));
  return calendar.timeInZone(enumeration(said), zoneLabel(new Date()));
}

/** '9:00 AM CST', of the slot '09:00' on a day; without one, as of today. */
export function slotLabel(timeSlot: string, { date }: { date?: string | undefined } = {}): string {
  return calendar.timeInZone(formatTime(timeSlot), zoneLabel(instantAt(timeSlot, date)));
}

/** 'from 9:00 AM CST to 4:00 PM CST', of the slots '09:00' to '16:00' on a day; without one, as of today. */
export function slotsLabel(first: string, last: string, { date }: { date?: string | undefined } = {}): string {
  if (first === last) return calendar.atTimes(slotLabel(first, { date }));
  return calendar.fromToInZone(formatTime(first), formatTime(last), zoneLabel(instantAt(first, date)));
}

function instantAt(timeSlot: string, date: string | undefined): Date {
  return date ? instantOf({ date, time: timeSlot }, site.timeZone) : new Date();
}

/** How many slots in a row are said as 'from … to …'. */
const A_RUN = 3;

/** 'at 9:00 AM and 2:00 PM CST', 'from 9:00 AM to 4:00 PM CST'. @param timeSlots of one day, in order */
export function slotTimes(timeSlots: readonly string[], date: string): string {
  const runs: string[][] = [];
  for (const timeSlot of timeSlots) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    if (run && previous && minutesOf(timeSlot) - minutesOf(previous) === site.slotMinutes) run.push(timeSlot);
    else runs.push([timeSlot]);
  }
  const alone = runs.filter(({ length }) => length < A_RUN).flat();
  const said = runs
    .filter(({ length }) => length >= A_RUN)
    .map((run) => calendar.fromTo(formatTime(run.at(0) ?? ''), formatTime(run.at(-1) ?? '')));
  if (alone.length > 0) said.push(calendar.atTimes(enumeration(alone.map(formatTime))));
  const zone = zoneLabel(instantOf({ date, time: timeSlots[0] ?? '' }, site.timeZone));
  return calendar.timeInZone(enumeration(said), zone);
}

function minutesOf(timeSlot: string): number {
  const [hours = 0, minutes = 0] = timeSlot.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 'Monday, March 15, 2027 at 9:00 AM CST'. */
export function formatSlot({ date, timeSlot }: { date: string; timeSlot: string }): string {
  return calendar.dayAt(formatDay(date), slotLabel(timeSlot, { date }));
}

/** The same for the screen: the time stays on one line. */
export function slotOnScreen(slot: { date: string; timeSlot: string }): string {
  return calendar.dayAt(formatDay(slot.date), unbrokenTime(slot));
}

/** '9:00 AM CST' with spaces at which no line breaks. */
export function unbrokenTime({ date, timeSlot }: { date: string; timeSlot: string }): string {
  return slotLabel(timeSlot, { date }).replaceAll(' ', '\u00a0');
}

/** The abbreviation of the agency's time zone at an instant, unless the agency gives it one name all year. */
function zoneLabel(instant: Date): string {
  return site.zoneName ?? zoneAbbreviation(instant, site.timeZone, site.locale);
}

function formatTime(timeSlot: string): string {
  return timeOfDay(timeSlot, site.locale);
}
