import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** How many times the calendar feed was given a new address. */
export async function calendarRotation(db: Database): Promise<number> {
  const { rotation } = await db
    .selectFrom('calendarFeed')
    .select('rotation')
    .executeTakeFirstOrThrow();
  return rotation;
}

/** Invalidates the feed's address. @returns the number of the new one */
export async function rotateCalendar(db: Database): Promise<number> {
  const { rotation } = await db
    .updateTable('calendarFeed')
    .set({ rotation: sql`rotation + 1` })
    .returning('rotation')
    .executeTakeFirstOrThrow();
  return rotation;
}
