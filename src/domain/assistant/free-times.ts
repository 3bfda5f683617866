import { assistant } from '#src/content/messages.ts';
import type { Slot } from '../booking/bookable-days.ts';
import { formatDay, slotTimes } from '../booking/words.ts';

/** Placeholder for the next free times, filled in where there is a database. */
export const FREE_TIMES = '{free times}';

/** e.g. 'The next free times: Monday, March 15, 2027 at 9:00 AM and 10:00 AM CST.' */
export function sayFreeTimes(slots: readonly Slot[]): string {
  if (slots.length === 0) return assistant.noFreeTimes;
  const days = Map.groupBy(slots, ({ date }) => date);
  const said = [...days].map(
    ([date, those]) =>
      `**${formatDay(date)}** ${slotTimes(
        those.map(({ timeSlot }) => timeSlot),
        date,
      )}`,
  );
  return assistant.nextFreeTimes(said.join('; '));
}
