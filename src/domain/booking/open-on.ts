/** Whether the office is open at a moment, in words. */
import { assistant } from '#src/content/messages.ts';
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
  if (hours.length === 0) return [sayClosed(date, open), ...state].join(' ');
  const said = assistant.dayOpen(formatDay(date), hoursLabel(...hours));
  if (!time) return [said, ...state].join(' ');
  const isOpen = hours.some(({ opens, closes }) => opens <= time && time < closes);
  return `${said} ${(isOpen ? assistant.openAtTime : assistant.closedAtTime)(slotLabel(time, { date }))}`;
}

function sayClosed(date: string, open: OpeningTimes): string {
  const said = formatDay(date);
  const day = open.closedDays.find((one) => one.date === date);
  if (day) return assistant.dayClosedBecause(said, isolated(day.reason));
  const hours = closedOn(date, open).map(({ reason }) => isolated(reason));
  if (hours.length > 0) return assistant.dayClosedBecause(said, enumeration(hours));
  return assistant.dayAlwaysClosed(said, formatWeekday(date));
}
