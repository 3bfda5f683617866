/** What was read from the agency's calendar: the times at which nobody can take a call. */
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Period } from '#src/domain/booking/notice-and-buffer.ts';
import type { Database } from '../connection.ts';
import { storedAs } from '../stored-json.ts';
import { ago, givesRow, now } from '../sql.ts';

/** How long what was read is used before the calendar is read again. */
const FRESH = '10 minutes';

const periods = z.array(z.readonly(z.tuple([z.string(), z.string()])));

/** What is known of the calendar at an address, given its hash. */
export async function readBusyCalendar(db: Database, addressHash: string) {
  const row = await db
    .selectFrom('busyCalendar')
    .select(['checkedAt', 'readAt', 'error', 'periods', 'unreadable'])
    .where('addressHash', '=', addressHash)
    .executeTakeFirst();
  if (!row) return { checkedAt: null, readAt: null, error: null, periods: [], unreadable: null };
  return { ...row, periods: storedAs(periods, row.periods, []) };
}

/**
 * Claims the reading of the calendar for one of many requests.
 * @returns false if what is known is fresh, or somebody else reads
 */
export function claimReading(db: Database, addressHash: string): Promise<boolean> {
  const isOther = sql<boolean>`address_hash is distinct from ${addressHash}`;
  const claim = db
    .updateTable('busyCalendar')
    .set({
      addressHash,
      checkedAt: now,
      // Nothing is known of another calendar yet.
      periods: sql`case when ${isOther} then '[]' else periods end`,
      readAt: sql`case when ${isOther} then null else read_at end`,
      error: sql`case when ${isOther} then null else error end`,
      unreadable: sql`case when ${isOther} then null else unreadable end`,
    })
    .where((row) => row.or([isOther, row('checkedAt', 'is', null), row('checkedAt', '<', ago(FRESH))]));
  return givesRow(claim.returning('id'));
}

/** Stores what was read, and sealed which events could not be. */
export async function storeBusyPeriods(
  db: Database,
  addressHash: string,
  { periods: busy, unreadable }: { periods: readonly Period[]; unreadable: string | null },
): Promise<void> {
  const read = { periods: JSON.stringify(busy), unreadable, readAt: now, error: null };
  await db.updateTable('busyCalendar').set(read).where('addressHash', '=', addressHash).execute();
}

/** Stores why the calendar could not be read; what was read before stays in force. */
export async function storeReadingError(db: Database, addressHash: string, error: string) {
  await db.updateTable('busyCalendar').set({ error }).where('addressHash', '=', addressHash).execute();
}
