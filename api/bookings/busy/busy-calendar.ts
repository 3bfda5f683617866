/** The agency's own calendar, whose events block calls; its address is a setting. */
import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import { claimReading, readBusyCalendar, storeBusyPeriods, storeReadingError } from '#db/inbox/busy-calendar.ts';
import type { Database } from '#db/connection.ts';
import { storedAs } from '#db/stored-json.ts';
import { parseJson } from '#src/contracts/json.ts';
import type { BusyCalendarState, Settings } from '#src/contracts/settings.ts';
import type { Period } from '#src/domain/booking/notice-and-buffer.ts';
import { lastDayOf } from '#src/domain/booking/bookable-days.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { FetchError, fetchPublicText } from '#api/http/public-fetch.ts';
import type { Unsent } from '#api/http/unsent.ts';
import { seal, unseal } from '#api/http/seal.ts';
import { openAddress } from '#api/settings/secret-addresses.ts';
import { log } from '#src/lib/log.ts';

type Address = Pick<Settings, 'busyCalendar'>;

const DAY_MS = 86_400_000;
const LIMITS = { timeout: 4000, maxSize: 1_000_000 };
const unreadableEvents = z.array(z.object({ name: z.string(), reason: z.string() }));
const PURPOSE = 'unreadable events of the calendar';
/** As many unreadable events as an owner is told of. */
const MOST_TOLD = 20;

/** The busy times, as they were read last; none without a calendar. */
export async function busyPeriods(db: Database, { busyCalendar }: Address): Promise<readonly Period[]> {
  return busyCalendar ? (await readBusyCalendar(db, hash('sha256', busyCalendar))).periods : [];
}

/** What admins are shown of the calendar; null without one. */
export async function busyCalendarState(
  db: Database,
  env: FunctionEnv,
  { busyCalendar }: Address,
): Promise<Unsent<BusyCalendarState> | null> {
  if (!busyCalendar) return null;
  const { periods: _, unreadable: sealed, ...state } = await readBusyCalendar(db, hash('sha256', busyCalendar));
  const told = sealed && unseal(sealed, env, PURPOSE);
  return { ...state, unreadable: storedAs(unreadableEvents, told ? parseJson(told) : [], []) };
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
    // Loaded only when it is needed: it is large, and most requests read no calendar.
    const { busyPeriodsIn } = await import('./busy-periods.ts');
    const { periods, unreadable } = await busyPeriodsIn(text, new Date(now.getTime() - DAY_MS), end);
    if (unreadable.length > 0) log('error', { event: 'busy calendar read in part', unreadable: unreadable.length });
    const told = unreadable.length > 0 ? seal(JSON.stringify(unreadable.slice(0, MOST_TOLD)), env, PURPOSE) : null;
    await storeBusyPeriods(db, addressHash, { periods, unreadable: told });
  } catch (error) {
    const isKnown = error instanceof FetchError;
    const reason = isKnown ? error.message : 'It is not a calendar that can be read.';
    log('error', { event: 'busy calendar not read', error: reason });
    await storeReadingError(db, addressHash, reason);
  }
}
