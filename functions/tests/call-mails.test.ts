/** What visitors are mailed about their calls: a late invitation, a reminder, and what the agency changes. */
import { afterEach, expect, test, vi } from 'vitest';
import itemHandler from '#functions/admin-inbox-item.ts';
import mine from '#functions/scheduled-call-mine.ts';
import { addReminders } from '#functions/shared/bookings/reminders.ts';
import { functionEnv } from '#functions/shared/http/environment.ts';
import { nextDue } from '#db/due.ts';
import { book, booked, useBookings } from './support/bookings.ts';
import { deliver } from './support/due.ts';
import { afterAnswers, sendTo, signIn } from './support/harness.ts';
import { useMailbox } from './support/mailbox.ts';

const { db } = useBookings();
const mailbox = useMailbox();
afterEach(afterAnswers);

const ada = { name: 'Ada Park', email: 'ada@park.example' };

/** The mails to Ada so far. */
async function mails() {
  await afterAnswers();
  await addReminders(db(), functionEnv());
  await deliver();
  return mailbox.mails.filter(({ to }) => to?.[0]?.address === ada.email);
}

const subjects = async () => (await mails()).map(({ subject }) => subject);

async function change(body: object) {
  const calls = db().selectFrom('scheduledCalls').select('id').orderBy('id');
  const { id } = await calls.executeTakeFirstOrThrow();
  return sendTo(itemHandler, `/api/admin/inbox/call/${id}`, body, await signIn(db()), 'PATCH');
}

/** It is ten past nine on Monday, March 8; the fake clock is the database's too. */
const goTo = (instant: string) => vi.setSystemTime(new Date(instant));

test('a day before the call the visitor is reminded once, with the link that changes it', async () => {
  const { confirmationCode } = await (await book(ada)).json();
  const due = await nextDue(db(), undefined);
  expect(due.getTime()).toBeLessThanOrEqual(Date.parse('2027-03-14T14:00:00Z'));
  expect(await subjects()).toHaveLength(1);
  goTo('2027-03-14T13:59:00Z');
  expect(await subjects()).toHaveLength(1);
  goTo('2027-03-14T14:01:00Z');
  const [, reminder] = await mails();
  expect(reminder?.subject).toBe(
    'Reminder: Your call with Freehand, Monday, March 15, 2027 at 9:00 AM CST',
  );
  expect(reminder?.text).toContain(`/call#${confirmationCode}`);
  expect(reminder?.attachments.map(({ filename }) => filename)).toContain('call.ics');
  expect(await mails()).toHaveLength(2);
  // The database has only a hash of the code, and an encrypted copy.
  const row = JSON.stringify(await db().selectFrom('scheduledCalls').selectAll().execute());
  expect(row).not.toContain(confirmationCode);
});

test.each([
  ['no address', {}, undefined],
  ['a call tomorrow', { ...ada, date: '2027-03-09', timeSlot: '09:00' }, undefined],
  ['a call that was cancelled', ada, { cancelled: true }],
])('no reminder for %s', async (_, fields, then) => {
  expect((await book(fields)).status).toBe(201);
  if (then) expect((await change(then)).status).toBe(200);
  await mails();
  const before = mailbox.mails.length;
  goTo('2027-03-14T18:00:00Z');
  await mails();
  expect(mailbox.mails).toHaveLength(before);
});

test('the agency moves a call: the visitor is mailed, and reminded of the new time', async () => {
  const { confirmationCode } = await (await book(ada)).json();
  const moveTo = { date: '2027-03-17', timeSlot: '14:00' };
  const answer = await change({ moveTo });
  expect(await answer.json()).toMatchObject({
    ...moveTo,
    unread: false,
    history: [{ action: 'call.move', by: 'dana' }],
  });
  expect(await booked('2027-03-15')).toEqual([]);
  expect(await booked('2027-03-17')).toEqual(['14:00']);
  const [, moved] = await mails();
  expect(moved?.subject).toMatch(/^Your call with Freehand was moved: Wednesday, March 17, 2027/);
  expect(moved?.text).toContain('Previously: Monday, March 15');
  expect(moved?.text).toContain(`/call#${confirmationCode}`);
  goTo('2027-03-14T18:00:00Z');
  expect(await mails()).toHaveLength(2);
  goTo('2027-03-16T19:01:00Z');
  expect(await mails()).toHaveLength(3);
});

test('the agency cannot move a call to a slot that is booked or closed, nor anything else', async () => {
  await book();
  await book({ timeSlot: '10:00' });
  const status = async (body: object) => (await change(body)).status;
  expect(await status({ moveTo: { date: '2027-03-15', timeSlot: '10:00' } })).toBe(409);
  expect(await status({ moveTo: { date: '2027-03-14', timeSlot: '10:00' } })).toBe(422);
  expect(await status({ moveTo: { date: '2027-03-15' } })).toBe(422);
  expect(await booked('2027-03-15')).toEqual(['09:00', '10:00']);
  await change({ cancelled: true });
  expect(await status({ moveTo: { date: '2027-03-16', timeSlot: '10:00' } })).toBe(409);
});

test('whoever booked without an address can have the invitation mailed, once', async () => {
  const { confirmationCode, canInvite } = await (await book()).json();
  expect(canInvite).toBe(true);
  const invite = (email: string, code = confirmationCode) => {
    const headers = { Authorization: `Bearer ${code}` };
    return sendTo(mine, '/api/scheduled-calls/mine', { email }, headers);
  };
  expect((await invite('ada')).status).toBe(422);
  expect((await invite(ada.email, 'x')).status).toBe(404);
  const answer = await invite(ada.email);
  expect([answer.status, (await answer.json()).canInvite]).toEqual([200, false]);
  expect((await invite('bea@ito.example')).status).toBe(409);
  const [mail] = await mails();
  expect(mail?.text).toContain(`/call#${confirmationCode}`);
  goTo('2027-03-14T18:00:00Z');
  expect(await mails()).toHaveLength(2);
});

test('without a mail server no invitation is offered', async () => {
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('NOTIFY_EMAIL', '');
  const { confirmationCode, canInvite } = await (await book()).json();
  expect(canInvite).toBe(false);
  const headers = { Authorization: `Bearer ${confirmationCode}` };
  expect(
    (await sendTo(mine, '/api/scheduled-calls/mine', { email: ada.email }, headers)).status,
  ).toBe(409);
});
