import { sql } from 'kysely';
import type { Database } from './connection.ts';

/**
 * Counts one look at a page, by path and day; nothing of who looked is kept.
 *
 * @param timeZone IANA name; the day is the one on the wall there
 */
export async function countView(db: Database, path: string, timeZone: string): Promise<void> {
  await db
    .insertInto('pageViews')
    .values({ path, day: sql<string>`(now() at time zone ${timeZone})::date`, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['path', 'day'])
        .doUpdateSet((row) => ({ count: row('pageViews.count', '+', 1) })),
    )
    .execute();
}
