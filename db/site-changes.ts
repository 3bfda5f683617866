/** When public content changed, and when the build hook is due to be called for it. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './connection.ts';

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

/** A call of the build hook that is due. */
export interface HookCall {
  /** The last change that it covers; text, to keep the microseconds. */
  changedAt: string;
  /** Including this one. */
  attempts: number;
}

/** Claims the call of the build hook, if it is due, until the lease (in milliseconds) ends. */
export function claimHookCall(db: Database, timing: HookTiming, lease: number): Promise<HookCall | undefined> {
  return db
    .updateTable('siteChanges')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      nextAttemptAt: sql<Date>`now() + ${lease} * interval '1 millisecond'`,
    }))
    .where(hookDueAt(timing), '<=', sql<Date>`now()`)
    .returning([sql<string>`changed_at::text`.as('changedAt'), 'attempts'])
    .executeTakeFirst();
}

/** Records that a claimed call was made. Changes made since the claim need another call. */
export async function markHookCalled(db: Database, { changedAt }: HookCall): Promise<void> {
  await db
    .updateTable('siteChanges')
    .set({
      hookCalledAt: sql`${changedAt}::timestamptz`,
      calledAt: sql`now()`,
      attempts: 0,
      nextAttemptAt: sql`now()`,
    })
    .execute();
}

/** Records that an admin has called the hook, which covers all changes so far. */
export async function markRebuilt(db: Database): Promise<void> {
  const now = sql<Date>`now()`;
  await db
    .insertInto('siteChanges')
    .values({ id: 1, changedAt: now, hookCalledAt: now, calledAt: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        hookCalledAt: row.ref('siteChanges.changedAt'),
        calledAt: now,
        attempts: 0,
        nextAttemptAt: now,
      })),
    )
    .execute();
}

/** @param retryIn milliseconds until the call is due again */
export async function postponeHookCall(db: Database, retryIn: number): Promise<void> {
  await db
    .updateTable('siteChanges')
    .set({ nextAttemptAt: sql`now() + ${retryIn} * interval '1 millisecond'` })
    .execute();
}
