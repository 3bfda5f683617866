/** Which of the slots that the opening hours offer cannot be booked: too soon, or too close to something else. */
import type { OpeningTimes, Settings } from '#src/contracts/settings.ts';
import { endOf, type Slot, startOf, timeSlots } from './bookable-days.ts';

type BookingRules = OpeningTimes & Pick<Settings, 'noticeHours' | 'bufferMinutes'>;

/** ISO 8601; the end is exclusive. */
export type Period = readonly [start: string, end: string];

/** Whether less time than the minimum notice remains; false without one. */
export function isTooSoon(slot: Slot, now: Date, { noticeHours }: BookingRules): boolean {
  return noticeHours > 0 && startOf(slot).getTime() < now.getTime() + noticeHours * 3_600_000;
}

/** Whether a call, with the buffer around it, would overlap one of these periods. */
export function isBlocked(slot: Slot, taken: readonly Period[], { bufferMinutes }: BookingRules): boolean {
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

/** The usual slots of a day that are too soon, or blocked by calls or busy times. */
export function blockedSlots(
  date: string,
  { booked, busy, now }: { booked: readonly Slot[]; busy: readonly Period[]; now: Date },
  rules: BookingRules,
): string[] {
  const taken = [...busy, ...booked.map(periodOf)];
  return timeSlots.filter((timeSlot) => {
    const slot = { date, timeSlot };
    return isTooSoon(slot, now, rules) || isBlocked(slot, taken, rules);
  });
}
