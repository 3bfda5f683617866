import type { Database } from '#db/connection.ts';
import { findBookedBetween } from '#db/inbox/scheduled-calls.ts';
import { readSettings } from '#db/settings.ts';
import { busyPeriods } from '#api/bookings/busy/busy-calendar.ts';
import { freeSlots } from '#src/domain/booking/notice-and-buffer.ts';
import { chat } from '#src/content/messages.ts';
import { sayFreeTimes } from '#src/domain/assistant/free-times.ts';
import { bookACall } from '#src/domain/assistant/fact.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { closedReason, lastDayOf, type Slot, todayOf } from '#src/domain/booking/bookable-days.ts';
import type { NamedDay } from '#src/domain/booking/named-day.ts';
import { formatDay, formatSlot, slotTimes } from '#src/domain/booking/words.ts';

const { label, href } = bookACall;

/** As many as fit into a sentence. */
const SOME = 3;

/** The next slots in which a call can be booked, soonest first. */
export async function nextFreeTimes(db: Database, now: Date): Promise<Slot[]> {
  return (await freeTimes(db, now)).slice(0, SOME);
}

/** Whether a call can be booked on the day, and at the time, that somebody asks for. */
export async function sayFreeOn(db: Database, now: Date, asked: NamedDay): Promise<string> {
  return sayFreeAmong(await freeTimes(db, now), asked, now, await readSettings(db));
}

/** How far ahead a call can be booked, with the next free times. */
export async function sayHowFar(db: Database, now: Date): Promise<string> {
  const next = sayFreeTimes(await nextFreeTimes(db, now));
  return `${chat.bookableUntil(formatDay(lastDayOf(now)))} ${next} [${label}](${href})`;
}

/** The same of known slots. @param all every slot that can be had, soonest first */
export function sayFreeAmong(all: readonly Slot[], asked: NamedDay, now: Date, open: OpeningTimes): string {
  const thatDay = all.filter(({ date }) => date === asked.date);
  if (thatDay.length > 0) return `${sayTimesOn(asked, thatDay)} [${label}](${href})`;
  const closed = closedReason(asked.date, now, open) ?? chat.everyTimeTaken;
  return `${chat.notOn(formatDay(asked.date), closed)} ${sayFreeTimes(all.slice(0, SOME))} [${label}](${href})`;
}

/** All slots in which a call can be booked, soonest first. */
export async function freeTimes(db: Database, now: Date): Promise<Slot[]> {
  const settings = await readSettings(db);
  const booked = await findBookedBetween(db, todayOf(now), lastDayOf(now));
  const busy = await busyPeriods(db, settings);
  return freeSlots({ booked, busy, now }, settings);
}

/** e.g. '**Friday, December 4, 2026 at 11:00 AM CST** is free.' @param free the free slots of that day */
function sayTimesOn({ date, time, isExact }: NamedDay, free: readonly Slot[]): string {
  // 'At 2' is in the afternoon where the day has no such hour in the morning.
  const later = time && !isExact ? `${Number(time.slice(0, 2)) + 12}${time.slice(2)}` : time;
  const slot = free.find(({ timeSlot }) => [time, later].includes(timeSlot));
  if (slot) return chat.isFree(formatSlot(slot));
  const times = slotTimes(
    free.map(({ timeSlot }) => timeSlot),
    date,
  );
  const others = chat.callCanStart(formatDay(date), times);
  return time ? `${chat.notFree} ${others}` : others;
}
