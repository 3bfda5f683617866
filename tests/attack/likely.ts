import { addDays } from '#src/lib/calendar-dates.ts';
import { byName } from './likely.data.ts';

const today = new Date().toISOString().slice(0, 10);
const date = Array.from({ length: 30 }, (_, index) => addDays(today, index + 1));

/** A map, because names here can also be `constructor`. */
export const likely: ReadonlyMap<string, readonly unknown[]> = new Map(
  Object.entries({ ...byName, date }),
);
