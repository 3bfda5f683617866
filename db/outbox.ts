/** Events to be delivered to people. Written in the transaction, or the statement, of what they report. */
import { type InsertQueryBuilder, sql, type Transaction } from 'kysely';
import type { Database } from './connection.ts';
import type { OutboxMessage, Tables } from './schema.ts';

export type Channel = OutboxMessage['channel'];

/** What is told of a row that is being inserted. */
export interface News {
  messages: readonly { channel: Channel; kind: string; payload: Record<string, unknown> }[];
  /** Names under which each payload gets the time of the row. */
  times: readonly string[];
}

/**
 * Inserts a row and puts the news of it in the outbox, all in one statement: both are kept, or neither,
 * without a transaction around it. The payload gets the row's id. Undefined: nothing was inserted, and
 * nothing is told.
 *
 * @param insert has to return `id` and `createdAt`
 */
export async function insertWithNews<Table extends keyof Tables, Row extends { createdAt: Date }>(
  db: Database,
  insert: InsertQueryBuilder<Tables, Table, Row>,
  { messages, times }: News,
): Promise<Row | undefined> {
  const time = sql`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const ofRow = sql.join([sql`'id', id`, ...times.map((name) => sql`${sql.lit(name)}, ${time}`)]);
  const told = sql.join(
    messages.map(
      ({ channel, kind, payload }) =>
        sql`(${channel}::text, ${kind}::text, ${JSON.stringify(payload)}::jsonb)`,
    ),
  );
  const { rows } = await sql<Row>`
    with kept as (${insert}), told as (
      insert into outbox (channel, kind, payload)
      select channel, kind, payload || jsonb_build_object(${ofRow})
      from kept, (values ${told}) as news (channel, kind, payload)
    )
    select * from kept
  `.execute(db);
  return rows[0];
}

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
 * Takes due messages of a channel to deliver them: nobody else gets them until the lease is over, so
 * that one which was lost with its process is tried again. Each take counts as an attempt.
 *
 * @param lease in milliseconds
 */
export function claimDue(
  db: Database,
  { channel, limit, lease }: { channel: Channel; limit: number; lease: number | undefined },
): Promise<OutboxMessage[]> {
  return db
    .updateTable('outbox')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      ...(lease === undefined
        ? { deliveredAt: sql<Date>`now()` }
        : { nextAttemptAt: sql<Date>`now() + ${lease} * interval '1 millisecond'` }),
    }))
    .where('id', 'in', (outbox) =>
      outbox
        .selectFrom('outbox')
        .select('id')
        .where('channel', '=', channel)
        .where('deliveredAt', 'is', null)
        .where('deadAt', 'is', null)
        .where('nextAttemptAt', '<=', sql<Date>`now()`)
        .orderBy('nextAttemptAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .$narrowType<{ channel: Channel }>()
    .execute();
}

export async function markDelivered(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ deliveredAt: sql`now()`, lastError: null })
    .where('id', 'in', ids)
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

/** Given up, or on its way. */
export type OutboxState = 'dead' | 'waiting';

/** How many messages are in a state, and the newest of them. */
export async function listMessages(
  db: Database,
  state: OutboxState,
  limit: number,
): Promise<{ total: number; messages: OutboxMessage[] }> {
  const inState = db
    .selectFrom('outbox')
    .where('channel', '!=', 'purge')
    .where('deliveredAt', 'is', null)
    .where('deadAt', state === 'dead' ? 'is not' : 'is', null);
  const { total } = await inState
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const messages = await inState
    .selectAll()
    .$narrowType<{ channel: Channel }>()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return { total: Number(total), messages };
}

/** The message of an id, which nobody else changes until the transaction has ended. */
export function takeMessage(
  transaction: Transaction<Tables>,
  id: string,
): Promise<OutboxMessage | undefined> {
  return transaction
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('channel', '!=', 'purge')
    .$narrowType<{ channel: Channel }>()
    .forUpdate()
    .executeTakeFirst();
}

/** Makes a message due now; one that was given up begins anew. */
export function makeDue(transaction: Transaction<Tables>, id: string): Promise<OutboxMessage> {
  return transaction
    .updateTable('outbox')
    .set((row) => ({
      attempts: sql<number>`case when ${row.ref('deadAt')} is null then ${row.ref('attempts')} else 0 end`,
      deadAt: null,
      nextAttemptAt: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .returningAll()
    .$narrowType<{ channel: Channel }>()
    .executeTakeFirstOrThrow();
}

/**
 * Forgets what was delivered more than 30 days ago, and what was given up more than 90 days ago: people
 * had that long to see it, and what it reports stands in the inbox.
 */
export async function deleteOldNews(db: Database): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where(({ eb, or }) =>
      or([
        eb('deliveredAt', '<', sql<Date>`now() - interval '30 days'`),
        eb('deadAt', '<', sql<Date>`now() - interval '90 days'`),
      ]),
    )
    .execute();
}
