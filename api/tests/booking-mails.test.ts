/** What agency and visitors are mailed about calls: bookings, changes, a late invitation, a reminder. */
import { expect, test, vi } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { addReminders } from '#api/bookings/reminders.ts';
import { functionEnv } from '#api/http/environment.ts';
import { nextDue } from '#db/due.ts';
import { ada, book, booked, goTo, phone, useBookings, withCode } from './support/bookings.ts';
import { deliver } from './support/due.ts';
import { afterAnswers, empty } from './support/harness.ts';
import { calendarOf, useMailbox } from './support/mailbox.ts';

const { db, events, change, changeCall } = useBookings();
const mailbox = useMailbox();

/** The new mails to an address, once none is under way; whichever could not be sent says why. */
async function mailsTo(address = ada.email) {
  await afterAnswers();
  await addReminders(db(), functionEnv());
  await deliver();
  const tried = db()
    .selectFrom('outbox')
    .where('attempts', '>', 0)
    .where('deliveredAt', 'is', null)
    .select('lastError');
  await vi.waitFor(async () => expect(await tried.where('lastError', 'is', null).execute()).toEqual([]), 20_000);
  expect(await tried.execute()).toEqual([]);
  return mailbox.mails.splice(0).filter(({ to }) => to?.[0]?.address === address);
}

test('the agency is mailed name and address where its settings say, and replies go to the visitor', async () => {
  const notificationEmails = ['desk@agency.example', 'ines@agency.example'];
  await change({ notificationEmails });
  await book(ada);
  const [mail] = await mailsTo('desk@agency.example');
  expect(mail?.text).toMatch(/Name: Ada Park[^]*Email: ada@park\.example/);
  expect(mail?.to?.map(({ address }) => address)).toEqual(notificationEmails);
  expect(mail?.replyTo).toEqual([{ name: 'Ada Park', address: ada.email }]);
});

test('a visitor is mailed the call as a calendar file, every change of it, and one reminder', async () => {
  const { confirmationCode } = (await book(ada)).body;
  const [mail] = await mailsTo();
  expect(mail?.subject).toBe('Your call with Freehand: Monday, March 15, 2027 at 9:00 AM CST');
  expect(mail?.text).toContain(`We call: ${phone}`);
  expect(mail?.text).toContain(`/call#${confirmationCode}`);
  // Anybody can enter any address: of the input only the number is mailed.
  expect(mail?.text).not.toContain('Ada');
  const { UID = 'none', METHOD } = calendarOf(mail).lines;
  expect(METHOD).toBe('PUBLISH');

  await withCode(confirmationCode, 'PATCH', { date: '2027-03-16', timeSlot: '15:00' });
  const [moved] = await mailsTo();
  expect(moved?.subject).toMatch(/^Your call with Freehand was moved: Tuesday, March 16, 2027/);
  expect(calendarOf(moved).lines).toMatchObject({ UID });

  const moveTo = { date: '2027-03-17', timeSlot: '14:00' };
  const { body } = await changeCall({ moveTo });
  const history = [{ action: 'call.move', by: 'dana' }];
  expect(body).toMatchObject({ ...moveTo, unread: false, history });
  expect([await booked('2027-03-16'), await booked('2027-03-17')]).toEqual([[], ['14:00']]);
  const [again] = await mailsTo();
  expect(again?.subject).toMatch(/was moved: Wednesday, March 17, 2027/);
  expect(again?.text).toContain('Previously: Tuesday, March 16');

  // A day before the call that is left.
  const due = await nextDue(db(), undefined);
  expect(due.getTime()).toBeLessThanOrEqual(Date.parse('2027-03-16T19:00:00Z'));
  goTo('2027-03-16T18:59:00Z');
  expect(await mailsTo()).toEqual([]);
  goTo('2027-03-16T19:01:00Z');
  const [reminder, ...more] = [...(await mailsTo()), ...(await mailsTo())];
  expect(more).toEqual([]);
  expect(reminder?.subject).toBe('Reminder: Your call with Freehand, Wednesday, March 17, 2027 at 2:00 PM CST');
  expect(reminder?.text).toContain(`/call#${confirmationCode}`);
  expect(calendarOf(reminder).lines).toMatchObject({ UID });
  // The database has only a hash of the code, and an encrypted copy.
  const row = JSON.stringify(await db().selectFrom('scheduledCalls').selectAll().execute());
  expect(row).not.toContain(confirmationCode);

  await changeCall({ cancelled: true });
  const [off] = await mailsTo();
  expect(off?.subject).toMatch(/^Your call with Freehand is canceled: Wednesday, March 17, 2027/);
  expect(calendarOf(off).lines).toMatchObject({ UID, METHOD: 'CANCEL', STATUS: 'CANCELLED' });
});

test('nobody is reminded without an address, or of a call that is tomorrow or canceled', () =>
  eachRow(
    [
      ['no address', {}],
      ['tomorrow', { ...ada, date: '2027-03-09' }],
      ['canceled', ada],
    ] as const,
    async ([name, fields]) => {
      goTo('2027-03-08T15:10:00Z');
      await empty(db(), 'scheduledCalls');
      expect((await book(fields)).status).toBe(201);
      if (name === 'canceled') expect((await changeCall({ cancelled: true })).status).toBe(200);
      await mailsTo();
      goTo('2027-03-14T18:00:00Z');
      expect(await mailsTo()).toEqual([]);
    },
  ));

test('the agency cannot move a call to a slot that is booked or closed, nor one that is canceled', async () => {
  await book();
  await book({ timeSlot: '10:00' });
  const move = async (date: string, timeSlot?: string) => (await changeCall({ moveTo: { date, timeSlot } })).status;
  expect(await move('2027-03-15', '10:00')).toBe(409);
  expect([await move('2027-03-14', '10:00'), await move('2027-03-15')]).toEqual([422, 422]);
  expect(await booked('2027-03-15')).toEqual(['09:00', '10:00']);
  await changeCall({ cancelled: true });
  expect(await move('2027-03-16', '10:00')).toBe(409);
});

test('whoever booked without an address can have the invitation mailed, once, where there is mail', async () => {
  const { confirmationCode: code, canInvite } = (await book()).body;
  expect(canInvite).toBe(true);
  const invite = (email: string, as = code) => withCode(as, 'POST', { email });
  expect((await invite('ada')).status).toBe(422);
  expect((await invite(ada.email, 'x')).status).toBe(404);
  expect(await invite(ada.email)).toMatchObject({ status: 200, body: { canInvite: false } });
  expect((await invite('bea@ito.example')).status).toBe(409);
  expect((await mailsTo())[0]?.text).toContain(`/call#${code}`);
  goTo('2027-03-14T18:00:00Z');
  expect(await mailsTo()).toHaveLength(1);

  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('NOTIFY_EMAIL', '');
  await empty(db(), 'outbox');
  const { body } = await book({ timeSlot: '10:00' });
  expect(body.canInvite).toBe(false);
  expect((await invite(ada.email, body.confirmationCode)).status).toBe(409);
  await book({ ...ada, timeSlot: '11:00' });
  expect((await events()).map(({ kind }) => kind)).toEqual(['call', 'call']);
});
