/** When the agency is open, in its own time zone: hours by weekday, without closed days and closed hours. */
import { site } from '#src/content/site.ts';
import type { ClosedHours, OpeningTimes, OpeningSpan } from '#src/contracts/settings.ts';
import { weekdayOf } from '#src/lib/calendar-dates.ts';
import { instantOf, wallClockAt } from '#src/lib/wall-clock.ts';
import { builtSettings } from '../public-settings.ts';

/** The opening times where the current ones are not at hand: in a page, those of its build. */
export const usual: OpeningTimes = builtSettings;

/** Part of a day, e.g. '09:00' to '12:00'. */
export type Hours = Pick<OpeningSpan, 'opens' | 'closes'>;

/** The hours of every weekday: spans stand in place of the hours that are the same each day. */
function spansOf({ spans, hours }: OpeningTimes): readonly OpeningSpan[] {
  return spans && spans.length > 0 ? spans : [hours];
}

/** The hours of a weekday in order; none if it is closed. @param weekday 1 is Monday */
export function hoursOn(weekday: number, open: OpeningTimes): Hours[] {
  return spansOf(open)
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
}

/** When it is open on a day, in order, without what is closed on it. */
export function openHoursOn(date: string, open: OpeningTimes): Hours[] {
  if (open.closedDays.some((day) => day.date === date)) return [];
  return closedOn(date, open).reduce(
    (left, closed) => left.flatMap((hours) => without(hours, closed)),
    hoursOn(weekdayOf(date), open),
  );
}

/** Whether a call lies whole within open hours, whenever slots begin by now. */
export function isOpenFor({ date, timeSlot }: { date: string; timeSlot: string }, open: OpeningTimes): boolean {
  const at = minutesOf(timeSlot);
  return openHoursOn(date, open).some(
    ({ opens, closes }) => minutesOf(opens) <= at && at + site.callMinutes <= minutesOf(closes),
  );
}

/** The hours that are closed on a day alone. */
export function closedOn(date: string, { closedHours }: OpeningTimes): ClosedHours[] {
  return closedHours.filter((closed) => closed.date === date);
}

/** The slots of a day, e.g. '09:00' … '16:00'; none if it is closed. A slot lies whole within open hours. */
export function slotsOn(date: string, open: OpeningTimes): string[] {
  if (open.closedDays.some((day) => day.date === date)) return [];
  const closed = closedOn(date, open).map(({ from, to }) => [minutesOf(from), minutesOf(to)] as const);
  return slotsIn(hoursOn(weekdayOf(date), open)).filter((slot) => {
    const at = minutesOf(slot);
    return !closed.some(([from, to]) => at < to && at + site.slotMinutes > from) && exists(date, slot);
  });
}

/** The slots of some hours, counted from when each begins. */
export function slotsIn(hours: readonly Hours[]): string[] {
  return hours.flatMap(({ opens, closes }) => {
    const count = Math.floor((minutesOf(closes) - minutesOf(opens)) / site.slotMinutes);
    return Array.from({ length: count }, (_, index) => timeOf(minutesOf(opens) + index * site.slotMinutes));
  });
}

/** False in the hour that the clocks skip. */
function exists(date: string, time: string): boolean {
  return wallClockAt(instantOf({ date, time }, site.timeZone), site.timeZone).time === time;
}

function without({ opens, closes }: Hours, { from, to }: ClosedHours): Hours[] {
  if (to <= opens || from >= closes) return [{ opens, closes }];
  const rest = [
    { opens, closes: from },
    { opens: to, closes },
  ];
  return rest.filter((hours) => hours.opens < hours.closes);
}

/** Of a time of day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  return [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}
