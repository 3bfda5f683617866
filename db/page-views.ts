import { type Selectable, sql } from 'kysely';
import type { Database } from './connection.ts';
import type { Tables } from './schema.ts';

/** The views of one page on one day. */
export type CountedView = Selectable<Tables['pageViews']>;

/** Adds to the stored counts; each page and day may occur once. Nothing about the visitors is stored. */
export async function addViews(db: Database, views: readonly CountedView[]): Promise<void> {
  if (views.length === 0) return;
  await db
    .insertInto('pageViews')
    // Always in the same order, so that two batches that lock the same rows cannot deadlock.
    .values([...views].sort((a, b) => (a.path + a.day < b.path + b.day ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['path', 'day']).doUpdateSet({ count: sql<number>`page_views.count + excluded.count` }),
    )
    .execute();
}
