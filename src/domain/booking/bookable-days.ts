/** The rules for booking a call (docs/api.md). All times are in the agency's time zone, whatever any clock shows. */
import { site } from '#src/content/site.ts';
import type { FieldErrors } from '#src/contracts/failure.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { addDays, weekdayOf } from '#src/lib/calendar-dates.ts';
import { instantOf, wallClockAt } from '#src/lib/wall-clock.ts';
import { builtSettings } from '../public-settings.ts';
import { formatWeekday, slotLabel } from './words.ts';

/** A date and a time on it, e.g. `{ date: '2027-03-15', timeSlot: '09:00' }`. */
export interface Slot {
  date: string;
  timeSlot: string;
}

/** The opening times where the current ones are not at hand: in a page, those of its build. */
export const usual: OpeningTimes = builtSettings;

/** The default slots of a day, e.g. '09:00' … '16:00'. */
export const timeSlots: readonly string[] = slotsOf(usual);

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
  const isOver = slotsOf(open).every((timeSlot) => hasBegun({ date, timeSlot }, now));
  return isOver ? 'No more calls today' : undefined;
}

/** Why a slot cannot be booked, as the API's field errors; empty if it can. */
export function bookingErrors(slot: Slot, now: Date, open = usual): FieldErrors {
  const closed = dateError(slot.date, now, open);
  const late = slotError(slot, now, open);
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
    const slots = slotsOf(open).map((timeSlot) => ({ date, timeSlot }));
    free.push(...slots.filter((slot) => !taken.has(keyOf(slot)) && !hasBegun(slot, now)));
  }
  return free.slice(0, count);
}

/** Slots of a usual day that owners have closed: booked ones for the date picker, which knows usual times alone. */
export function closedSlots(date: string, open: OpeningTimes): string[] {
  if (!isOpenDay(date, usual)) return [];
  const openSlots = isOpenDay(date, open) ? slotsOf(open) : [];
  return timeSlots.filter((slot) => !openSlots.includes(slot));
}

export function isOpenDay(date: string, { hours, closedDays }: OpeningTimes): boolean {
  return hours.weekdays.includes(weekdayOf(date)) && !closedDays.some((day) => day.date === date);
}

export function lastDayOf(now: Date): string {
  return addDays(todayOf(now), site.daysAhead);
}

function dateError(date: string, now: Date, { hours, closedDays }: OpeningTimes): string | undefined {
  if (date < todayOf(now)) return 'This day has passed';
  if (!hours.weekdays.includes(weekdayOf(date))) return `Closed on ${formatWeekday(date)}s`;
  const closed = closedDays.find((one) => one.date === date);
  if (closed) return `Closed: ${closed.reason}`;
  if (date > lastDayOf(now)) return `Calls can be booked up to ${site.daysAhead} days ahead`;
  return undefined;
}

/** When calls begin, as a sentence without its period; with a day, in the hours of that day's time zone. */
export function slotsText(slots: readonly string[], day?: Pick<Slot, 'date'>): string {
  const [first = '', last = ''] = [slots.at(0), slots.at(-1)];
  const step = site.slotMinutes === 60 ? 'on the hour' : `every ${site.slotMinutes} minutes`;
  return `Calls begin ${step}, from ${slotLabel(first, day)} to ${slotLabel(last, day)}`;
}

function slotError(slot: Slot, now: Date, open: OpeningTimes): string | undefined {
  const slots = slotsOf(open);
  if (!slots.includes(slot.timeSlot)) {
    return slotsText(slots, slot);
  }
  return slot.date === todayOf(now) && hasBegun(slot, now) ? 'This time has passed' : undefined;
}

function keyOf({ date, timeSlot }: Slot): string {
  return `${date} ${timeSlot}`;
}

/** The slots of an open day, e.g. '09:00' … '16:00'. */
export function slotsOf({ hours: { opens, closes } }: OpeningTimes): string[] {
  const slots: string[] = [];
  for (let at = minutesOf(opens); at < minutesOf(closes); at += site.slotMinutes) {
    slots.push([at / 60, at % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':'));
  }
  return slots;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
