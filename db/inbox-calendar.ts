import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** How often the feed of the calls was given a new address. */
export async function calendarRotation(db: Database): Promise<number> {
  const { rotation } = await db
    .selectFrom('calendarFeed')
    .select('rotation')
    .executeTakeFirstOrThrow();
  return rotation;
}

/** Ends the address that the feed has and gives the number of the next one. */
export async function rotateCalendar(db: Database): Promise<number> {
  const { rotation } = await db
    .updateTable('calendarFeed')
    .set({ rotation: sql`rotation + 1` })
    .returning('rotation')
    .executeTakeFirstOrThrow();
  return rotation;
}
