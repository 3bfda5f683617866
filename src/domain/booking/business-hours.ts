/** Business hours: when the office is open, and by when a message is answered. In the agency's time zone. */
import { calendar } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { wallClockAt } from '#src/lib/wall-clock.ts';
import { type Slot, startOf, todayOf } from './bookable-days.ts';
import { openHoursOn, usual } from './opening-times.ts';
import { formatSlot, formatWeekday, unbrokenTime } from './words.ts';

const HOUR = 3_600_000;
/** How far to look ahead; an office that is closed for longer makes no promise. */
const DAYS = 60;

/** By when a message is answered; undefined if the agency names no time (site.answerHours). */
export function answerBy(sent: Date, open = usual): string | undefined {
  if (!site.answerHours) return undefined;
  let left = site.answerHours * HOUR;
  for (const { from, to } of openTimes(sent, open)) {
    if (left <= to - from) return formatSlot(slotAt(new Date(from + left)));
    left -= to - from;
  }
  return undefined;
}

/** The same as a sentence. */
export function answerStamp(sent: Date, open = usual): string | undefined {
  const time = answerBy(sent, open);
  return time && calendar.answerBy(time);
}

/** Whether the office is open now, and until or from when: 'Open now, until 5:00 PM CST'. */
export function openingState(now: Date, open = usual): string {
  const [next] = openTimes(now, open);
  if (!next) return calendar.closedNow;
  if (next.from <= now.getTime()) {
    return calendar.openUntil(unbrokenTime(slotAt(new Date(next.to))));
  }
  const opens = slotAt(new Date(next.from));
  const time = unbrokenTime(opens);
  return opens.date === todayOf(now) ? calendar.opensToday(time) : calendar.opensOn(formatWeekday(opens.date), time);
}

/** The times in which the office is open, in ms, beginning with the rest of the current one. */
function* openTimes(now: Date, open: OpeningTimes): Generator<{ from: number; to: number }> {
  const today = todayOf(now);
  for (let day = 0; day < DAYS; day++) {
    const date = addDays(today, day);
    for (const { opens, closes } of openHoursOn(date, open)) {
      const from = Math.max(startOf({ date, timeSlot: opens }).getTime(), now.getTime());
      const to = startOf({ date, timeSlot: closes }).getTime();
      if (from < to) yield { from, to };
    }
  }
}

function slotAt(instant: Date): Slot {
  const { date, time } = wallClockAt(instant, site.timeZone);
  return { date, timeSlot: time };
}
