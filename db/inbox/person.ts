/**
 * Finds and deletes the data stored about a person. Rows of their own are deleted; in other people's texts only their
 * address or number is replaced. What the agency has published is left alone.
 */
import { type RawBuilder, sql } from 'kysely';
import type { PersonGroup } from '#src/contracts/inbox-person.ts';
import { conversation } from './chat-messages.ts';
import type { Database, OpenTransaction } from '../connection.ts';

/** Replaces an address or number in texts of others. */
const REMOVED = '[removed]';

/** A row of the person's own, or a text that mentions them. */
export interface FoundRow {
  group: PersonGroup;
  /** Unique within the group. */
  id: string;
  /** A short description for admins. */
  label: string;
  at: Date;
}

/** How a person is recognized: Postgres patterns, matched case-insensitively. */
interface Person {
  /** The address or number that was searched for. */
  given: string;
  /** The phone numbers to look for: for an address, those of its requests and calls. */
  numbers: string;
}

type Sql = RawBuilder<unknown>;

/** Finds everything stored under an email address or a phone number, newest first. */
export async function findPerson(db: Database, address: string): Promise<FoundRow[]> {
  const person = await recognise(db, address);
  const { rows } = await sql<FoundRow>`
    with ${found(person)}
    select 'leads' as group, 'lead ' || id as id, name || ', ' || company as label, created_at as at
      from leads where ${isLead(person)}
    union all
    select 'calls', 'call ' || id, concat_ws(', ', date || ' ' || time_slot, name, phone)
        || case when cancelled_at is null then '' else ' (cancelled)' end, created_at
      from scheduled_calls where ${isCall(person)}
    union all
    select 'conversations', item, left(min(message), 120) || ' (' || count(*) || ')', max(created_at)
      from (select ${conversation} as item, message, created_at from chat_messages) as said
      where item in (select item from talks) group by item
    union all
    select 'notes', id::text, left(text, 120) || ' (' || author || ')', created_at
      from inbox_notes where item in (select item from items)
    union all
    select 'replies', id::text, left(subject, 120) || ' (' || author || ')', created_at
      from inbox_replies where item in (select item from items)
    union all
    select 'notifications', id::text, kind || ' by ' || channel, created_at
      from outbox where ${isMessage(person)}
    union all
    select 'answers', call || ' ' || key_hash, call, created_at
      from idempotency_keys where ${isAnswer(person)}
    union all
    select 'mentions', 'lead ' || id, 'Contact request of ' || name, created_at
      from leads where ${isNamedIn(texts.leads, person)} and not ${isLead(person)}
    union all
    select 'mentions', 'note ' || id, 'Note of ' || author, created_at
      from inbox_notes where ${isNamedIn(texts.inbox_notes, person)} and item not in (select item from items)
    union all
    select 'mentions', 'reply ' || id, 'Reply of ' || author, created_at
      from inbox_replies where ${isNamedIn(texts.inbox_replies, person)} and item not in (select item from items)
    union all
    select 'mentions', 'answer ' || id, 'Canned answer: ' || title, changed_at
      from inbox_answers where ${isNamedIn(texts.inbox_answers, person)}
    order by at desc, id`.execute(db);
  return rows;
}

/** Deletes all that {@link findPerson} finds, in a transaction. */
export async function deletePerson(transaction: OpenTransaction, address: string) {
  const person = await recognise(transaction, address);
  const run = (statement: Sql) => statement.execute(transaction);
  // Rows that are found through other rows are deleted before those.
  await run(sql`with ${found(person)} delete from outbox where ${isMessage(person)}`);
  await run(sql`with ${found(person)} delete from idempotency_keys where ${isAnswer(person)}`);
  for (const table of [sql`inbox_notes`, sql`inbox_replies`, sql`inbox_states`]) {
    await run(sql`with ${found(person)} delete from ${table} where item in (select item from items)`);
  }
  await run(sql`with ${found(person)} delete from chat_messages
    where ${conversation} in (select item from talks)`);
  await run(sql`delete from scheduled_calls where ${isCall(person)}`);
  await run(sql`delete from leads where ${isLead(person)}`);

  const without = (column: Sql) => sql`${column} = regexp_replace(${column}, ${person.given}, ${REMOVED}, 'gi')`;
  for (const [table, columns] of Object.entries(texts)) {
    await run(sql`update ${sql.table(table)}
      set ${sql.join(columns.map(without))} where ${isNamedIn(columns, person)}`);
  }
}

