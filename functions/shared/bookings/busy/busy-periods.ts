import type { CalendarComponent, VEvent } from 'node-ical';
import type { Period } from '#src/domain/booking/notice-and-buffer.ts';
import { site } from '#src/content/site.ts';
import { instantOf } from '#src/lib/wall-clock.ts';

/** Events that repeat more often than that are no appointments, and would fill the memory. */
const TOO_OFTEN = ['SECONDLY', 'MINUTELY', 'HOURLY'];

/**
 * The busy times in a calendar file (RFC 5545) between two moments, in order and joined where they overlap: single and
 * repeated events, each in its own time zone, but none that are cancelled or marked as free.
 *
 * @throws if the text is not a calendar
 */
export async function busyPeriodsIn(text: string, from: Date, to: Date): Promise<Period[]> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new Error('It is not a calendar.');
  // Loaded only when it is needed: it is large, and most requests read no calendar.
  const { default: ical } = await import('node-ical');
  const events = Object.values(ical.sync.parseICS(text)).filter(isBusy);
  const instances = events.flatMap((event) => ical.expandRecurringEvent(event, { from, to, expandOngoing: true }));
  const periods = instances
    .map(({ start, end, isFullDay }): Period => {
      const say = isFullDay ? dayBegins : (at: Date) => at.toISOString();
      return [say(start), say(end)];
    })
    .filter(([start, end]) => start < end && end > from.toISOString() && start < to.toISOString());
  return joined(periods.sort(([one], [other]) => one.localeCompare(other)));
}

function isBusy(component: CalendarComponent | undefined): component is VEvent {
  if (component?.type !== 'VEVENT') return false;
  const { transparency, status, rrule } = component;
  const frequency = String(rrule?.options.freq ?? '');
  return transparency !== 'TRANSPARENT' && status !== 'CANCELLED' && !TOO_OFTEN.includes(frequency);
}

/** A day without a time is a day of the agency's; the library gives its midnight in the time zone of the process. */
function dayBegins(day: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return instantOf({ date, time: '00:00' }, site.timeZone).toISOString();
}

function joined(sorted: readonly Period[]): Period[] {
  const result: Period[] = [];
  for (const [start, end] of sorted) {
    const last = result.at(-1);
    if (last && start <= last[1]) {
      result[result.length - 1] = [last[0], end > last[1] ? end : last[1]];
    } else result.push([start, end]);
  }
  return result;
}
