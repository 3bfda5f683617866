/** When a call can be booked: the opening hours and what else the settings say, other calls, and busy times. */
import type { Database } from '#db/connection.ts';
import { findBookedBetween, lockCalendar } from '#db/inbox/scheduled-calls.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Settings } from '#src/contracts/settings.ts';
import { isBlocked, isTooSoon, periodOf } from '#src/domain/booking/notice-and-buffer.ts';
import { bookingErrors, type Slot } from '#src/domain/booking/bookable-days.ts';
import { calendar, scheduling } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { HttpFailure, invalid } from '#api/http/http-failure.ts';
import { busyPeriods } from './busy/busy-calendar.ts';

/** @throws {HttpFailure} 422 if a slot is not open by the settings, or too soon */
export function requireBookable(slot: Slot, settings: Settings): void {
  const now = new Date();
  const errors = bookingErrors(slot, now, settings);
  if (!errors.timeSlot && isTooSoon(slot, now, settings)) {
    errors.timeSlot = [calendar.needsNotice(settings.noticeHours)];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Books or moves a call, unless busy times or other calls, with the buffer around them, block its slot. With a buffer,
 * bookings wait for each other, since none of them has the slot of another; else the unique index on the slots is enough,
 * beside a look at calls that were booked when slots began at other minutes.
 *
 * @param id of the call that is moved, which does not block itself
 * @throws {HttpFailure} 409
 */
export async function whileFree<T>(
  db: Database,
  slot: Slot,
  settings: Settings,
  book: (db: Database) => Promise<T>,
  id?: number,
): Promise<T> {
  const busy = await busyPeriods(db, settings);
  if (isBlocked(slot, busy, settings)) throw slotTaken();
  const requireFree = async (handle: Database) => {
    const others = await findBookedBetween(handle, slot.date, slot.date);
    const taken = others.filter((other) => other.id !== id).map(periodOf);
    if (isBlocked(slot, taken, settings)) throw slotTaken();
  };
  if (settings.bufferMinutes === 0 && site.callMinutes <= site.slotMinutes) {
    await requireFree(db);
    return book(db);
  }
  return inTransaction(db, async (transaction) => {
    await lockCalendar(transaction);
    await requireFree(transaction);
    return book(transaction);
  });
}

/** 409 */
export function slotTaken(): HttpFailure {
  return new HttpFailure(409, scheduling.slotTaken);
}
