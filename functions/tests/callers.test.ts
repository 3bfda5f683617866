/** Who books a call and says who it is: what the house learns, what they are mailed, and that it can be deleted. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import itemCall from '#functions/admin-inbox-item.ts';
import inboxCall from '#functions/admin-inbox.ts';
import eraseCall from '#functions/admin-inbox-person-delete.ts';
import personCall from '#functions/admin-inbox-person.ts';
import mine from '#functions/scheduled-call-mine.ts';
import { book, phone, useBookings } from './support/bookings.ts';
import { deliver } from './support/due.ts';
import {
  afterAnswers,
  contextOf,
  jsonRequest,
  newClient,
  plainRequest,
  signIn,
} from './support/harness.ts';
import { Mailbox } from './support/mailbox.ts';

const { db, news } = useBookings();
const mailbox = new Mailbox();
const ada = { name: 'Ada Park', email: 'ada@park.example' };

beforeAll(() => mailbox.open());
afterAll(() => mailbox.close());
beforeEach(() => mailbox.reset());
// What was put off goes by the variables of its own test.
afterEach(afterAnswers);

function withMail() {
  vi.stubEnv('SMTP_URL', mailbox.url);
  vi.stubEnv('NOTIFY_EMAIL', 'desk@freehand.example');
}

/** The next mail for an address: it is on its way when the answer comes. */
async function mailTo(address: string) {
  await afterAnswers();
  await deliver();
  return vi.waitFor(() => {
    const index = mailbox.mails.findIndex(({ to }) => to?.[0]?.address === address);
    const [mail] = index < 0 ? [] : mailbox.mails.splice(index, 1);
    if (!mail) throw new Error(`No mail came for ${address}.`);
    return mail;
  });
}

function fileOf({ attachments }: Awaited<ReturnType<typeof mailTo>>): string {
  const { content = '' } = attachments.find(({ filename }) => filename === 'call.ics') ?? {};
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replace(/\r?\n /g, '');
}

test('name and address are told to the house, and neither is needed', async () => {
  const answer = await book(ada);
  expect(answer.status).toBe(201);
  const said = await answer.json();
  expect(said).toMatchObject({
    id: expect.any(Number),
    phone,
    date: '2027-03-15',
    timeSlot: '09:00',
  });
  expect((await news())[0]?.payload).toMatchObject({ ...ada, phone });

  const none = {
    '10:00': {},
    '11:00': { name: '', email: ' ' },
    '13:00': { name: null, email: null },
  };
  for (const [timeSlot, fields] of Object.entries(none)) {
    expect((await book({ ...fields, timeSlot })).status).toBe(201);
    const told = (await news()).at(-1)?.payload;
    expect([told?.timeSlot, told?.name, told?.email]).toEqual([timeSlot, undefined, undefined]);
  }
});

test('what is wrong with them is said as on the contact form', async () => {
  const answer = await book({ name: 'A', email: 'ada' });
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual({
    name: ['Name must be at least 2 characters'],
    email: ['Please enter a valid email address'],
  });
});

test('who left an address is mailed the call as a file for calendars, and every change of it', async () => {
  withMail();
  const { confirmationCode } = await (await book(ada)).json();
  const mail = await mailTo(ada.email);
  expect(mail).toMatchObject({
    subject: 'Your call with Freehand: Monday, March 15, 2027 at 9:00 AM CST',
    replyTo: [{ address: expect.stringContaining('@') }],
  });
  expect(mail.text).toContain(`We call: ${phone}`);
  expect(mail.text).toContain(`/call#${confirmationCode}`);
  // Anybody may name any address: nothing but a number reaches it.
  expect(mail.text).not.toContain('Ada');
  const booked = fileOf(mail);
  expect(booked).toContain('METHOD:PUBLISH');
  const uid = /^UID:.*$/m.exec(booked)?.[0] ?? 'none';

  const headers = { Authorization: `Bearer ${confirmationCode}` };
  const to = { date: '2027-03-16', timeSlot: '15:00' };
  const move = jsonRequest('/api/scheduled-calls/mine', to, headers, 'PATCH');
  await mine(move, contextOf(newClient()));
  const moved = await mailTo(ada.email);
  expect(moved.subject).toMatch(/^Your call with Freehand was moved: Tuesday, March 16, 2027/);
  expect(fileOf(moved)).toContain(uid);

  const { Cookie } = await signIn(db());
  const { id } = await db().selectFrom('scheduledCalls').select('id').executeTakeFirstOrThrow();
  const cancelled = { cancelled: true };
  const path = `/api/admin/inbox/call/${id}`;
  await itemCall(jsonRequest(path, cancelled, { Cookie }, 'PATCH'), contextOf(newClient()));
  const off = await mailTo(ada.email);
  expect(off.subject).toMatch(/^Your call with Freehand is canceled: Tuesday, March 16, 2027/);
  expect(fileOf(off)).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
});

test('the house is mailed who it is, and answers go to them', async () => {
  withMail();
  await book(ada);
  const mail = await mailTo('desk@freehand.example');
  expect(mail.text).toContain('Name: Ada Park');
  expect(mail.text).toContain('Email: ada@park.example');
  expect(mail.replyTo).toEqual([{ name: 'Ada Park', address: ada.email }]);
});

test('without an address, or without mail, nobody but the house hears of it', async () => {
  await book(ada);
  await book({ timeSlot: '10:00' });
  withMail();
  await book({ timeSlot: '11:00', name: 'Ada Park' });
  expect((await news()).map(({ kind }) => kind)).toEqual(['call', 'call', 'call']);
});

test('the inbox names the caller, finds them, and forgets them whole', async () => {
  withMail();
  await book(ada);
  await book({ timeSlot: '10:00', phone: '+1 (512) 555-0199' });
  const { Cookie } = await signIn(db());
  const list = async (search: string) => {
    const request = plainRequest(`/api/admin/inbox?search=${search}`, { Cookie });
    return (await (await inboxCall(request, contextOf(newClient()))).json()).items;
  };
  expect(await list('ada@park')).toMatchObject([{ kind: 'call', ...ada, phone }]);

  const person = { person: ada.email };
  const look = async () => {
    const request = jsonRequest('/api/admin/inbox/person', person, { Cookie });
    return (await personCall(request, contextOf(newClient()))).json();
  };
  const { found, seen } = await look();
  expect(found.calls).toMatchObject([{ label: expect.stringContaining('Ada Park') }]);
  // One to the house, one to Ada.
  expect(found.notifications).toHaveLength(2);
  const body = { ...person, confirm: ada.email, seen };
  const erase = jsonRequest('/api/admin/inbox/person/delete', body, { Cookie });
  expect((await eraseCall(erase, contextOf(newClient()))).status).toBe(204);
  expect(await list('ada')).toEqual([]);
  expect(await db().selectFrom('scheduledCalls').select('phone').execute()).toHaveLength(1);
  const left = JSON.stringify(await db().selectFrom('outbox').selectAll().execute());
  expect(left).not.toMatch(/ada@|Ada Park/);
});
