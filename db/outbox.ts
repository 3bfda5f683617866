/** Events to be delivered. Written in the same transaction or statement as the change they report. */
import { type Expression, type InsertQueryBuilder, sql } from 'kysely';
import type { OutboxEntry } from '#src/contracts/outbox.ts';
import type { Database, OpenTransaction } from './connection.ts';
import type { OutboxMessage, Tables } from './schema.ts';
import { ago, rowCount, inMs, now } from './sql.ts';

export type Channel = OutboxMessage['channel'];

/** The messages about a row that is being inserted. */
export interface OutboxEvent {
  messages: readonly { channel: Channel; kind: string; payload: Record<string, unknown> }[];
  /** Fields of each payload that are set to the row's `createdAt`. */
  times: readonly string[];
}

/**
 * Inserts a row and its event in one statement, with the row's id in each payload.
 * @param insert has to return `id` and `createdAt`
 */
export async function insertWithEvent<Table extends keyof Tables, Row extends { createdAt: Date }>(
  db: Database,
  insert: InsertQueryBuilder<Tables, Table, Row>,
  { messages, times }: OutboxEvent,
): Promise<Row | undefined> {
  const time = sql`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const ofRow = sql.join([sql`'id', id`, ...times.map((name) => sql`${sql.lit(name)}, ${time}`)]);
  const values = sql.join(
    messages.map(
      ({ channel, kind, payload }) => sql`(${channel}::text, ${kind}::text, ${JSON.stringify(payload)}::jsonb)`,
    ),
  );
  const { rows } = await sql<Row>`
    with inserted as (${insert}), events as (
      insert into outbox (channel, kind, payload)
      select channel, kind, payload || jsonb_build_object(${ofRow})
      from inserted, (values ${values}) as messages (channel, kind, payload)
    )
    select * from inserted
  `.execute(db);
  return rows[0];
}

/** Adds one message for each channel, due at once. @returns their ids */
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

/** How many messages of a kind were written to a recipient within an interval, such as `1 day`. */
export async function countSentTo(db: Database, kind: string, to: string, within: string): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(rowCount().as('count'))
    .where('kind', '=', kind)
    .where('createdAt', '>', ago(within))
    .where(sql<string>`lower(payload ->> 'to')`, '=', to.toLowerCase())
    .executeTakeFirstOrThrow();
  return count;
}

interface Claim<Of> {
  channel: Of;
  /** Default: all that are due. */
  limit?: number;
  /** In milliseconds; without one, they are claimed for good. */
  lease: number | undefined;
  /** Unless it holds, none are claimed. */
  condition?: Expression<boolean>;
}

/**
 * Claims due messages of a channel until the lease ends, which counts as an attempt. A message that was tried has no
 * `lastError` until that attempt has ended.
 */
export function claimDue<Of extends Channel | 'purge'>(
  db: Database,
  { channel, limit, lease, condition = sql<boolean>`true` }: Claim<Of>,
) {
  const claimed = lease === undefined ? { deliveredAt: now } : { nextAttemptAt: inMs(lease) };
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', channel)
    .where('deliveredAt', 'is', null)
    .where('deadAt', 'is', null)
    .where('nextAttemptAt', '<=', now)
    .where(condition)
    .orderBy('nextAttemptAt')
    .limit(limit ?? null)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('outbox')
    .set((row) => ({ attempts: row('attempts', '+', 1), lastError: null, ...claimed }))
    .where('id', 'in', due)
    .returningAll()
    .$narrowType<{ channel: Of }>()
    .execute();
}

/**
 * Makes due at once what a process had claimed that died, instead of when its lease ends, and messages that nobody has
 * tried, which may have been written before the clock was set back. Only for the one process that uses the database: what
 * another has claimed would be delivered twice.
 */
export async function releaseClaims(db: Database): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ nextAttemptAt: now })
    .where('deliveredAt', 'is', null)
    .where('deadAt', 'is', null)
    .where('lastError', 'is', null)
    // Purges may be planned for later.
    .where(({ eb, or }) => or([eb('attempts', '>', 0), eb('channel', '!=', 'purge')]))
    .execute();
  // Its claim looks like a failed attempt, and one more does no harm.
  await db.updateTable('siteChanges').set({ nextAttemptAt: now }).where('attempts', '>', 0).execute();
}

export async function markDelivered(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('outbox').set({ deliveredAt: now, lastError: null }).where('id', 'in', ids).execute();
}

/** @param retryIn milliseconds until the next attempt; undefined if there is none */
export async function markFailed(
  db: Database,
  id: string,
  lastError: string,
  retryIn: number | undefined,
): Promise<void> {
  const next = retryIn === undefined ? { deadAt: now } : { nextAttemptAt: inMs(retryIn) };
  await db
    .updateTable('outbox')
    .set({ lastError, ...next })
    .where('id', '=', id)
    .execute();
}

/** Of a message that is not delivered: whether an attempt has failed. While the next one runs there is no error. */
export function hasFailed() {
  return sql<boolean>`(last_error is not null or attempts > 1)`;
}

/** The newest messages in a state, and how many there are; `failing`: given up, or tried in vain so far. */
export async function listMessages(
  db: Database,
  state: OutboxEntry['state'] | 'failing',
  limit: number,
): Promise<{ total: number; messages: OutboxMessage[] }> {
  const undelivered = ofPeople(db).where('deliveredAt', 'is', null);
  const inState =
    state === 'failing'
      ? undelivered.where(({ or, eb }) => or([eb('deadAt', 'is not', null), hasFailed()]))
      : undelivered.where('deadAt', state === 'dead' ? 'is not' : 'is', null);
  const { total } = await inState.clearSelect().select(rowCount().as('total')).executeTakeFirstOrThrow();
  const messages = await inState.orderBy('createdAt', 'desc').orderBy('id').limit(limit).execute();
  return { total, messages };
}

/** Finds a message by id and locks it until the transaction ends. */
export function lockMessage(transaction: OpenTransaction, id: string) {
  return ofPeople(transaction).where('id', '=', id).forUpdate().executeTakeFirst();
}

function ofPeople(db: Database) {
  return db.selectFrom('outbox').selectAll().where('channel', '!=', 'purge').$narrowType<{ channel: Channel }>();
}

/** Makes a message due now. One that was given up gets all its attempts again. */
export function makeDue(transaction: OpenTransaction, id: string): Promise<OutboxMessage> {
  return transaction
    .updateTable('outbox')
    .set((row) => ({
      attempts: sql<number>`case when ${row.ref('deadAt')} is null then ${row.ref('attempts')} else 0 end`,
      deadAt: null,
      nextAttemptAt: now,
    }))
    .where('id', '=', id)
    .returningAll()
    .$narrowType<{ channel: Channel }>()
    .executeTakeFirstOrThrow();
}

/** Deletes messages 30 days after they were delivered, or 90 days after they were given up. */
export async function deleteOldNotifications(db: Database): Promise<void> {
  // A reply whose mail was delivered keeps its reference; one that was given up has to stay recognizable.
  await sql`update inbox_replies set message_id = null where message_id in (
    select id from outbox where dead_at < now() - interval '90 days')`.execute(db);
  await db
    .deleteFrom('outbox')
    .where(({ eb, or }) => or([eb('deliveredAt', '<', ago('30 days')), eb('deadAt', '<', ago('90 days'))]))
    .execute();
}
