/**
 * Finds, reads and deletes the data stored about a person. Items of their own are deleted with everything about them; in
 * other people's texts only what names the person is replaced. What the agency has published is left alone.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Attached, PersonGroup } from '#src/contracts/inbox-person.ts';
import { conversationItem } from './chat-messages.ts';
import type { Database, OpenTransaction } from '../connection.ts';

/** Replaces what names a person in texts of others. */
const REMOVED = '[removed]';

/** Rows that are read for one identifier; beyond them, the newest are taken. */
export const MAX_ROWS = 300;

type Sql = RawBuilder<unknown>;

/** A row that may be the person's. */
export interface PersonRow {
  group: PersonGroup;
  /** Unique across all groups. */
  key: string;
  /** The item of the inbox that it is, or that it is about. */
  item: string | null;
  label: string;
  at: Date;
  /** What its visitor typed; only for contact requests, calls and conversations. */
  email: string | null;
  phone: string | null;
  name: string | null;
  texts: string[];
}

const columnsOf = (...names: string[]) => names.map((name) => sql.ref(name));

/** Columns of text that may mention somebody else, by table. */
const texts = {
  leads: columnsOf('name', 'company', 'phone', 'message', 'chat_history', 'about'),
  inbox_notes: columnsOf('text'),
  inbox_replies: columnsOf('recipient', 'subject', 'text'),
  inbox_answers: columnsOf('title', 'text'),
  known_answers: columnsOf('questions', 'answer'),
};

/** The tables of mentions, by the second word of their keys. */
const mentioning = {
  lead: 'leads',
  note: 'inbox_notes',
  reply: 'inbox_replies',
  answer: 'inbox_answers',
  known: 'known_answers',
} as const;

/** Nothing typed by a visitor. */
const noWords = sql`null::text as email, null::text as phone, null::text as name, '{}'::text[] as texts`;

/** The item that a notification, or an answer for a repeated request, is about. */
const itemOfMessage = sql<string>`coalesce(payload ->> 'item',
  case when kind = 'contact' then 'lead ' else 'call ' end || (payload ->> 'id'))`;
const itemOfAnswer = sql<string>`case call when 'contact' then 'lead ' when 'scheduled-calls' then 'call ' end
  || (answer::jsonb ->> 'id')`;

const leads = sql`select 'leads' as group, 'lead ' || id as key, 'lead ' || id as item,
  concat_ws(', ', name, nullif(company, '')) as label, created_at as at, email, phone, name,
  array[message, coalesce(chat_history, '')] as texts from leads`;
const conversations = sql`select 'conversations' as group, item as key, item,
  left(min(message), 120) || ' (' || count(*) || ')' as label, max(created_at) as at,
  max(email) as email, null as phone, null as name,
  array_agg(concat_ws(chr(10), message, rating_reason) order by id) as texts
  from (select ${conversationItem} as item, id, message, rating_reason, email, created_at from chat_messages) as said`;

/** The rows that a pattern finds, newest first. Postgres matches it case-insensitively. */
export async function findRows(db: Database, pattern: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    ${leads} where ${isNamedIn([sql`email`, sql`phone`, sql`name`], pattern)}
    union all
    select 'calls', 'call ' || id, 'call ' || id, concat_ws(', ', date || ' ' || time_slot, name, phone)
        || case when cancelled_at is null then '' else ' (cancelled)' end, created_at, email, phone, name, '{}'
      from scheduled_calls where ${isNamedIn([sql`phone`, sql`name`, sql`email`], pattern)}
    union all
    select * from (${conversations} where item in (select ${conversationItem} from chat_messages
      where ${isNamedIn(columnsOf('message', 'response', 'rating_reason', 'email', 'session_id'), pattern)}) group by item) as talks
    union all
    select 'notifications', 'notification ' || id, ${itemOfMessage}, kind || ' by ' || channel, created_at, ${noWords}
      from outbox where last_error ~* ${pattern} or ${holds(sql`payload`, pattern)}
    union all
    select 'answers', 'repeat ' || call || ' ' || key_hash, ${itemOfAnswer}, call, created_at, ${noWords}
      from idempotency_keys
      where call not in ('blog', 'signal-board') and ${holds(sql`answer::jsonb`, pattern)}
    union all
    select 'mentions', 'mention lead ' || id, 'lead ' || id, 'Contact request of ' || name, created_at, ${noWords}
      from leads where ${isNamedIn(texts.leads, pattern)}
    union all
    select 'mentions', 'mention note ' || id, item, 'Note of ' || author, created_at, ${noWords}
      from inbox_notes where ${isNamedIn(texts.inbox_notes, pattern)}
    union all
    select 'mentions', 'mention reply ' || id, item, 'Reply of ' || author, created_at, ${noWords}
      from inbox_replies where ${isNamedIn(texts.inbox_replies, pattern)}
    union all
    select 'mentions', 'mention answer ' || id, null, 'Canned answer: ' || title, changed_at, ${noWords}
      from inbox_answers where ${isNamedIn(texts.inbox_answers, pattern)}
    union all
    select 'mentions', 'mention known ' || id, null, 'Answer of the assistant', changed_at, ${noWords}
      from known_answers where ${isNamedIn(texts.known_answers, pattern)}
    order by at desc, key limit ${MAX_ROWS}`.execute(db);
  return rows;
}

/** The conversations that were sent with a contact request: all that was said before it stands in its transcript. */
export async function findSentConversations(db: Database, lead: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    ${conversations} where item in (
      select item from (select ${conversationItem} as item, message, created_at as said_at from chat_messages) as turns
        join leads on 'lead ' || leads.id = ${lead} and chat_history <> '' and said_at <= leads.created_at
        group by item having bool_and(strpos(chat_history, turns.message) > 0))
    group by item`.execute(db);
  return rows;
}

