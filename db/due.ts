import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { hookDueAt, type HookTiming } from './site-changes.ts';
import type { Tables } from './schema.ts';
import { ago, givesRow, now } from './sql.ts';

/**
 * When anything is due next, by this process's clock: a delivery, reminder, purge, call of the build hook (if there
 * is one), or the cleanup.
 */
export async function nextDue(db: Database, hook: HookTiming | undefined): Promise<Date> {
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from least(
      (select min(next_attempt_at) from outbox where delivered_at is null and dead_at is null),
      (select min(remind_at) from scheduled_calls where remind_at is not null),
      ${hook ? sql`(select ${hookDueAt(hook)} from site_changes)` : sql`null`},
      (select coalesce(max(done_at) + interval '1 day', now()) from clean_ups)
    ) - now())::float * 1000 as wait`.execute(db);
  return new Date(Date.now() + Math.ceil(rows[0]?.wait ?? 0));
}

/** Claims the daily cleanup if it is due, so that no other process runs it for a day. */
export function claimCleanup(db: Database): Promise<boolean> {
  const claim = db
    .insertInto('cleanUps')
    .values({ id: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ doneAt: now }).where('cleanUps.doneAt', '<=', ago('1 day')),
    );
  return givesRow(claim.returning('id'));
}

/** Makes a failed cleanup due again in an hour. */
export async function postponeCleanup(db: Database): Promise<void> {
  await db
    .updateTable('cleanUps')
    .set({ doneAt: ago('23 hours') })
    .execute();
}

/** Deletes the rows of a table whose time, or the beginning of whose day, is longer ago than an interval. */
export async function deleteOlder<Table extends keyof Tables>(
  db: Database,
  table: Table,
  column: keyof Tables[Table] & string,
  interval: string,
): Promise<void> {
  await sql`delete from ${sql.table(table)}
    where ${sql.ref(column)} < now() - ${interval}::interval`.execute(db);
}
