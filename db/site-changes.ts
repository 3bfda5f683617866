/** The mark that says: what the public sees has changed since the build hook last heard of it. */
import { sql } from 'kysely';
import type { Database } from './connection.ts';

/**
 * Marks the public site as changed, in the transaction of the change. The times follow the order in
 * which the changes are committed: whoever marks waits for the one before.
 */
export async function markSiteChanged(db: Database): Promise<void> {
  const now = sql<Date>`clock_timestamp()`;
  await db
    .insertInto('siteChanges')
    .values({ id: 1, changedAt: now, nextAttemptAt: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ changedAt: now, nextAttemptAt: now, attempts: 0 }),
    )
    .execute();
}

/** News for the build hook. */
export interface SiteNews {
  /** The change that it is about, exact to the microsecond. */
  changedAt: string;
  /** How often this was tried, counting this time. */
  attempts: number;
}

/**
 * Takes the news that the site has changed, if there is any and nothing has changed for a while.
 * Nobody else gets it until `lease` is over, so that news which was lost with its process is told again.
 *
 * @param quiet milliseconds
 * @param lease milliseconds
 */
export function claimSiteNews(
  db: Database,
  { quiet, lease }: { quiet: number; lease: number },
): Promise<SiteNews | undefined> {
  return db
    .updateTable('siteChanges')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      nextAttemptAt: sql<Date>`now() + ${lease} * interval '1 millisecond'`,
    }))
    .where((row) =>
      row.or([row('hookCalledAt', 'is', null), row('hookCalledAt', '<', row.ref('changedAt'))]),
    )
    .where('changedAt', '<=', sql<Date>`now() - ${quiet} * interval '1 millisecond'`)
    .where('nextAttemptAt', '<=', sql<Date>`now()`)
    .returning([sql<string>`changed_at::text`.as('changedAt'), 'attempts'])
    .executeTakeFirst();
}

/** The hook has heard of it. What has changed meanwhile is news of its own. */
export async function markSiteNewsTold(db: Database, { changedAt }: SiteNews): Promise<void> {
  await db
    .updateTable('siteChanges')
    .set({ hookCalledAt: sql`${changedAt}::timestamptz`, attempts: 0 })
    .execute();
}

/** @param retryIn milliseconds until it is told again */
export async function putOffSiteNews(
  db: Database,
  { changedAt }: SiteNews,
  retryIn: number,
): Promise<void> {
  await db
    .updateTable('siteChanges')
    .set({ nextAttemptAt: sql`now() + ${retryIn} * interval '1 millisecond'` })
    .where('changedAt', '=', sql<Date>`${changedAt}::timestamptz`)
    .execute();
}
