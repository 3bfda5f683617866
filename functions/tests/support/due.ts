/** Runs what is due, and simulates that time passes. */
import { sql } from 'kysely';
// Registers the sender of mail.
import '#functions/run-due-background.ts';
import { deliverDue } from '#functions/shared/outbox/deliver.ts';
import { functionEnv } from '#functions/shared/http/environment.ts';
import { type Database, withDatabase } from '#db/connection.ts';

/** One round of deliveries. */
export function deliver(): Promise<void> {
  const env = functionEnv();
  return withDatabase(env, (db) => deliverDue(db, env));
}

/** Simulates that time passes: moves all times in the database into the past. */
export async function passTime(db: Database, milliseconds: number): Promise<void> {
  const ago = sql`${milliseconds} * interval '1 millisecond'`;
  await db
    .updateTable('outbox')
    .set({
      nextAttemptAt: sql`next_attempt_at - ${ago}`,
      deliveredAt: sql`delivered_at - ${ago}`,
    })
    .execute();
  await db
    .updateTable('siteChanges')
    .set({
      changedAt: sql`changed_at - ${ago}`,
      hookCalledAt: sql`hook_called_at - ${ago}`,
      calledAt: sql`called_at - ${ago}`,
      nextAttemptAt: sql`next_attempt_at - ${ago}`,
    })
    .execute();
  await db
    .updateTable('cleanUps')
    .set({ doneAt: sql`done_at - ${ago}` })
    .execute();
}
