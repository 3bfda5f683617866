/** The agency's own calendar, whose events block calls; its address is a setting. */
import { hash } from 'node:crypto';
import { claimReading, readBusyCalendar, storeBusyPeriods, storeReadingError } from '#db/inbox/busy-calendar.ts';
import type { Database } from '#db/connection.ts';
import type { BusyCalendarState, Settings } from '#src/contracts/settings.ts';
import type { Period } from '#src/domain/booking/notice-and-buffer.ts';
import { lastDayOf } from '#src/domain/booking/bookable-days.ts';
import type { FunctionEnv } from '#functions/shared/http/environment.ts';
import { FetchError, fetchPublicText } from '#functions/shared/http/public-text.ts';
import type { Unsent } from '#functions/shared/http/respond.ts';
import { openAddress } from '#functions/shared/settings/secret-addresses.ts';
import { log } from '#src/lib/log.ts';
import { busyPeriodsIn } from './busy-periods.ts';

type Address = Pick<Settings, 'busyCalendar'>;

const DAY_MS = 86_400_000;
const LIMITS = { timeout: 4000, maxSize: 1_000_000 };

/** The busy times, as they were read last; none without a calendar. */
export async function busyPeriods(db: Database, { busyCalendar }: Address): Promise<readonly Period[]> {
  return busyCalendar ? (await readBusyCalendar(db, hash('sha256', busyCalendar))).periods : [];
}

/** What admins are shown of the calendar; null without one. */
export async function busyCalendarState(
  db: Database,
  { busyCalendar }: Address,
): Promise<Unsent<BusyCalendarState> | null> {
  if (!busyCalendar) return null;
  const { checkedAt, readAt, error } = await readBusyCalendar(db, hash('sha256', busyCalendar));
  return { checkedAt, readAt, error };
}

/**
 * Reads the calendar again if that was not done for ten minutes. Where it cannot be read, booking goes on with what is
 * known, and admins see why. Must not run in a transaction: it waits for another server.
 */
export async function refreshBusyPeriods(db: Database, env: FunctionEnv, { busyCalendar }: Address): Promise<void> {
  if (!busyCalendar) return;
  const addressHash = hash('sha256', busyCalendar);
  if (!(await claimReading(db, addressHash))) return;
  try {
    const address = openAddress(env, busyCalendar);
    if (!address) throw new FetchError('SESSION_SECRET was changed. Enter the calendar’s address again.');
    const text = await fetchPublicText(address, LIMITS);
    const now = new Date();
    const end = new Date(Date.parse(`${lastDayOf(now)}T00:00:00Z`) + 2 * DAY_MS);
    const periods = await busyPeriodsIn(text, new Date(now.getTime() - DAY_MS), end);
    await storeBusyPeriods(db, addressHash, periods);
  } catch (error) {
    const isKnown = error instanceof FetchError;
    const reason = isKnown ? error.message : 'It is not a calendar that can be read.';
    log('error', { event: 'busy calendar not read', error: reason });
    await storeReadingError(db, addressHash, reason);
  }
}
