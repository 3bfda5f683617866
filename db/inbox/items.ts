/** Contact requests, calls and conversations as one list, with whether each was read and handled. */
import { type ExpressionBuilder, type InsertObject, sql } from 'kysely';
import type { InboxFilter, InboxKind, InboxNews } from '#src/contracts/inbox.ts';
import { cleanPhone } from '#src/contracts/pasted.ts';
import { digitsOf } from '#src/domain/phone.ts';
import type { Database } from '../connection.ts';
import type { Tables } from '../schema.ts';
import { searchPattern } from '../search-text.ts';
import { countOf, now } from '../sql.ts';

/** A cursor, the last row of a page: `changedAt` to the microsecond, and the item. */
export interface InboxPlace {
  at: string;
  item: string;
}

const isNews = sql<boolean>`unread and not is_spam`;

/** Text, since a JavaScript date would drop the microseconds. */
const at = sql<string>`to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Items, last changed first, from a cursor or from the beginning. */
export function listInbox(db: Database, filter: InboxFilter, limit: number, after?: InboxPlace) {
  let query = db.selectFrom('inboxItems').where(isIn(filter)).selectAll().select(at.as('at'));
  if (after) {
    query = query.where(sql<boolean>`(changed_at, item) < (${after.at}::timestamptz, ${after.item})`);
  }
  return query.orderBy('changedAt', 'desc').orderBy('item', 'desc').limit(limit).execute();
}

/** How many items a filter matches, and how many of them are unread; spam is not counted as unread. */
export function countInbox(db: Database, filter: InboxFilter) {
  return db
    .selectFrom('inboxItems')
    .where(isIn(filter))
    .select([countOf().as('items'), countOf(isNews).as('unread')])
    .executeTakeFirstOrThrow();
}

export async function findInboxItem(db: Database, kind: InboxKind, id: number) {
  return (await findInboxItems(db, [{ kind, id }]))[0];
}

/** The unread items of each kind, spam excluded, and when the last change was, in one query. */
export async function readNews(db: Database): Promise<InboxNews> {
  const newsOf = <Kind extends InboxKind>(kind: Kind) => countOf(sql<boolean>`kind = ${kind} and ${isNews}`).as(kind);
  const latestChange = sql<Date | null>`max(changed_at)`.as('latest');
  const { latest, ...unread } = await db
    .selectFrom('inboxItems')
    .select([newsOf('lead'), newsOf('call'), newsOf('chat'), latestChange])
    .executeTakeFirstOrThrow();
  return { unread, latest: latest?.toISOString() ?? null };
}

/** The items among these that exist, each with its state. */
export function findInboxItems(db: Database, names: readonly { kind: InboxKind; id: number }[]) {
  return db
    .selectFrom('inboxItems')
    .selectAll()
    .where((item) => item.or(names.map(({ kind, id }) => item.and([item('kind', '=', kind), item('id', '=', id)]))))
    .orderBy('changedAt', 'desc')
    .orderBy('item', 'desc')
    .execute();
}

export function markRead(db: Database, items: readonly string[], read: boolean): Promise<void> {
  return setState(db, items, { readAt: read ? now : null });
}

/** @param by name of the admin who handled them; undefined reopens them */
export function markHandled(db: Database, items: readonly string[], by: string | undefined) {
  return setState(db, items, { handledAt: by === undefined ? null : now, handledBy: by ?? null });
}

/** The tags in use, by name. */
export async function listTags(db: Database): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from inbox_states, jsonb_array_elements_text(tags) as tag order by tag`.execute(db);
  return rows.map(({ tag }) => tag);
}

/** Deletes states, notes and replies whose item no longer exists. */
export async function deleteInboxLeftovers(db: Database): Promise<void> {
  for (const table of ['inboxStates', 'inboxNotes', 'inboxReplies'] as const) {
    await db
      .deleteFrom(table)
      .where('item', 'not in', (from) => from.selectFrom('inboxItems').select('inboxItems.item'))
      .execute();
  }
}

/** Changes the state of items. */
export async function setState(
  db: Database,
  items: readonly string[],
  state: Omit<InsertObject<Tables, 'inboxStates'>, 'item'>,
): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto('inboxStates')
    .values(items.map((item) => ({ item, ...state })))
    .onConflict((conflict) => conflict.column('item').doUpdateSet(state))
    .execute();
}

/** The conditions of a filter. */
function isIn({ kind, state, spam, tag, assignee, search }: InboxFilter) {
  return (item: ExpressionBuilder<Tables, 'inboxItems'>) =>
    item.and([
      ...(kind ? [item('kind', '=', kind)] : []),
      ...(state === 'unread' ? [item('unread', '=', true)] : []),
      ...(state ? [item('handledAt', state === 'handled' ? 'is not' : 'is', null)] : []),
      ...(spam ? [item('isSpam', '=', spam === 'only')] : []),
      ...(tag ? [sql<boolean>`tags @> ${JSON.stringify([tag])}::jsonb`] : []),
      ...(assignee === 'none' ? [item('assignee', 'is', null)] : []),
      ...(assignee && assignee !== 'none' ? [item('assignee', '=', assignee)] : []),
      ...(search ? [matches(search)] : []),
    ]);
}

/** Finds a phone number however its digits are separated. */
function matches(search: string) {
  const text = sql<boolean>`texts ilike ${searchPattern(search)}`;
  const digits = /^[\d\s+().-]+$/.test(cleanPhone(search)) ? digitsOf(search) : '';
  if (digits.length < 3) return text;
  const phone = sql`regexp_replace(phone, '[^0-9]', '', 'g')`;
  return sql<boolean>`(${text} or ${phone} like ${`%${digits}%`})`;
}
