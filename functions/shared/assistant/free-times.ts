import type { Database } from '#db/connection.ts';
import { findBookedBetween } from '#db/scheduled-calls.ts';
import { readSettings } from '#db/settings.ts';
import { busyPeriods } from '#functions/shared/bookings/busy/busy-calendar.ts';
import { isBlocked, isTooSoon, periodOf } from '#src/domain/booking/blocked.ts';
import { lastDayOf, nextFreeSlots, type Slot, todayOf } from '#src/domain/booking/booking.ts';

/** As many as fit into a sentence. */
const SOME = 3;

/** More slots than the days ahead have. */
const ALL = 2000;

/** The next slots in which a call can be booked, soonest first. */
export async function nextFreeTimes(db: Database, now: Date): Promise<Slot[]> {
  const settings = await readSettings(db);
  const booked = await findBookedBetween(db, todayOf(now), lastDayOf(now));
  const taken = [...(await busyPeriods(db, settings)), ...booked.map(periodOf)];
  const isFree = (slot: Slot) =>
    !isTooSoon(slot, now, settings) && !isBlocked(slot, taken, settings);
  return nextFreeSlots(booked, now, ALL, settings).filter(isFree).slice(0, SOME);
}
