import { sql } from 'kysely';
import type { Database } from '../connection.ts';

/** Ids of each table that a step looks at: few enough for a query's deadline on the embedded database. */
const AT_ONCE = 100;

/**
 * Fills the inbox with what is older than its table, or what a restore has brought back, step by step: each is a
 * transaction of its own, so that nobody waits long for an item. It goes on where an earlier run was stopped, and several may
 * run at once.
 */
export async function fillInbox(db: Database): Promise<void> {
  for (let isMore = true, wasAny = false; isMore; wasAny = true) {
    const { rows } = await sql<{ isMore: boolean }>`select fill_inbox(${AT_ONCE}) as is_more`.execute(db);
    isMore = rows[0]?.isMore ?? false;
    // The planner knows nothing of a table that was empty, and the embedded database has no autovacuum to tell it.
    if (wasAny && !isMore) await analyzeInbox(db);
  }
}

/** Updates the planner's statistics. */
export async function analyzeInbox(db: Database): Promise<void> {
  await sql`analyze inbox_entries`.execute(db);
}
