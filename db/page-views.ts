import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Looks at one page on one day. */
export interface CountedView {
  path: string;
  /** yyyy-MM-dd. */
  day: string;
  count: number;
}

/** Adds looks at pages to what is counted already, each page and day once; nothing of who looked is kept. */
export async function addViews(db: Database, views: readonly CountedView[]): Promise<void> {
  if (views.length === 0) return;
  await db
    .insertInto('pageViews')
    // In one order everywhere: two batches that lock the same rows then wait for each other in turn.
    .values([...views].sort((a, b) => (a.path + a.day < b.path + b.day ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .columns(['path', 'day'])
        .doUpdateSet({ count: sql<number>`page_views.count + excluded.count` }),
    )
    .execute();
}