const columnsOf = (...names: string[]) => names.map((name) => sql.ref(name));

/** Columns of text that may mention somebody else, by table. */
const texts = {
  leads: columnsOf('name', 'company', 'phone', 'message', 'chat_history', 'about'),
  inbox_notes: columnsOf('text'),
  inbox_replies: columnsOf('recipient', 'subject', 'text'),
  inbox_answers: columnsOf('title', 'text'),
};

async function recognise(db: Database, address: string): Promise<Person> {
  if (!address.includes('@')) {
    const number = patternOfNumber(address);
    return { given: number, numbers: number };
  }
  const given = patternOfAddress(address);
  const isTheirs = sql<boolean>`email ~* ${given}`;
  const left = await db
    .selectFrom('leads')
    .select('phone')
    .where(isTheirs)
    .union(db.selectFrom('scheduledCalls').select('phone').where(isTheirs))
    .execute();
  const numbers = left
    .map(({ phone }) => phone)
    .filter((phone) => phone.replace(/\D/g, '').length >= 7)
    .map(patternOfNumber);
  // Without a number, a pattern that never matches.
  return { given, numbers: numbers.join('|') || '(?!)' };
}

/** Matches whole addresses only: `da@example.org` is not found in `ada@example.org` or `da@example.org.uk`. */
function patternOfAddress(address: string): string {
  const literal = address.toLowerCase().replace(/[^a-z0-9@]/g, (sign) => `\\${sign}`);
  return `(?<![a-z0-9.!#$%&'*+/=?^_\`{|}~-])${literal}(?![a-z0-9-]|\\.[a-z0-9])`;
}

/** Matches the digits of a number however they are separated, with or without the country code 1. */
function patternOfNumber(number: string): string {
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const apart = [...digits].join('[^0-9a-z]{0,3}');
  return `(?<![0-9])(?:\\+?1[^0-9a-z]{0,3})?\\(?${apart}(?![0-9])`;
}

/** Common table expressions: the person's conversations (`talks`), and all their inbox items (`items`). */
function found(person: Person): Sql {
  return sql`talks as (
      select ${conversation} as item from chat_messages
      where concat_ws(chr(31), message, response, email, session_id) ~* ${person.given}
    ), items as (
      select item from talks
      union all select 'lead ' || id from leads where ${isLead(person)}
      union all select 'call ' || id from scheduled_calls where ${isCall(person)}
    )`;
}

function isLead({ given }: Person): Sql {
  return sql`(leads.email ~* ${given} or leads.phone ~* ${given})`;
}

function isCall({ given, numbers }: Person): Sql {
  return sql`(scheduled_calls.phone ~* ${numbers}
    or concat_ws(chr(31), scheduled_calls.name, scheduled_calls.email) ~* ${given})`;
}

/** Notifications about an item of theirs, or that mention them anywhere. */
function isMessage({ given }: Person): Sql {
  return sql`(
    coalesce(payload ->> 'item',
      case when kind = 'contact' then 'lead ' else 'call ' end || (payload ->> 'id'))
      in (select item from items)
    or last_error ~* ${given} or ${holds(sql`payload`, given)})`;
}

/** Answers stored for idempotency keys. */
function isAnswer({ given }: Person): Sql {
  return sql`(
    case call when 'contact' then 'lead ' when 'scheduled-calls' then 'call ' end || (answer::jsonb ->> 'id')
      in (select item from items)
    or ${holds(sql`answer::jsonb`, given)})`;
}

/** Whether a text of a row mentions the person. */
function isNamedIn(texts: readonly Sql[], { given }: Person): Sql {
  return sql`concat_ws(chr(31), ${sql.join(texts)}) ~* ${given}`;
}

/** Whether a string inside JSON matches. Serialized as one text, escapes like `\n` would run into the words. */
function holds(json: Sql, pattern: string): Sql {
  return sql`exists (
    select from jsonb_path_query(${json}, 'lax $.** ? (@.type() == "string")') as texts (value)
    where value #>> '{}' ~* ${pattern})`;
}
