/** Contact requests, calls and conversations as one list, with whether each was read and handled. */
import { type ExpressionBuilder, type InsertObject, type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import {
  type InboxCounts,
  type InboxFilter,
  type InboxKind,
  type InboxNews,
  isCountedByItem,
  MOST_COUNTED,
} from '#src/contracts/inbox.ts';
import { cleanPhone, emailSpellings } from '#src/contracts/pasted.ts';
import { digitsOf } from '#src/domain/phone.ts';
import type { Database } from '../connection.ts';
import type { Tables } from '../schema.ts';
import { storedAs } from '../stored-json.ts';
import { hasFailed } from '../outbox.ts';
import { rowCount, now } from '../sql.ts';

/** A cursor, the last row of a page: `changedAt` to the microsecond, and the item. */
export interface InboxPlace {
  at: string;
  item: string;
}

/** Whether the last reply to an item was not delivered at the first attempt, or at any. */
const isLastUnsent = sql<boolean>`coalesce((
  select message_id is null or dead_at is not null or delivered_at is null and ${hasFailed()}
  from inbox_replies left join outbox on outbox.id = message_id
  where inbox_replies.item = inbox_entries.item
  order by inbox_replies.id desc limit 1), false)`;

/** What waits for the agency: nobody has answered since the visitor's last word. Who left no address can get no answer. */
export const waits = sql<boolean>`handled_at is null and answered_at is null and not is_spam and cancelled_at is null
  and (kind <> 'chat' or inbox_entries.email <> '')`;

/** The columns of a list, with the name of the user who takes care of an item. */
function entries(db: Database, source = db.selectFrom('inboxEntries').selectAll()) {
  return db
    .selectFrom(source.as('inboxEntries'))
    .leftJoin('users', 'users.id', 'inboxEntries.assigneeId')
    .select([
      'item',
      'kind',
      'inboxEntries.id',
      'changedAt',
      'inboxEntries.createdAt',
      'name',
      'inboxEntries.email',
      'company',
      'phone',
      'excerpt',
      'isSpam',
      'date',
      'timeSlot',
      'cancelledAt',
      'messages',
      'unread',
      'handledAt',
      'handledBy',
      'answeredAt',
      'answeredBy',
      isLastUnsent.as('isUnsent'),
      'tags',
      'users.username as assignee',
    ]);
}

const tagList = z.array(z.string());

/** A row with its tags as they can be read. */
function withTags<Row extends { tags: unknown }>(row: Row): Omit<Row, 'tags'> & { tags: string[] } {
  return { ...row, tags: storedAs(tagList, row.tags, []) };
}

/** An item as the list shows it. */
export type InboxItemRow = Awaited<ReturnType<typeof findInboxItems>>[number];

/** Text, since a JavaScript date would drop the microseconds. */
const at = sql<string>`to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Items, last changed first, from a cursor or from the beginning. */
export async function listInbox(db: Database, filter: InboxFilter, limit: number, after?: InboxPlace) {
  const lookUp = !(await isCommon(db, filter));
  const matching = db.selectFrom('inboxEntries').selectAll().where(isIn(filter, lookUp));
  // Few items are looked up by their words and then sorted, where the planner, which only guesses how many items have
  // a word, might search all in the order of the list.
  const isSorted = lookUp && (filter.search || filter.tag);
  let query = entries(db, isSorted ? matching.offset(0) : matching).select(at.as('at'));
  if (after) {
    query = query.where(sql<boolean>`(changed_at, item) < (${after.at}::timestamptz, ${after.item})`);
  }
  const rows = await query.orderBy('changedAt', 'desc').orderBy('item', 'desc').limit(limit).execute();
  return rows.map(withTags);
}

/**
 * How many items a filter matches, and how many of them are unread; spam is not counted as unread. At most
 * {@link MOST_COUNTED} are counted where `isCountedByItem` says that items have to be looked at.
 */
export async function countInbox(db: Database, filter: InboxFilter): Promise<InboxCounts> {
  const isNews = sql<boolean>`unread and not is_spam`;
  if (!isCountedByItem(filter)) {
    return db
      .selectFrom('inboxCounts')
      .where(isCounted(filter))
      .select([sumOf().as('items'), sumOf(isNews).as('unread')])
      .executeTakeFirstOrThrow();
  }
  const matching = db
    .selectFrom('inboxEntries')
    .select(['unread', 'isSpam'])
    .where(isIn(filter, !(await isCommon(db, filter))))
    .limit(MOST_COUNTED);
  return db
    .selectFrom(matching.as('matching'))
    .select([rowCount().as('items'), rowCount(isNews).as('unread')])
    .executeTakeFirstOrThrow();
}

/** The newest items, among which common words are counted. */
const SAMPLE = { items: 1000, common: 300 };

/** Whether so many items have these words or this tag that looking all of them up takes longer than meeting enough. */
async function isCommon(db: Database, { tag, search }: InboxFilter): Promise<boolean> {
  if (!tag && !search) return false;
  const newest = db
    .selectFrom('inboxEntries')
    .selectAll()
    .orderBy('changedAt', 'desc')
    .orderBy('item', 'desc')
    .limit(SAMPLE.items);
  const { items } = await db
    .selectFrom(newest.as('inboxEntries'))
    .where(isIn({ tag, search }, false))
    .select(rowCount().as('items'))
    .executeTakeFirstOrThrow();
  return items >= SAMPLE.common;
}

/** The last nine digits of a number, without its country's code: as the index has them (migration 0030). */
const digits = (phone: RawBuilder<unknown>) => sql<string>`right(regexp_replace(
  translate(${phone}, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g'), 9)`;

/** The fewest digits by which a person is recognized. */
const OWN_DIGITS = 7;

/** What else came from the address or the number of an item, last changed first. */
export async function listRelated(
  db: Database,
  { item, email, phone }: Pick<InboxItemRow, 'item' | 'email' | 'phone'>,
  limit: number,
): Promise<InboxItemRow[]> {
  const conditions = [
    ...(email ? [sql<boolean>`email <> '' and lower(email) in (${sql.join(emailSpellings(email))})`] : []),
    ...(digitsOf(phone).length >= OWN_DIGITS
      ? [sql<boolean>`phone <> '' and ${digits(sql.ref('phone'))} = ${digits(sql`${phone}::text`)}`]
      : []),
  ];
  if (conditions.length === 0) return [];
  const matching = db
    .selectFrom('inboxEntries')
    .selectAll()
    .where(({ or }) => or(conditions))
    .where('item', '<>', item)
    .offset(0);
  const rows = await entries(db, matching).orderBy('changedAt', 'desc').limit(limit).execute();
  return rows.map(withTags);
}

export async function findInboxItem(db: Database, kind: InboxKind, id: number) {
  return (await findInboxItems(db, [{ kind, id }]))[0];
}

/** The unread items of each kind, spam excluded, and when the last change was, in one query. */
export async function readNews(db: Database): Promise<InboxNews> {
  const newsOf = (kind: InboxKind) => sumOf(sql<boolean>`kind = ${kind} and unread and not is_spam`).as(kind);
  const { latest, ...unread } = await db
    .selectFrom('inboxCounts')
    .select(({ selectFrom }) => [
      newsOf('lead'),
      newsOf('call'),
      newsOf('chat'),
      selectFrom('inboxEntries').select('changedAt').orderBy('changedAt', 'desc').limit(1).as('latest'),
    ])
    .executeTakeFirstOrThrow();
  return { unread, latest: latest?.toISOString() ?? null };
}

/** The items among these that exist, each with its state. */
export async function findInboxItems(db: Database, names: readonly { kind: InboxKind; id: number }[]) {
  const rows = await entries(db)
    .where(({ and, or, eb }) =>
      or(names.map(({ kind, id }) => and([eb('kind', '=', kind), eb('inboxEntries.id', '=', id)]))),
    )
    .orderBy('changedAt', 'desc')
    .orderBy('item', 'desc')
    .execute();
  return rows.map(withTags);
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
      .where('item', 'not in', (from) => from.selectFrom('inboxEntries').select('inboxEntries.item'))
      .execute();
  }
}

/** Gives all items of a user to another. @returns those that are open */
export async function handOver(db: Database, from: number, to: number) {
  const open = await db
    .selectFrom('inboxEntries')
    .select(['kind', 'id'])
    .where('assigneeId', '=', from)
    .where('handledAt', 'is', null)
    .execute();
  await db.updateTable('inboxStates').set({ assigneeId: to }).where('assigneeId', '=', from).execute();
  return open;
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

/** The conditions of a filter. @param lookUp whether words and tags may be looked up in their indexes */
function isIn({ kind, state, spam, tag, assignee, search }: InboxFilter, lookUp: boolean) {
  // Within a case no index is used, and the planner expects that many match.
  const having = (condition: RawBuilder<boolean>) =>
    lookUp ? condition : sql<boolean>`case when ${condition} then true end`;
  return ({ and, eb }: ExpressionBuilder<Tables, 'inboxEntries'>) =>
    and([
      ...(kind ? [eb('kind', '=', kind)] : []),
      ...(state === 'unread' ? [eb('unread', '=', true)] : []),
      ...(state && state !== 'answered' ? [eb('handledAt', state === 'handled' ? 'is not' : 'is', null)] : []),
      ...(state === 'waiting' ? [waits] : []),
      ...(state === 'answered' ? [eb('answeredAt', 'is not', null)] : []),
      ...(spam ? [eb('isSpam', '=', spam === 'only')] : []),
      ...(tag ? [having(sql`tags @> ${JSON.stringify([tag])}::jsonb`)] : []),
      ...(assignee === 'none' ? [eb('assigneeId', 'is', null)] : []),
      ...(assignee && assignee !== 'none'
        ? [sql<boolean>`assignee_id = (select id from users where username = ${assignee})`]
        : []),
      ...(search ? [having(sql`search @@ ${queryOf(search)}`)] : []),
    ]);
}

/** The same conditions for the rows that count items; those on tag, assignee and search need the items. */
function isCounted({ kind, state, spam }: InboxFilter) {
  return ({ and, eb }: ExpressionBuilder<Tables, 'inboxCounts'>) =>
    and([
      ...(kind ? [eb('kind', '=', kind)] : []),
      ...(state === 'unread' ? [eb('unread', '=', true)] : []),
      ...(state ? [eb('isOpen', '=', state !== 'handled')] : []),
      ...(spam ? [eb('isSpam', '=', spam === 'only')] : []),
    ]);
}

/** Items that counted rows stand for, or those that meet a condition. */
function sumOf(condition = sql<boolean>`true`) {
  return sql<number>`coalesce(sum(items) filter (where ${condition}), 0)::integer`;
}

/** All words in any order, or a phone number however its digits are separated. */
function queryOf(search: string) {
  const words = sql`inbox_query(${search})`;
  const digits = /^[\d\s+().-]+$/.test(cleanPhone(search)) ? digitsOf(search) : '';
  return digits.length < 3 ? words : sql`(${words} || ${`${digits}:*`}::tsquery)`;
}
