import type { Database } from '#db/connection.ts';
import { findBookedBetween } from '#db/scheduled-calls.ts';
import { readSettings } from '#db/settings.ts';
import { lastDayOf, nextFreeSlots, type Slot, todayOf } from '#src/domain/booking/booking.ts';

/** As many as fit into a sentence. */
const SOME = 3;

/** The next slots in which a call can be booked, soonest first. */
export async function nextFreeTimes(db: Database, now: Date): Promise<Slot[]> {
  const booked = await findBookedBetween(db, todayOf(now), lastDayOf(now));
  return nextFreeSlots(booked, now, SOME, await readSettings(db));
}
