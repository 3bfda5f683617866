/** One person's data: found by every identifier on the way, copied, and deleted as somebody ticked them. */
import { describe, expect, test } from 'vitest';
import type { PersonData } from '#src/contracts/inbox-person.ts';
import { everything } from './support/harness.ts';
import { book, chat, keysOf, useInbox, write } from './support/inbox.ts';
import { ada } from './support/samples.data.ts';

const { db, send, find, erase } = useInbox();

const ADA = 'ada.o+work@park.example';
const note = (id: number, text: string) => send(`/api/admin/inbox/lead/${id}/notes`, { text });
const emails = async () => (await db().selectFrom('leads').select('email').execute()).map(({ email }) => email);

/** How many items of each group were found. */
const countsOf = ({ items }: PersonData) =>
  Object.fromEntries([...Map.groupBy(items, ({ group }) => group)].map(([group, { length }]) => [group, length]));

/** The labels of what was found, by the value that led to it first. */
const foundBy = ({ identifiers, items }: PersonData) =>
  Object.fromEntries(
    [...Map.groupBy(items, ({ ledBy: [first = 0] }) => identifiers[first]?.value ?? '')].map(([value, found]) => [
      value,
      found.map(({ group }) => group).sort(),
    ]),
  );

/** All tables that contain a text. */
const placesOf = async (needle: string) =>
  Object.entries(await everything(db())).flatMap(([table, rows]) =>
    rows.toLowerCase().includes(needle.toLowerCase()) ? [table] : [],
  );

test('is shown with what would be deleted, and then deleted without being named', async () => {
  const lead = await write({ email: ADA });
  await write({ email: ADA.toUpperCase(), message: 'A second letter of mine.' });
  await note(lead, 'Nice on the phone.');
  await book(0, ada.phone);
  await chat(`Please write to\n${ADA}.`, 'one');
  const { id: answer } = (await chat('Thanks, bye', 'one')).body;
  const rating = { answer, helpful: false, reason: `That was for ${ADA}` };
  expect((await send('/api/webhook/chatbot/rating', rating)).status).toBe(204);
  await send('/api/admin/answers', { questions: `What does ${ADA} want?`, answer: 'A quote.' });
  const other = await write({
    name: 'Bea Ito',
    email: 'bea@ito.example',
    phone: '',
    message: `Ask my colleague (${ADA}), please.`,
    chatHistory: `Visitor: I am not ${ADA}`,
  });
  await note(other, `Knows ${ADA} from school.`);

  const data = await find(ADA);
  // Somebody else's request mentions her, and so does its notification.
  expect(countsOf(data)).toEqual({ leads: 2, calls: 1, conversations: 1, mentions: 3, notifications: 1 });
  expect(data.items.find(({ key }) => key === `lead ${lead}`)).toMatchObject({
    label: 'Ada Park, Park & Daughters',
    attached: { notes: 1, replies: 0, notifications: 1, answers: 1 },
  });
  expect((await placesOf(ADA)).length).toBeGreaterThan(3);

  expect(await erase(ADA, data, { confirm: `\u202A${ADA.toUpperCase()}\u202C` })).toBe(204);
  for (const text of [ADA, 'Ada Park', '555-0177']) expect(await placesOf(text)).toEqual([]);
  expect((await find(ADA)).items).toEqual([]);
  expect(await db().selectFrom('leads').selectAll().execute()).toMatchObject([
    {
      name: 'Bea Ito',
      message: 'Ask my colleague ([removed]), please.',
      chatHistory: 'Visitor: I am not [removed]',
    },
  ]);
  expect(await db().selectFrom('knownAnswers').select('questions').execute()).toEqual([
    { questions: 'What does [removed] want?' },
  ]);
  const erased = db().selectFrom('auditLog').selectAll().where('action', '=', 'inbox.erase');
  expect(await erased.execute()).toMatchObject([{ username: 'dana', details: { leads: 2, calls: 1, mentions: 3 } }]);
});

test('is found by everything that stands on the way: numbers, addresses and names, in any writing', async () => {
  const lead = await write({ email: ADA, phone: '+1 (512) 555-0177' });
  await chat('Could you call me? ５１２．５５５．０１７７', 'two');
  await chat('My name is Adaline Quill, my other number is +44 (0)20 7946 0958.', 'two');
  await book(0, '020 7946-0958');
  const other = await write({ name: 'Bea Ito', email: 'bea@ito.example', phone: '', message: 'Hello, hello, hello.' });
  await note(other, 'Adaline  Quill has sent her.');
  await write({ name: 'Cy Ng', email: 'cy@ng.example', phone: '', message: 'Nobody knows anybody here.' });

  const data = await find(ADA);
  expect(foundBy(data)).toEqual({
    [ADA]: ['leads'],
    '+1 (512) 555-0177': ['conversations'],
    '+44 (0)20 7946 0958': ['calls'],
    'Adaline Quill': ['mentions'],
  });
  expect(data.identifiers).toContainEqual({ kind: 'name', value: 'Ada Park', from: 'Ada Park, Park & Daughters' });
  expect(data.isCut).toBe(false);
  expect(await erase(ADA, data)).toBe(204);
  for (const text of [ADA, '0177', '７７', '0958', 'Adaline']) expect(await placesOf(text)).toEqual([]);
  expect(await emails()).toEqual(['bea@ito.example', 'cy@ng.example']);
  expect(lead).toBeGreaterThan(0);
});

