/** Deleting a person's data: all of it, nothing of others, and no mention of them remains. */
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import deletePerson from '#functions/admin-inbox-person-delete.ts';
import personHandler from '#functions/admin-inbox-person.ts';
import notesHandler from '#functions/admin-inbox-notes.ts';
import chatbot from '#functions/chatbot.ts';
import contact from '#functions/contact.ts';
import scheduledCalls from '#functions/scheduled-calls.ts';
import type { PersonData } from '#src/contracts/inbox.ts';
import { nextFreeSlots } from '#src/domain/booking/booking.ts';
import { afterAnswers, sendTo, signIn, useDatabase } from './support/harness.ts';

const { db } = useDatabase();
let session: { Cookie: string };
beforeAll(async () => void (session = await signIn(db())));
beforeEach(async () => {
  await afterAnswers();
  const tables = sql.raw(
    'leads, scheduled_calls, chat_messages, inbox_states, inbox_notes, inbox_replies, inbox_answers, outbox, idempotency_keys, audit_log, login_failures',
  );
  await sql`truncate ${tables}`.execute(db());
});

const ADA = 'ada.o+work@park.example';

async function write(fields: Record<string, unknown>) {
  const body = {
    ...{ name: 'Ada Park', email: ADA, company: 'Park & Daughters', phone: '512.555.0177' },
    ...{ message: 'We type every invoice twice.', consent: true },
    ...fields,
  };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const answer = await sendTo(contact, '/api/contact', body, headers);
  return ((await answer.json()) as { id: number }).id;
}

async function book(phone: string, index = 0) {
  const body = { phone, ...nextFreeSlots([], new Date(), index + 1)[index] };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  await sendTo(scheduledCalls, '/api/scheduled-calls', body, headers);
}

const chat = (message: string, user_id: string) =>
  sendTo(chatbot, '/api/webhook/chatbot', { message, user_id });

const note = (id: number, text: string) =>
  sendTo(notesHandler, `/api/admin/inbox/lead/${id}/notes`, { text }, session);

async function load(person: string): Promise<PersonData> {
  // A running delivery would change the rows.
  await afterAnswers();
  const answer = await sendTo(personHandler, '/api/admin/inbox/person', { person }, session);
  expect(answer.status).toBe(200);
  return (await answer.json()) as PersonData;
}

const erase = (body: unknown) =>
  sendTo(deletePerson, '/api/admin/inbox/person/delete', body, session);

const countsOf = ({ found }: PersonData) =>
  Object.fromEntries(
    Object.entries(found).flatMap(([group, rows]) => (rows.length ? [[group, rows.length]] : [])),
  );

/** All columns of all tables that contain a text. */
async function placesOf(needle: string): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db());
  const places: string[] = [];
  for (const { table, column } of columns.rows) {
    const { rows } = await sql`select from ${sql.table(table)}
      where strpos(lower(${sql.ref(column)}::text), ${needle.toLowerCase()}) > 0`.execute(db());
    if (rows.length > 0) places.push(`${table}.${column}`);
  }
  return places;
}

async function addEverything(): Promise<void> {
  const lead = await write({});
  await write({ email: ADA.toUpperCase(), message: 'A second letter of mine.' });
  await note(lead, 'Nice on the phone.');
  await book('+1 (512) 555-0177');
  await chat(`Please write to\n${ADA}.`, 'one');
  await chat('Thanks, bye', 'one');
  const other = await write({
    ...{ name: 'Bea Ito', email: 'bea@ito.example', phone: '' },
    message: `Ask my colleague (${ADA}), please.`,
    chatHistory: `Visitor: I am not ${ADA}`,
  });
  await note(other, `Knows ${ADA} from school.`);
}

test('shows what would be deleted, and deletes nothing', async () => {
  await addEverything();
  const before = await placesOf(ADA);
  const data = await load(ADA);
  expect(countsOf(data)).toEqual({
    ...{ leads: 2, calls: 1, conversations: 1, notes: 1, mentions: 2 },
    // Another person's request mentions her too.
    ...{ notifications: 4, answers: 3 },
  });
  expect(data.found.leads.map(({ label }) => label)).toEqual([
    'Ada Park, Park & Daughters',
    'Ada Park, Park & Daughters',
  ]);
  expect(await placesOf(ADA)).toEqual(before);
  expect(before.length).toBeGreaterThan(5);
});

test('deletes everything, and records that without naming the person', async () => {
  await addEverything();
  const { seen } = await load(ADA);
  const answer = await erase({ person: ADA, confirm: ADA.toUpperCase(), seen });
  expect(answer.status).toBe(204);
  expect(await placesOf(ADA)).toEqual([]);
  expect(await placesOf('Ada Park')).toEqual([]);
  expect(await placesOf('555-0177')).toEqual([]);
  expect(countsOf(await load(ADA))).toEqual({});

  const others = await db().selectFrom('leads').selectAll().execute();
  expect(others).toMatchObject([
    {
      name: 'Bea Ito',
      message: 'Ask my colleague ([removed]), please.',
      chatHistory: 'Visitor: I am not [removed]',
    },
  ]);
  const entry = await db()
    .selectFrom('auditLog')
    .selectAll()
    .where('action', '=', 'inbox.erase')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ username: 'dana', details: { leads: 2, calls: 1, mentions: 2 } });
});

test('deletes nothing of people with similar addresses', async () => {
  const others = ['o+work@park.example', 'xada.o+work@park.example', 'ada.o+work@park.example.org'];
  for (const email of others) await write({ email, phone: '' });
  await write({ email: 'adaXo+work@park.example', phone: '' });
  expect(countsOf(await load(ADA))).toEqual({});
  const { seen } = await load('o+work@park.example');
  await erase({ person: 'o+work@park.example', confirm: 'o+work@park.example', seen });
  expect(await db().selectFrom('leads').select('id').execute()).toHaveLength(3);
});

test('a phone number finds requests and calls, however it is written', async () => {
  await write({});
  await write({ email: 'bea@ito.example', phone: '512-555-01770' });
  await book('+1 512 555 0177');
  await book('(512) 555-0188', 1);
  const data = await load('(512) 555-0177');
  expect(countsOf(data)).toMatchObject({ leads: 1, calls: 1 });
  await erase({ person: '(512) 555-0177', confirm: '(512) 555-0177', seen: data.seen });
  expect(await db().selectFrom('leads').select('email').execute()).toEqual([
    { email: 'bea@ito.example' },
  ]);
  expect(await db().selectFrom('scheduledCalls').select('phone').execute()).toHaveLength(1);
});

test('deletes nothing that was not shown, or without the address typed again', async () => {
  await write({});
  const { seen } = await load(ADA);
  expect((await erase({ person: ADA, confirm: 'ada', seen })).status).toBe(422);
  await write({ message: 'This one came in meanwhile.' });
  expect((await erase({ person: ADA, confirm: ADA, seen })).status).toBe(409);
  expect(await db().selectFrom('leads').select('id').execute()).toHaveLength(2);
});

test.each(['', 'Ada', '12345', 'x'.repeat(300), null])('%j is not an address', async (person) => {
  expect((await sendTo(personHandler, '/api/admin/inbox/person', { person }, session)).status).toBe(
    422,
  );
});
