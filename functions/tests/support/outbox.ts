import { sql } from 'kysely';
import type { Database } from '#db/connection.ts';

/** Lets time pass for what is in the outbox: all that is due later is due so much sooner. */
export async function passTime(db: Database, milliseconds: number): Promise<void> {
  const sooner = sql<Date>`next_attempt_at - ${milliseconds} * interval '1 millisecond'`;
  await db
    .updateTable('outbox')
    .set({ nextAttemptAt: sooner })
    .where('deliveredAt', 'is', null)
    .execute();
}