test('is found with the conversation that was sent with the request, though it names nobody', async () => {
  await chat('How would you file forty invoices a day?', 'three');
  await chat('And what would that cost us?', 'four');
  const chatHistory = 'Visitor: How would you file forty invoices a day?\n\nAstro: From $600.';
  await write({ email: ADA, phone: '', chatHistory });
  const data = await find(ADA);
  expect(countsOf(data)).toEqual({ leads: 1, conversations: 1 });
  expect(data.items.find(({ group }) => group === 'conversations')?.label).toContain('forty invoices');
});

test('shares a number and a name with strangers, who stay unless they are ticked', async () => {
  const switchboard = '+1 512 555 0100';
  await write({ email: ADA, phone: switchboard });
  await write({ name: 'Ada Park', email: 'another.ada@else.example', phone: '' });
  await write({ name: 'Bea Ito', email: 'bea@ito.example', phone: switchboard, message: `I sit beside ${ADA}.` });
  await chat(`Ring ${switchboard} and ask for Bea`, 'five');
  const data = await find(ADA);
  expect(countsOf(data)).toMatchObject({ leads: 3, conversations: 1, mentions: 1 });
  // Bea's own request is hers, but what it says about Ada is not.
  const keys = keysOf(data.items.filter(({ ledBy }) => ledBy.includes(0)));
  expect(await erase(ADA, data, { keys })).toBe(204);
  expect(await emails()).toEqual(['another.ada@else.example', 'bea@ito.example']);
  expect(await placesOf(ADA)).toEqual([]);
  expect(await db().selectFrom('chatMessages').select('message').execute()).toHaveLength(1);
});

test('is nobody with a similar address, and found by a number however it is written', async () => {
  const similar = ['xada.o+work@park.example', `${ADA}.org`, 'adaXo+work@park.example'];
  for (const [index, email] of ['o+work@park.example', ...similar].entries()) {
    await write({ name: `Nn ${'abcd'.charAt(index)}`, email, phone: '' });
  }
  expect((await find(ADA)).items).toEqual([]);
  await erase('o+work@park.example', await find('o+work@park.example'));
  expect(await emails()).toEqual(similar);

  await write({ phone: '512.555.0177' });
  await write({ name: 'Bea Ito', email: 'bea@ito.example', phone: '512-555-01770' });
  await book(0, '+1 512 555 0177');
  await book(1);
  const number = '(512) 555-0177';
  const data = await find(number);
  expect(countsOf(data)).toEqual({ leads: 1, calls: 1 });
  expect(await erase(number, data)).toBe(204);
  expect(await emails()).toEqual([...similar, 'bea@ito.example']);
  expect(await db().selectFrom('scheduledCalls').select('phone').execute()).toHaveLength(1);
});

test.each([
  ['r&d@müller.example', 'R&D@MÜLLER.example'],
  ['r&d@müller.example', 'r&d@xn--mller-kva.example'],
  ["o'brien@pub.example", "o'brien@pub.example"],
  ['用户@例子.example', '用户@例子.example'],
])('%s is found as %s', async (person, email) => {
  await write({ email, name: 'Nn' });
  expect(countsOf(await find(person))).toEqual({ leads: 1 });
});

test('is deleted only as shown, what was found, with the address typed again', async () => {
  await write();
  const data = await find(ada.email);
  expect(await erase(ada.email, data, { confirm: 'ada' })).toBe(422);
  expect(await erase(ada.email, data, { keys: [] })).toBe(422);
  expect(await erase(ada.email, data, { keys: ['lead 999999'] })).toBe(422);
  await write({ message: 'This one came in meanwhile.' });
  expect(await erase(ada.email, data)).toBe(409);
  expect(await emails()).toHaveLength(2);
});

describe('a copy', () => {
  const copy = async (as: string) => {
    const { seen, items } = await find(ADA);
    const path = '/api/admin/inbox/person/export';
    return send(path, { person: ADA, seen, items: keysOf(items), as });
  };

  test('has what the person sent and what was written about them, and no text of others', async () => {
    const lead = await write({ email: ADA });
    await note(lead, 'Nice on the phone.');
    await book(0, ada.phone);
    await chat(`I am ${ADA}`, 'six');
    await write({ name: 'Bea Ito', email: 'bea@ito.example', phone: '', message: `I sit beside ${ADA}.` });
    const { status, headers, body } = await copy('json');
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      'application/json',
      'no-store',
    ]);
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="person-\d{4}-\d\d-\d\d\.json"$/);
    expect(body).toMatchObject({
      person: ADA,
      contactRequests: [{ email: ADA, message: ada.message }],
      calls: [{ phone: ada.phone }],
      conversations: [{ message: `I am ${ADA}`, response: expect.any(String) }],
      notes: [{ author: 'dana', text: 'Nice on the phone.' }],
      alsoStored: expect.arrayContaining([expect.objectContaining({ kind: 'mentions' })]),
    });
    expect(JSON.stringify(body)).not.toMatch(/I sit beside|Bea Ito|confirmationHash|sealedCode/);
    const text = (await copy('text')).body;
    for (const part of ['Contact requests\n', `Email: ${ADA}`, 'Nice on the phone.', 'backups']) {
      expect(text).toContain(part);
    }
    const audited = db().selectFrom('auditLog').select('details').where('action', '=', 'inbox.copy');
    expect(await audited.execute()).toHaveLength(2);
  });
});
