/** Contact requests, calls and conversations as one list, with whether each was read and handled. */
import { type ExpressionBuilder, sql } from 'kysely';
import type { InboxFilter, InboxKind } from '#src/contracts/inbox.ts';
import type { Database } from './connection.ts';
import type { InboxItemRow, Tables } from './schema.ts';
import { searchPattern } from './search-text.ts';

/** A cursor, the last row of a page: `changedAt` to the microsecond, and the item. */
export interface InboxPlace {
  at: string;
  item: string;
}

/** Text, since a JavaScript date would drop the microseconds. */
const at = sql<string>`to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Items, last changed first, from a cursor or from the beginning. */
export function listInbox(
  db: Database,
  filter: InboxFilter,
  limit: number,
  after?: InboxPlace,
): Promise<(InboxItemRow & { at: string })[]> {
  let query = db.selectFrom('inboxItems').where(isIn(filter)).selectAll().select(at.as('at'));
  if (after) {
    query = query.where(
      sql<boolean>`(changed_at, item) < (${after.at}::timestamptz, ${after.item})`,
    );
  }
  return query.orderBy('changedAt', 'desc').orderBy('item', 'desc').limit(limit).execute();
}

/** How many items a filter matches, and how many of them are unread; spam is not counted as unread. */
export async function countInbox(
  db: Database,
  filter: InboxFilter,
): Promise<{ items: number; unread: number }> {
  const { items, unread } = await db
    .selectFrom('inboxItems')
    .where(isIn(filter))
    .select(({ fn, eb }) => [
      fn.countAll<string>().as('items'),
      fn
        .countAll<string>()
        .filterWhere(eb.and({ unread: true, isSpam: false }))
        .as('unread'),
    ])
    .executeTakeFirstOrThrow();
  return { items: Number(items), unread: Number(unread) };
}

export function findInboxItem(
  db: Database,
  kind: InboxKind,
  id: number,
): Promise<InboxItemRow | undefined> {
  return db
    .selectFrom('inboxItems')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many items of each kind are unread, spam excluded. */
export async function countUnread(db: Database): Promise<Record<InboxKind, number>> {
  const counted = await db
    .selectFrom('inboxItems')
    .select(['kind', ({ fn }) => fn.countAll<string>().as('count')])
    .where('unread', '=', true)
    .where('isSpam', '=', false)
    .groupBy('kind')
    .execute();
  const counts = Object.fromEntries(counted.map(({ kind, count }) => [kind, Number(count)]));
  return { lead: 0, call: 0, chat: 0, ...counts };
}

export function markRead(db: Database, item: string, read: boolean): Promise<void> {
  return setState(db, item, { readAt: read ? sql<Date>`now()` : null });
}

/** @param by name of the admin who handled it; undefined reopens it */
export function markHandled(db: Database, item: string, by: string | undefined): Promise<void> {
  return setState(
    db,
    item,
    by === undefined
      ? { handledAt: null, handledBy: null }
      : { handledAt: sql<Date>`now()`, handledBy: by },
  );
}

/** Deletes states and notes whose item no longer exists. */
export async function deleteInboxLeftovers(db: Database): Promise<void> {
  for (const table of ['inboxStates', 'inboxNotes'] as const) {
    await db
      .deleteFrom(table)
      .where('item', 'not in', (from) => from.selectFrom('inboxItems').select('inboxItems.item'))
      .execute();
  }
}

interface State {
  readAt?: ReturnType<typeof sql<Date>> | null;
  handledAt?: ReturnType<typeof sql<Date>> | null;
  handledBy?: string | null;
}

async function setState(db: Database, item: string, state: State): Promise<void> {
  await db
    .insertInto('inboxStates')
    .values({ item, ...state })
    .onConflict((conflict) => conflict.column('item').doUpdateSet(state))
    .execute();
}

/** The conditions of a filter. */
function isIn({ kind, state, spam, search }: InboxFilter) {
  return (item: ExpressionBuilder<Tables, 'inboxItems'>) =>
    item.and([
      ...(kind ? [item('kind', '=', kind)] : []),
      ...(state === 'unread' ? [item('unread', '=', true)] : []),
      ...(state ? [item('handledAt', state === 'handled' ? 'is not' : 'is', null)] : []),
      ...(spam ? [item('isSpam', '=', spam === 'only')] : []),
      ...(search ? [matches(search)] : []),
    ]);
}

/** Finds a phone number however its digits are separated. */
function matches(search: string) {
  const text = sql<boolean>`texts ilike ${searchPattern(search)}`;
  const digits = /^[\d\s+().-]+$/.test(search) ? search.replace(/\D/g, '') : '';
  if (digits.length < 3) return text;
  const phone = sql`regexp_replace(phone, '[^0-9]', '', 'g')`;
  return sql<boolean>`(${text} or ${phone} like ${`%${digits}%`})`;
}
