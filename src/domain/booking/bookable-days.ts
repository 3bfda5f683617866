/** The rules for booking a call (docs/api.md). All times are in the agency's time zone, whatever any clock shows. */
import { calendar } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import type { FieldErrors } from '#src/contracts/failure.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { addDays, weekdayOf } from '#src/lib/calendar-dates.ts';
import { instantOf, wallClockAt } from '#src/lib/wall-clock.ts';
import { isolated } from '#src/lib/isolated.ts';
import { enumeration } from '../format.ts';
import { closedOn, hoursOn, minutesOf, slotsIn, slotsOn, usual } from './opening-times.ts';
import { formatWeekday, slotsLabel } from './words.ts';

/** A date and a time on it, e.g. `{ date: '2027-03-15', timeSlot: '09:00' }`. */
export interface Slot {
  date: string;
  timeSlot: string;
}

/** The slots of a usual day, e.g. '09:00' … '16:00'. */
export const timeSlots: readonly string[] = [
  ...new Set([1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => slotsIn(hoursOn(weekday, usual)))),
].toSorted();

export function todayOf(now: Date): string {
  return wallClockAt(now, site.timeZone).date;
}

export function startOf({ date, timeSlot }: Slot): Date {
  return instantOf({ date, time: timeSlot }, site.timeZone);
}

/** The instant at which a call is planned to end. */
export function endOf(startsAt: Date): Date {
  return new Date(startsAt.getTime() + site.callMinutes * 60_000);
}

export function hasBegun(slot: Slot, now: Date): boolean {
  return startOf(slot) <= now;
}

/** Why a day cannot be booked, in a few words; undefined if it can. */
export function closedReason(date: string, now: Date, open = usual): string | undefined {
  const reason = dateError(date, now, open);
  if (reason) return reason;
  const isOver = slotsOn(date, open).every((timeSlot) => hasBegun({ date, timeSlot }, now));
  return isOver ? calendar.noMoreCallsToday : undefined;
}

/** Why a slot cannot be booked, as the API's field errors; empty if it can. */
export function bookingErrors(slot: Slot, now: Date, open = usual): FieldErrors {
  const closed = dateError(slot.date, now, open);
  const late = closed ? undefined : slotError(slot, now, open);
  return { ...(closed && { date: [closed] }), ...(late && { timeSlot: [late] }) };
}

/** The next free slots, soonest first; fewer than `count` if there are not enough. */
export function nextFreeSlots(booked: readonly Slot[], now: Date, count: number, open = usual): Slot[] {
  const today = todayOf(now);
  const taken = new Set(booked.map(keyOf));
  const free: Slot[] = [];
  for (let day = 0; day <= site.daysAhead && free.length < count; day++) {
    const date = addDays(today, day);
    if (closedReason(date, now, open)) continue;
    const slots = slotsOn(date, open).map((timeSlot) => ({ date, timeSlot }));
    free.push(...slots.filter((slot) => !taken.has(keyOf(slot)) && !hasBegun(slot, now)));
  }
  return free.slice(0, count);
}

/** The next days, yyyy-MM-dd, with a slot that has not begun; whether it is booked is not looked at. */
export function nextOpenDays(now: Date, count: number, open = usual): string[] {
  const days: string[] = [];
  for (let day = 0; day <= site.daysAhead && days.length < count; day++) {
    const date = addDays(todayOf(now), day);
    if (!closedReason(date, now, open)) days.push(date);
  }
  return days;
}

export function lastDayOf(now: Date): string {
  return addDays(todayOf(now), site.daysAhead);
}

function dateError(date: string, now: Date, open: OpeningTimes): string | undefined {
  if (date < todayOf(now)) return calendar.dayHasPassed;
  if (hoursOn(weekdayOf(date), open).length === 0) return calendar.closedOn(formatWeekday(date));
  const closed = open.closedDays.find((one) => one.date === date);
  if (closed) return calendar.closedBecause(isolated(closed.reason));
  if (date > lastDayOf(now)) return calendar.tooFarAhead(site.daysAhead);
  if (slotsOn(date, open).length > 0) return undefined;
  if (slotsOn(date, { ...open, closedHours: [] }).length === 0) return calendar.noCallsOnDay;
  return calendar.closedBecause(enumeration(closedOn(date, open).map(({ reason }) => isolated(reason))));
}

/** When calls begin, as a sentence without its period; with a day, in the hours of that day's time zone. */
export function slotsText(slots: readonly string[], day?: Pick<Slot, 'date'>): string {
  const times = enumeration(runsOf(slots).map(([first, last]) => slotsLabel(first, last, day)));
  const isHourly = site.slotMinutes === 60 && slots.every((slot) => slot.endsWith(':00'));
  return isHourly ? calendar.callsOnTheHour(times) : calendar.callsEvery(site.slotMinutes, times);
}

/** First and last of slots that follow each other. */
function runsOf(slots: readonly string[]): [first: string, last: string][] {
  const runs: [string, string][] = [];
  for (const slot of slots) {
    const run = runs.at(-1);
    if (run && minutesOf(slot) - minutesOf(run[1]) === site.slotMinutes) run[1] = slot;
    else runs.push([slot, slot]);
  }
  return runs;
}

function slotError(slot: Slot, now: Date, open: OpeningTimes): string | undefined {
  const slots = slotsOn(slot.date, open);
  if (!slots.includes(slot.timeSlot)) {
    const closed = closedOn(slot.date, open).find(({ from, to }) => from <= slot.timeSlot && slot.timeSlot < to);
    return closed ? calendar.closedBecause(isolated(closed.reason)) : slotsText(slots, slot);
  }
  return slot.date === todayOf(now) && hasBegun(slot, now) ? calendar.timeHasPassed : undefined;
}

function keyOf({ date, timeSlot }: Slot): string {
  return `${date} ${timeSlot}`;
}
