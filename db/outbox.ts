/** Messages on their way out of the house. Written in the transaction of what they report. */
import { sql } from 'kysely';
import type { Database } from './connection.ts';
import type { OutboxMessage } from './schema.ts';

export type Channel = OutboxMessage['channel'];

/** Puts one message for each channel in the outbox, due at once; gives their ids. */
export async function addMessages(
  db: Database,
  channels: readonly Channel[],
  kind: string,
  payload: Record<string, unknown>,
): Promise<string[]> {
  const rows = channels.map((channel) => ({ channel, kind, payload: JSON.stringify(payload) }));
  const added = await db.insertInto('outbox').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}

/**
 * Takes due messages to deliver them: nobody else gets them until the lease is over, so that one
 * which was lost with its process is tried again. Each take counts as an attempt.
 *
 * @param lease in milliseconds
 */
export function claimDue(
  db: Database,
  { limit, lease }: { limit: number; lease: number },
): Promise<OutboxMessage[]> {
  return db
    .updateTable('outbox')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      nextAttemptAt: sql<Date>`now() + ${lease} * interval '1 millisecond'`,
    }))
    .where('id', 'in', (outbox) =>
      outbox
        .selectFrom('outbox')
        .select('id')
        .where('deliveredAt', 'is', null)
        .where('deadAt', 'is', null)
        .where('nextAttemptAt', '<=', sql<Date>`now()`)
        .orderBy('nextAttemptAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

export async function markDelivered(db: Database, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ deliveredAt: sql`now()`, lastError: null })
    .where('id', '=', id)
    .execute();
}

/** @param retryIn milliseconds until the next attempt; undefined gives the message up */
export async function markFailed(
  db: Database,
  id: string,
  lastError: string,
  retryIn: number | undefined,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(
      retryIn === undefined
        ? { lastError, deadAt: sql`now()` }
        : { lastError, nextAttemptAt: sql`now() + ${retryIn} * interval '1 millisecond'` },
    )
    .where('id', '=', id)
    .execute();
}

/** Forgets what was delivered more than 30 days ago; what was given up stays for people to see. */
export async function deleteDeliveredMessages(db: Database): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('deliveredAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
