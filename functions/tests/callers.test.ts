/** Bookings with a name and address: the notifications of agency and visitor, and the deletion of the data. */
import { afterEach, expect, test, vi } from 'vitest';
import itemHandler from '#functions/admin-inbox-item.ts';
import inboxHandler from '#functions/admin-inbox.ts';
import deletePerson from '#functions/admin-inbox-person-delete.ts';
import personHandler from '#functions/admin-inbox-person.ts';
import mine from '#functions/scheduled-call-mine.ts';
import { book, phone, useBookings } from './support/bookings.ts';
import { deliver } from './support/due.ts';
import { afterAnswers, ask, sendTo, signIn } from './support/harness.ts';
import { useMailbox } from './support/mailbox.ts';

const { db, events } = useBookings();
const mailbox = useMailbox();
const ada = { name: 'Ada Park', email: 'ada@park.example' };

// Work after a response uses the variables of its own test, so it has to end before the next one.
afterEach(afterAnswers);

/** Waits for the next mail to an address, which is sent after the response. */
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

test('name and address are optional, and the agency is notified of them', async () => {
  const answer = await book(ada);
  expect(answer.status).toBe(201);
  const said = await answer.json();
  expect(said).toMatchObject({
    id: expect.any(Number),
    phone,
    date: '2027-03-15',
    timeSlot: '09:00',
  });
  expect((await events())[0]?.payload).toMatchObject({ ...ada, phone });

  const none = {
    '10:00': {},
    '11:00': { name: '', email: ' ' },
    '13:00': { name: null, email: null },
  };
  for (const [timeSlot, fields] of Object.entries(none)) {
    expect((await book({ ...fields, timeSlot })).status).toBe(201);
    const payload = (await events()).at(-1)?.payload;
    expect([payload?.timeSlot, payload?.name, payload?.email]).toEqual([
      timeSlot,
      undefined,
      undefined,
    ]);
  }
});

test('their errors are the same as those of the contact form', async () => {
  const answer = await book({ name: 'A', email: 'ada' });
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual({
    name: ['Name must be at least 2 characters'],
    email: ['Please enter a valid email address'],
  });
});

test('a visitor with an address is mailed the call as a calendar file, and every change of it', async () => {
  const { confirmationCode } = await (await book(ada)).json();
  const mail = await mailTo(ada.email);
  expect(mail).toMatchObject({
    subject: 'Your call with Freehand: Monday, March 15, 2027 at 9:00 AM CST',
    replyTo: [{ address: expect.stringContaining('@') }],
  });
  expect(mail.text).toContain(`We call: ${phone}`);
  expect(mail.text).toContain(`/call#${confirmationCode}`);
  // Anybody can enter any address: of the input only the number is mailed.
  expect(mail.text).not.toContain('Ada');
  const booked = fileOf(mail);
  expect(booked).toContain('METHOD:PUBLISH');
  const uid = /^UID:.*$/m.exec(booked)?.[0] ?? 'none';

  const headers = { Authorization: `Bearer ${confirmationCode}` };
  const to = { date: '2027-03-16', timeSlot: '15:00' };
  await sendTo(mine, '/api/scheduled-calls/mine', to, headers, 'PATCH');
  const moved = await mailTo(ada.email);
  expect(moved.subject).toMatch(/^Your call with Freehand was moved: Tuesday, March 16, 2027/);
  expect(fileOf(moved)).toContain(uid);

  const { Cookie } = await signIn(db());
  const { id } = await db().selectFrom('scheduledCalls').select('id').executeTakeFirstOrThrow();
  const cancelled = { cancelled: true };
  const path = `/api/admin/inbox/call/${id}`;
  await sendTo(itemHandler, path, cancelled, { Cookie }, 'PATCH');
  const off = await mailTo(ada.email);
  expect(off.subject).toMatch(/^Your call with Freehand is canceled: Tuesday, March 16, 2027/);
  expect(fileOf(off)).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
});

test('the agency is mailed name and address, and replies go to the visitor', async () => {
  await book(ada);
  const mail = await mailTo('desk@agency.example');
  expect(mail.text).toContain('Name: Ada Park');
  expect(mail.text).toContain('Email: ada@park.example');
  expect(mail.replyTo).toEqual([{ name: 'Ada Park', address: ada.email }]);
});

test('without an address, or without mail, only the agency is notified', async () => {
  await book({ timeSlot: '11:00', name: 'Ada Park' });
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('NOTIFY_EMAIL', '');
  await book(ada);
  await book({ timeSlot: '10:00' });
  expect((await events()).map(({ kind }) => kind)).toEqual(['call', 'call', 'call']);
});

test('the inbox shows and finds visitors by name, and deletes all of their data', async () => {
  await book(ada);
  await book({ timeSlot: '10:00', phone: '+1 (512) 555-0199' });
  const { Cookie } = await signIn(db());
  const list = async (search: string) => {
    return (await (await ask(inboxHandler, `/api/admin/inbox?search=${search}`, { Cookie })).json())
      .items;
  };
  expect(await list('ada@park')).toMatchObject([{ kind: 'call', ...ada, phone }]);

  const person = { person: ada.email };
  const look = async () =>
    (await sendTo(personHandler, '/api/admin/inbox/person', person, { Cookie })).json();
  const { found, seen } = await look();
  expect(found.calls).toMatchObject([{ label: expect.stringContaining('Ada Park') }]);
  // One to the agency, one to Ada.
  expect(found.notifications).toHaveLength(2);
  const body = { ...person, confirm: ada.email, seen };
  expect(
    (await sendTo(deletePerson, '/api/admin/inbox/person/delete', body, { Cookie })).status,
  ).toBe(204);
  expect(await list('ada')).toEqual([]);
  expect(await db().selectFrom('scheduledCalls').select('phone').execute()).toHaveLength(1);
  const left = JSON.stringify(await db().selectFrom('outbox').selectAll().execute());
  expect(left).not.toMatch(/ada@|Ada Park/);
});
