/** The inbox is a table that every write keeps up to date: it has to say what the rows say that it shows. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../connection.ts';
import { levels, migrate } from '../migrate.ts';
import { realDatabase } from '../testing/postgres.ts';
import { countInbox, listInbox, readNews } from './items.ts';

const lead = { name: 'Ada Park', email: 'ada@park.example', company: 'Park', message: 'Invoices' };

/** Items that the table shows otherwise than the view of the previous release, which reads all rows; and wrong counts. */
async function differences(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select item, viewed, kept from (
      select item, jsonb_build_object('kind', kind, 'id', id, 'changed', changed_at, 'created', created_at, 'name', name,
        'email', email, 'company', company, 'phone', phone, 'message', left(message, 200), 'spam', is_spam, 'date', date,
        'slot', time_slot, 'cancelled', cancelled_at, 'messages', messages, 'unread', unread, 'handled', handled_at,
        'by', handled_by, 'tags', tags, 'assignee', assignee) as viewed from inbox_items
    ) as rows full join (
      select item, jsonb_build_object('kind', kind, 'id', entry.id, 'changed', changed_at, 'created', entry.created_at,
        'name', name, 'email', entry.email, 'company', company, 'phone', phone, 'message', excerpt, 'spam', is_spam,
        'date', date, 'slot', time_slot, 'cancelled', cancelled_at, 'messages', messages, 'unread', unread,
        'handled', handled_at, 'by', handled_by, 'tags', tags, 'assignee', username) as kept
      from inbox_entries as entry left join users on users.id = assignee_id
    ) as entries using (item)
    where viewed is distinct from kept
    union all
    select kind, to_jsonb(counted), to_jsonb(kept) from (
      select kind, is_spam, unread, handled_at is null as is_open, count(*) as counted from inbox_entries
      group by 1, 2, 3, 4
    ) as entries full join (
      select kind, is_spam, unread, is_open, sum(items) as kept from inbox_counts group by 1, 2, 3, 4
    ) as counts using (kind, is_spam, unread, is_open)
    where coalesce(counted, 0) <> coalesce(kept, 0)`.execute(db);
  return rows;
}

const found = async (db: Database, search: string) => (await listInbox(db, { search }, 10)).map(({ item }) => item);

let database: Awaited<ReturnType<typeof realDatabase>>;
beforeAll(async () => {
  database = await realDatabase();
});
afterAll(() => database.stop());

/** As any release writes: the table is kept by the database, not by our code. */
const writes: [string, string, string?][] = [
  [
    'a request',
    `insert into leads (name, email, company, phone, message)
    values ('Zoë Müller', 'zoe@mueller.example', 'Straßenbau', '(512) 555-0177', 'Invoices twice')`,
    'zoe strassenbau',
  ],
  [
    'many at once',
    `insert into leads (name, email, company, message)
    select 'N' || n, n || '@x.example', 'x', repeat('long ', 100) from generate_series(1, 30) as n`,
    'n17',
  ],
  [
    'a call',
    `insert into scheduled_calls (phone, date, time_slot) values ('+1 512 555 0188', '2027-03-15', '09:00')`,
    '5550188',
  ],
  [
    'a conversation',
    `insert into chat_messages (session_id, message, response, email)
    values ('one', 'Что это стоит?', 'It depends', 'guest@x.example')`,
    'СТОИТ depends',
  ],
  [
    'its next message',
    `insert into chat_messages (session_id, message) values ('one', 'How long? 請求書を送る')`,
    '送る',
  ],
  ['messages without a conversation', `insert into chat_messages (message) values ('one alone'), ('another alone')`],
  [
    'a note',
    `insert into inbox_notes (item, author, text) values ('lead 1', 'dana', 'Promised a call')`,
    'promised müller',
  ],
  [
    'a reply',
    `insert into inbox_replies (item, author, recipient, subject, text)
    values ('call 1', 'dana', 'x@x.example', 'Your call', 'Ask 512.555.0199')`,
    '5125550199 your',
  ],
  [
    'a state',
    `insert into inbox_states (item, read_at, handled_at, handled_by, tags)
    values ('lead 1', now(), now(), 'dana', '["Monday"]'), ('chat one', now(), null, null, '[]')`,
  ],
  [
    'a message after it was read',
    `insert into chat_messages (session_id, message, created_at)
    values ('one', 'Hello?', now() + interval '1 second')`,
  ],
  [
    'an assignee',
    `with dana as (insert into users (username, password) values ('dana', 'x') returning id)
    update inbox_states set assignee_id = dana.id from dana`,
  ],
  ['that user gone', `delete from users`],
  ['a flag of spam', `update leads set is_spam = true where id < 5`],
  ['a call that moves', `update scheduled_calls set time_slot = '10:00', updated_at = now() + interval '1 minute'`],
  [
    'a note on nothing',
    `insert into inbox_notes (item, author, text) values ('lead 999', 'dana', 'x'), ('lead x', 'd', 'x')`,
  ],
  ['erased words', `update leads set message = '[removed]', name = '[removed]' where id = 1`],
  ['messages that expire', `delete from chat_messages where message like 'How%' or message like '% alone'`],
  ['all gone', `delete from leads; delete from scheduled_calls; delete from chat_messages`],
];

test('every write is shown by the entry of its item, in the counts, and found by words in any order', async () => {
  const { db } = database;
  for (const [what, statement, search] of writes) {
    for (const part of statement.split(';')) await sql.raw(part).execute(db);
    expect(await differences(db), what).toEqual([]);
    if (search) expect(await found(db, search), `${what}: ${search}`).toHaveLength(1);
    if (what === 'erased words') expect(await found(db, 'invoices'), what).toEqual([]);
  }
  expect(await readNews(db)).toEqual({ unread: { lead: 0, call: 0, chat: 0 }, latest: null });
  for (const table of ['inboxNotes', 'inboxReplies', 'inboxStates'] as const) await db.deleteFrom(table).execute();
});

test('writes of one conversation at once wait for each other, others do not, and counts are summed up now and then', async () => {
  const { db, url } = database;
  const other = openDatabase({ DATABASE_URL: url, NEON_WS_PROXY: undefined });
  const say = (handle: Database, sessionId: string) =>
    handle.insertInto('chatMessages').values({ sessionId, message: 'Hello' }).execute();
  const open = await db.startTransaction().execute();
  await say(open, 'one');
  await say(other, 'two');
  await other.insertInto('leads').values(lead).execute();
  const waiting = say(other, 'one');
  await open.commit().execute();
  await waiting;
  expect(await differences(db)).toEqual([]);
  expect(await countInbox(db, { kind: 'chat' })).toEqual({ items: 2, unread: 2 });

  for (let n = 0; n < 120; n++)
    await other
      .updateTable('leads')
      .set({ isSpam: n % 2 === 0 })
      .execute();
  const { rows } = await sql<{ rows: number }>`select count(*)::integer as rows from inbox_counts`.execute(db);
  expect(rows[0]?.rows).toBeLessThanOrEqual(100);
  expect(await differences(db)).toEqual([]);
  await other.destroy();
});

test('words that most items have give the same items as rare ones', async () => {
  const { db } = database;
  await sql`insert into leads (name, email, company, message, is_spam, created_at)
    select 'N' || n, 'n@x.example', 'x', 'Common words' || case when n % 100 = 0 then ', and rare' else '' end, n % 2 = 0,
      now() + n * interval '1 second' from generate_series(1, 400) as n`.execute(db);
  expect(await countInbox(db, { search: 'common' })).toEqual({ items: 400, unread: 200 });
  expect(await countInbox(db, { search: 'rare common' })).toEqual({ items: 4, unread: 0 });
  for (const [search, names] of [
    ['words common', ['N399', 'N397', 'N395']],
    ['rare', []],
  ] as const) {
    const items = await listInbox(db, { search, spam: 'hide' }, 3);
    expect(items.map(({ name }) => name)).toEqual(names);
  }
  const [first] = await listInbox(db, { search: 'common' }, 1);
  expect((await listInbox(db, { search: 'common' }, 1, first))[0]?.name).toBe('N399');
});

test('the migration fills in older items step by step, while the previous release goes on writing', async () => {
  const { db, stop } = await realDatabase('template1');
  await migrate(db, levels[levels.indexOf('0023-inbox-entries') - 1]);
  await db
    .insertInto('leads')
    .values(Array.from({ length: 5 }, () => lead))
    .execute();
  await sql`insert into chat_messages (session_id, message)
    select 'talk ' || n % 4, 'Hello ' || n from generate_series(1, 12) as n`.execute(db);
  await sql`insert into inbox_states (item, read_at) values ('lead 2', now()), ('chat talk 1', now())`.execute(db);
  await migrate(db, levels.at(-1));
  expect((await differences(db)).length).toBeGreaterThan(0);
  const step = () => sql`select fill_inbox(3)`.execute(db);
  await step();
  await sql`delete from leads where id in (1, 5)`.execute(db);
  await sql`insert into chat_messages (session_id, message) values ('talk 3', 'Meanwhile'), ('new', 'Meanwhile')`.execute(
    db,
  );
  await step();
  // The rest, and nothing twice: who comes later finds it done.
  await Promise.all([migrate(db), migrate(db)]);
  expect(await differences(db)).toEqual([]);
  expect(await countInbox(db, {})).toEqual({ items: 8, unread: 6 });
  await stop();
});
