/** When public content changed, and when the build hook is due to be called for it. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './connection.ts';
import { inMs, now } from './sql.ts';

/** The delays of the build hook, in milliseconds. */
export interface HookTiming {
  /** The hook is called once there were no changes for this long. */
  quiet: number;
  /** For this long after a call, further changes are held back and gathered into one call. */
  held: number;
}

/** Marks public content as changed, in the transaction of the change. */
export async function markSiteChanged(db: Database): Promise<void> {
  const changedAt = sql<Date>`clock_timestamp()`;
  await db
    .insertInto('siteChanges')
    .values({ id: 1, changedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ changedAt }))
    .execute();
}

/** When the build hook is due, as an expression over `site_changes`; null if it was called for every change. */
export function hookDueAt({ quiet, held }: HookTiming): RawBuilder<Date> {
  return sql<Date>`case when hook_called_at is null or hook_called_at < changed_at then greatest(
    next_attempt_at, changed_at + ${quiet} * interval '1 millisecond',
    called_at + ${held} * interval '1 millisecond') end`;
}

/**
 * Claims the call of the build hook, if it is due, until the lease (in milliseconds) ends.
 * @returns the last change that it covers, as text to keep the microseconds, and its attempts, including this one
 */
export function claimHookCall(db: Database, timing: HookTiming, lease: number) {
  return db
    .updateTable('siteChanges')
    .set((row) => ({ attempts: row('attempts', '+', 1), nextAttemptAt: inMs(lease) }))
    .where(hookDueAt(timing), '<=', now)
    .returning([sql<string>`changed_at::text`.as('changedAt'), 'attempts'])
    .executeTakeFirst();
}

const called = { calledAt: now, attempts: 0, nextAttemptAt: now };

/** Records that a claimed call was made. Changes made since the claim need another call. */
export async function markHookCalled(db: Database, changedAt: string): Promise<void> {
  const hookCalledAt = sql<Date>`${changedAt}::timestamptz`;
  await db
    .updateTable('siteChanges')
    .set({ hookCalledAt, ...called })
    .execute();
}

/** Records that an admin has called the hook, which covers all changes so far. */
export async function markRebuilt(db: Database): Promise<void> {
  const hookCalledAt = sql<Date>`site_changes.changed_at`;
  await db
    .insertInto('siteChanges')
    .values({ id: 1, changedAt: now, hookCalledAt: now, calledAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ hookCalledAt, ...called }))
    .execute();
}

/** @param retryIn milliseconds until the call is due again */
export async function postponeHookCall(db: Database, retryIn: number): Promise<void> {
  await db
    .updateTable('siteChanges')
    .set({ nextAttemptAt: inMs(retryIn) })
    .execute();
}
