/** Settings of owners, which override the defaults at once. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settingsForBuild } from '#db/settings.ts';
import settingsHandler from '#functions/admin-settings.ts';
import chatbot from '#functions/chatbot.ts';
import { nextFreeTimes } from '#functions/shared/assistant/free-times.ts';
import { site } from '#src/content/site.ts';
import type { ChatAnswer } from '#src/contracts/chat.ts';
import type { SettingsAnswer } from '#src/contracts/settings.ts';
import { timeSlots } from '#src/domain/booking/booking.ts';
import { book, booked, useBookings } from './support/bookings.ts';
import { deliver } from './support/due.ts';
import { afterAnswers, ask, sendTo, signIn } from './support/harness.ts';
import { useMailbox } from './support/mailbox.ts';

const { db } = useBookings();
const mailbox = useMailbox();
let session: { Cookie: string };

beforeEach(async () => {
  session = await signIn(db());
  await db().updateTable('settings').set({ chosen: '{}' }).execute();
});
afterEach(afterAnswers);

async function read(): Promise<SettingsAnswer> {
  return (await ask(settingsHandler, '/api/admin/settings', session)).json();
}

const change = (body: object) =>
  sendTo(settingsHandler, '/api/admin/settings', body, session, 'PATCH');

const statusOf = async (slot: object) => (await book(slot)).status;

test('the defaults come from the content, and a change leaves other values as they are', async () => {
  const before = await read();
  expect(before).toEqual({
    hours: { weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' },
    closedDays: site.closedDates,
    notice: null,
    notificationEmails: [],
    noticeHours: 0,
    bufferMinutes: 0,
    busyCalendar: null,
    busyCalendarState: null,
    notificationWebhook: null,
    languageModel: true,
    modelQuestions: null,
  });
  const answer = await change({ notice: ' Closed from Friday. ', somethingElse: 1 });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { ...before, notice: 'Closed from Friday.' },
  ]);
  await change({ hours: { weekdays: [6, 1, 1], opens: '10:00', closes: '12:00' } });
  expect(await read()).toMatchObject({
    notice: 'Closed from Friday.',
    hours: { weekdays: [1, 6] },
  });
  await change({ hours: null, notice: '' });
  expect(await read()).toEqual(before);
});

test('editors are refused', async () => {
  await db().updateTable('users').set({ role: 'editor' }).execute();
  expect((await ask(settingsHandler, '/api/admin/settings', session)).status).toBe(403);
  expect((await change({ notice: 'Mine.' })).status).toBe(403);
  await db().updateTable('users').set({ role: 'owner' }).execute();
  expect((await read()).notice).toBeNull();
});

test.each([
  [{ hours: { weekdays: [], opens: '09:00', closes: '17:00' } }],
  [{ hours: { weekdays: [8], opens: '09:00', closes: '17:00' } }],
  [{ hours: { weekdays: [1], opens: '17:00', closes: '09:00' } }],
  [{ hours: { weekdays: [1], opens: '9', closes: '17:30' } }],
  [{ closedDays: [{ date: '2027-02-30', reason: 'No such day' }] }],
  [{ closedDays: [{ date: '2027-03-15', reason: '' }] }],
  [{ notice: 'x'.repeat(301) }],
  [{ notificationEmails: ['desk@agency.example', 'desk'] }],
])('%j is refused', async (body) => {
  const answer = await change(body);
  expect(answer.status).toBe(422);
  expect(Object.keys((await answer.json()).errors)[0]).toMatch(
    new RegExp(`^${Object.keys(body)[0]}`),
  );
});

test('hours and closed days apply to the next booking, and to the times that the assistant offers', async () => {
  await change({
    hours: { weekdays: [1, 6], opens: '08:00', closes: '10:00' },
    closedDays: [{ date: '2027-03-15', reason: 'Stocktaking' }],
  });
  const refused = await book();
  expect([refused.status, (await refused.json()).errors]).toEqual([
    422,
    { date: ['Closed: Stocktaking'] },
  ]);
  expect(await statusOf({ date: '2027-03-13', timeSlot: '08:00' })).toBe(201);
  expect(await statusOf({ date: '2027-03-13', timeSlot: '10:00' })).toBe(422);
  expect(await statusOf({ date: '2027-03-16' })).toBe(422);
  // The date picker offers none of them: a weekday and a day that are closed, hours that are cut.
  expect(await booked('2027-03-12')).toEqual(timeSlots);
  expect(await booked('2027-03-15')).toEqual(timeSlots);
  expect(await booked('2027-03-22')).toEqual(timeSlots.slice(1));
  expect(await nextFreeTimes(db(), new Date())).toEqual([
    { date: '2027-03-13', timeSlot: '09:00' },
    { date: '2027-03-20', timeSlot: '08:00' },
    { date: '2027-03-20', timeSlot: '09:00' },
  ]);
});

test('mails to the agency go to the configured addresses', async () => {
  const notificationEmails = ['ada@agency.example', 'ines@agency.example'];
  await change({ notificationEmails });
  await book();
  await afterAnswers();
  await deliver();
  const mail = await vi.waitFor(() => {
    const [first] = mailbox.mails;
    if (!first) throw new Error('No mail came.');
    return first;
  });
  expect(mail.to?.map(({ address }) => address)).toEqual(notificationEmails);
});

describe('what every page shows', () => {
  const shown = [
    { notice: 'Closed from Friday.' },
    { hours: { weekdays: [1, 6], opens: '08:00', closes: '10:00' } },
    { closedDays: [{ date: '2027-03-15', reason: 'Stocktaking' }] },
  ];

  test.each(shown)('%j purges the pages of posts, and calls the build hook', async (body) => {
    await change(body);
    const [purge] = await db()
      .selectFrom('outbox')
      .select('payload')
      .where('channel', '=', 'purge')
      .execute();
    expect(purge?.payload).toEqual({ tags: ['blog', 'signal-board', 'settings'] });
    expect(await db().selectFrom('siteChanges').selectAll().execute()).toHaveLength(1);
  });

  test('is known to the next build, and nothing else of the settings is', async () => {
    expect(await settingsForBuild(db())).toBeUndefined();
    for (const body of [...shown, { noticeHours: 4, notificationEmails: ['ada@agency.example'] }]) {
      await change(body);
    }
    expect(JSON.parse((await settingsForBuild(db())) ?? '')).toEqual(Object.assign({}, ...shown));
    await change({ hours: null, closedDays: null, notice: null });
    expect(await settingsForBuild(db())).toBeUndefined();
  });

  test('is what the assistant says from the next question on', async () => {
    const said = async (message: string) => {
      const answer = await sendTo(chatbot, '/api/webhook/chatbot', { message, user_id: 'user_1' });
      return ((await answer.json()) as ChatAnswer).response;
    };
    expect(await said('What are your hours?')).toContain(site.hours.text);
    vi.setSystemTime(Date.now() + 1000);
    for (const body of shown) await change(body);
    expect(await said('What are your hours?')).toContain('Monday and Saturday 8AM to 10AM CST');
    expect(await said('When can a call begin?')).toContain('8:00 AM CST to 9:00 AM CST');
    expect(await said('On which days are you closed?')).toContain('Stocktaking');
  });
});
