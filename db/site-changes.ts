/** The mark that says: what the public sees has changed since the site that is served was built. */
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
      conflict
        .column('id')
        .doUpdateSet({ changedAt: now, nextAttemptAt: now, attempts: 0, calls: 0 }),
    )
    .execute();
}

/** A change that the served site is not known to show. */
export interface SiteNews {
  /** When it was made, exact to the microsecond. */
  changedAt: string;
  /** How often it was taken up since something went on with it, counting this time. */
  attempts: number;
  /** Whether the build hook has heard of it. */
  told: boolean;
  /** How often the hook was called for it. */
  calls: number;
  /** Milliseconds since the hook was last called; null where it never was. */
  calledAgo: number | null;
  /** What the build was made from that was last seen live. */
  liveHash: string | null;
}

/**
 * Takes the news that the site has changed, if there is any and nothing has changed for a while.
 * Nobody else gets it until `lease` is over, so that news which was lost with its process is taken up
 * again.
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
    .where((row) => row.or([row('liveAt', 'is', null), row('liveAt', '<', row.ref('changedAt'))]))
    .where('changedAt', '<=', sql<Date>`now() - ${quiet} * interval '1 millisecond'`)
    .where('nextAttemptAt', '<=', sql<Date>`now()`)
    .returning([
      sql<string>`changed_at::text`.as('changedAt'),
      sql<boolean>`coalesce(hook_called_at >= changed_at, false)`.as('told'),
      sql<number | null>`(extract(epoch from now() - called_at) * 1000)::float`.as('calledAgo'),
      ...(['attempts', 'calls', 'liveHash'] as const),
    ])
    .executeTakeFirst();
}

/** The hook has heard of it. What has changed meanwhile is news of its own. */
export async function markSiteNewsTold(db: Database, { changedAt }: SiteNews): Promise<void> {
  await db
    .updateTable('siteChanges')
    .set((row) => ({
      hookCalledAt: sql`${changedAt}::timestamptz`,
      calledAt: sql`now()`,
      calls: row('calls', '+', 1),
      attempts: 0,
    }))
    .execute();
}

/** @param retryIn milliseconds until it is taken up again */
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

/** Notes what the served site was built from. */
export async function noteLiveHash(db: Database, liveHash: string): Promise<void> {
  await db.updateTable('siteChanges').set({ liveHash }).execute();
}

/** The served site shows it; what has changed meanwhile it need not show. */
export async function markSiteNewsLive(db: Database, { changedAt }: SiteNews): Promise<void> {
  await db
    .updateTable('siteChanges')
    .set({ liveAt: sql`${changedAt}::timestamptz`, attempts: 0 })
    .execute();
}