/** How much is stored about items of the inbox, by item. */
export async function countAttached(db: Database, items: readonly string[]): Promise<Map<string, Attached>> {
  if (items.length === 0) return new Map();
  const { rows } = await sql<Attached & { item: string }>`
    select item, count(*) filter (where of = 'note')::integer as notes,
      count(*) filter (where of = 'reply')::integer as replies,
      count(*) filter (where of = 'notification')::integer as notifications,
      count(*) filter (where of = 'answer')::integer as answers
    from (
      select 'note' as of, item from inbox_notes
      union all select 'reply', item from inbox_replies
      union all select 'notification', ${itemOfMessage} from outbox
      union all select 'answer', ${itemOfAnswer} from idempotency_keys
    ) as attached
    where item in (${sql.join(items)}) group by item`.execute(db);
  return new Map(rows.map(({ item, ...counts }) => [item, counts]));
}

/** What to delete: items of the inbox, single rows by their keys, and mentions with the patterns to replace. */
export interface Erasure {
  items: readonly string[];
  keys: readonly string[];
  mentions: readonly { key: string; patterns: readonly string[] }[];
}

/** Deletes it, in a transaction. */
export async function erase(transaction: OpenTransaction, { items, keys, mentions }: Erasure): Promise<void> {
  const remove = async (table: string, name: Sql, names: readonly string[]) => {
    if (names.length === 0) return;
    await sql`delete from ${sql.table(table)} where ${name} in (${sql.join(names)})`.execute(transaction);
  };
  for (const { key, patterns } of mentions) {
    const [, kind, id] = key.split(' ') as [string, keyof typeof mentioning, string];
    const table = mentioning[kind];
    const without = (column: Sql) =>
      sql`${column} = regexp_replace(${column}, ${patterns.join('|')}, ${REMOVED}, 'gi')`;
    await sql`update ${sql.table(table)} set ${sql.join(texts[table].map(without))} where id = ${Number(id)}`.execute(
      transaction,
    );
  }

  // Rows that are found through other rows are deleted before those.
  await remove('outbox', itemOfMessage, items);
  await remove('outbox', sql`'notification ' || id`, keys);
  await remove('idempotency_keys', itemOfAnswer, items);
  await remove('idempotency_keys', sql`'repeat ' || call || ' ' || key_hash`, keys);
  for (const table of ['inbox_notes', 'inbox_replies', 'inbox_states']) await remove(table, sql`item`, items);
  await remove('chat_messages', conversationItem, items);
  await remove('scheduled_calls', sql`'call ' || id`, items);
  await remove('leads', sql`'lead ' || id`, items);
}

/** All that is stored of items of the inbox and about them, table by table. */
export async function readItems(db: Database, items: readonly string[]) {
  const read = async (table: string, name: Sql, order: string) => {
    if (items.length === 0) return [];
    const query = sql<Record<string, unknown>>`select * from ${sql.table(table)}
      where ${name} in (${sql.join(items)}) order by ${sql.ref(order)}`;
    return (await query.execute(db)).rows;
  };
  return {
    contactRequests: await read('leads', sql`'lead ' || id`, 'id'),
    calls: await read('scheduled_calls', sql`'call ' || id`, 'id'),
    conversations: await read('chat_messages', conversationItem, 'id'),
    notes: await read('inbox_notes', sql`item`, 'id'),
    replies: await read('inbox_replies', sql`item`, 'id'),
    states: await read('inbox_states', sql`item`, 'item'),
  };
}

/** Whether a text of a row matches. */
function isNamedIn(columns: readonly Sql[], pattern: string): Sql {
  return sql`concat_ws(chr(31), ${sql.join(columns)}) ~* ${pattern}`;
}

/** Whether a string inside JSON matches. Serialized as one text, escapes like `\n` would run into the words. */
function holds(json: Sql, pattern: string): Sql {
  return sql`exists (
    select from jsonb_path_query(${json}, 'lax $.** ? (@.type() == "string")') as texts (value)
    where value #>> '{}' ~* ${pattern})`;
}
