/** Which of the slots that the opening hours offer cannot be booked: too soon, or too close to something else. */
import { site } from '#src/content/site.ts';
import type { OpeningTimes, Settings } from '#src/contracts/settings.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { bookingErrors, endOf, hasBegun, type Slot, startOf, todayOf } from './bookable-days.ts';
import { slotsOn } from './opening-times.ts';

type BookingRules = OpeningTimes & Pick<Settings, 'noticeHours' | 'bufferMinutes'>;

/** ISO 8601; the end is exclusive. */
export type Period = readonly [start: string, end: string];

/** Whether less time than the minimum notice remains; false without one. */
export function isTooSoon(slot: Slot, now: Date, { noticeHours }: BookingRules): boolean {
  return noticeHours > 0 && startOf(slot).getTime() < now.getTime() + noticeHours * 3_600_000;
}

/** Whether a call, with the buffer around it, would overlap one of these periods. */
export function isBlocked(
  slot: Slot,
  taken: readonly Period[],
  { bufferMinutes }: Pick<BookingRules, 'bufferMinutes'>,
): boolean {
  const starts = startOf(slot);
  const buffer = bufferMinutes * 60_000;
  const first = starts.getTime() - buffer;
  const last = endOf(starts).getTime() + buffer;
  return taken.some(([start, end]) => Date.parse(start) < last && Date.parse(end) > first);
}

export function periodOf(slot: Slot): Period {
  const starts = startOf(slot);
  return [starts.toISOString(), endOf(starts).toISOString()];
}

/** The slots of a day by the opening times, and which of them cannot be had. */
export interface DaySlots {
  slots: string[];
  bookedSlots: string[];
}

/**
 * What a day offers: every slot by the opening times in force, and those that have passed, are too soon, booked, or
 * blocked by busy times or the buffer around something else. Both are empty on a day that cannot be booked.
 */
export function daySlots(
  date: string,
  { booked, busy, now }: { booked: readonly Slot[]; busy: readonly Period[]; now: Date },
  rules: BookingRules,
): DaySlots {
  if (bookingErrors({ date, timeSlot: '' }, now, rules).date) return { slots: [], bookedSlots: [] };
  const taken = [...busy, ...booked.map(periodOf)];
  const slots = slotsOn(date, rules);
  const bookedSlots = slots.filter((timeSlot) => {
    const slot = { date, timeSlot };
    const isBooked = booked.some((one) => one.date === date && one.timeSlot === timeSlot);
    return isBooked || hasBegun(slot, now) || isTooSoon(slot, now, rules) || isBlocked(slot, taken, rules);
  });
  return { slots, bookedSlots };
}

/** All slots that can be had, soonest first. */
export function freeSlots(
  taken: { booked: readonly Slot[]; busy: readonly Period[]; now: Date },
  rules: BookingRules,
): Slot[] {
  const today = todayOf(taken.now);
  const days = Array.from({ length: site.daysAhead + 1 }, (_, day) => addDays(today, day));
  return days.flatMap((date) => {
    const { slots, bookedSlots } = daySlots(date, taken, rules);
    return slots.filter((slot) => !bookedSlots.includes(slot)).map((timeSlot) => ({ date, timeSlot }));
  });
}
