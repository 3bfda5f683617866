/** Whether the office is open at a moment, in words. */
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { isolated } from '#src/lib/isolated.ts';
import { enumeration } from '../format.ts';
import { todayOf } from './bookable-days.ts';
import { openingState } from './business-hours.ts';
import { closedOn, openHoursOn } from './opening-times.ts';
import { formatDay, formatWeekday, hoursLabel, slotLabel } from './words.ts';

/** A day, and a time on it if one is meant. */
export interface Moment {
  /** yyyy-MM-dd */
  date: string;
  /** HH:mm */
  time?: string | undefined;
}

/** When the office is open on a day, and whether at a time on it; of today also whether it is open now. */
export function sayOpenOn({ date, time }: Moment, now: Date, open: OpeningTimes): string {
  const hours = openHoursOn(date, open);
  const state = date === todayOf(now) && !time ? [`${openingState(now, open)}.`] : [];
  const day = `**${formatDay(date)}:**`;
  if (hours.length === 0) return [`${day} closed${whyClosed(date, open)}.`, ...state].join(' ');
  const said = `${day} open ${hoursLabel(...hours)}.`;
  if (!time) return [said, ...state].join(' ');
  const isOpen = hours.some(({ opens, closes }) => opens <= time && time < closes);
  return `${said} At ${slotLabel(time, { date })} we are ${isOpen ? 'open' : 'closed'}.`;
}

function whyClosed(date: string, open: OpeningTimes): string {
  const day = open.closedDays.find((one) => one.date === date);
  if (day) return ` (${isolated(day.reason)})`;
  const hours = closedOn(date, open).map(({ reason }) => isolated(reason));
  return hours.length > 0 ? ` (${enumeration(hours)})` : ` on ${formatWeekday(date)}s`;
}
