import type { Slot } from '../booking/booking.ts';
import type { NamedDay } from '../booking/named-day.ts';
import { formatDay, formatSlot, slotLabel } from '../booking/words.ts';
import { enumeration } from './fact.ts';

/** Placeholder for the next free times, filled in where there is a database. */
export const FREE_TIMES = '{free times}';

/** e.g. 'The next free times: Monday, March 15, 2027 at 9:00 AM CST and 10:00 AM CST.' */
export function sayFreeTimes(slots: readonly Slot[]): string {
  if (slots.length === 0) return 'Every time that can be booked is taken at the moment.';
  const days = Map.groupBy(slots, ({ date }) => date);
  const said = [...days].map(
    ([date, those]) =>
      `**${formatDay(date)}** at ${enumeration(those.map(({ timeSlot }) => slotLabel(timeSlot)))}`,
  );
  return `The next free times: ${said.join('; ')}.`;
}

/** e.g. '**Friday, December 4, 2026 at 11:00 AM CST** is free.' @param free the free slots of that day */
export function sayTimesOn({ date, time, isExact }: NamedDay, free: readonly Slot[]): string {
  // 'At 2' is in the afternoon where the day has no such hour in the morning.
  const later = time && !isExact ? `${Number(time.slice(0, 2)) + 12}${time.slice(2)}` : time;
  const slot = free.find(({ timeSlot }) => [time, later].includes(timeSlot));
  if (slot) return `**${formatSlot(slot)}** is free.`;
  const times = enumeration(free.map(({ timeSlot }) => slotLabel(timeSlot, { date })));
  const isAre = free.length === 1 ? 'is' : 'are';
  return `${time ? 'That time is not free. ' : ''}On **${formatDay(date)}** ${times} ${isAre} free.`;
}
