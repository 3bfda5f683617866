/** Addresses in the settings are secrets: sealed in the database, masked in answers. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import settingsHandler from '#functions/admin-settings.ts';
import { seal } from '#functions/shared/http/seal.ts';
import { book, booked, useBookings } from './support/bookings.ts';
import { deliver } from './support/due.ts';
import { afterAnswers, ask, sendTo, signIn } from './support/harness.ts';
import { useInternet } from './support/internet.ts';

vi.mock('node:dns', async () => (await import('./support/internet.ts')).fakeDns);
vi.mock('node:https', async () => (await import('./support/internet.ts')).fakeHttps);

const internet = useInternet();
const { db } = useBookings();
const CALENDAR = 'https://calendar.example/token-4711.ics';
const HOOK = 'https://hook.example/in?key=token-0815';
const EMPTY = 'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//x//EN\nEND:VCALENDAR';

beforeEach(async () => {
  await store({});
  internet.names = { 'calendar.example': ['93.184.215.14'], 'hook.example': ['93.184.215.14'] };
  internet.pages[CALENDAR] = { body: EMPTY };
  internet.pages[HOOK] = { status: 204 };
});
afterEach(afterAnswers);

const store = (chosen: object) =>
  db()
    .updateTable('settings')
    .set({ chosen: JSON.stringify(chosen) })
    .execute();

async function stored() {
  const row = await db().selectFrom('settings').select('chosen').executeTakeFirstOrThrow();
  return JSON.stringify(row.chosen);
}

async function change(body: object) {
  return sendTo(settingsHandler, '/api/admin/settings', body, await signIn(db()), 'PATCH');
}

async function read() {
  return (await ask(settingsHandler, '/api/admin/settings', await signIn(db()))).json();
}

async function notified() {
  await book();
  await afterAnswers();
  await deliver();
  return internet.asked.map(({ url }) => url).filter((url) => url !== CALENDAR);
}

test('neither the database nor an answer has them, and they still work', async () => {
  const answer = await change({ busyCalendar: CALENDAR, notificationWebhook: HOOK });
  expect(await answer.json()).toMatchObject({
    busyCalendar: 'https://calendar.example/…',
    notificationWebhook: 'https://hook.example/…',
    busyCalendarState: { error: null, readAt: expect.any(String) },
  });
  expect(await stored()).not.toMatch(/token|example/);
  expect(JSON.stringify(await read())).not.toContain('token');
  expect(await notified()).toEqual([HOOK]);
});

test('those that an earlier release stored in the clear work, and are sealed by the next change', async () => {
  await store({ busyCalendar: CALENDAR, notificationWebhook: HOOK });
  expect(await read()).toMatchObject({ notificationWebhook: 'https://hook.example/…' });
  await booked('2027-03-09');
  expect(internet.asked.map(({ url }) => url)).toEqual([CALENDAR]);
  expect((await change({ noticeHours: 1 })).status).toBe(200);
  expect(await stored()).not.toMatch(/token|example/);
  expect((await read()).busyCalendarState).toMatchObject({ error: null });
  await change({ noticeHours: 0 });
  expect(await notified()).toEqual([HOOK]);
});

test('after another SESSION_SECRET they are to be entered again, and notifications go where the variable says', async () => {
  const key = {
    secret: 'the secret before, of 32 bytes or more',
    purpose: 'address in the settings',
  };
  await store({ busyCalendar: seal(CALENDAR, key), notificationWebhook: seal(HOOK, key) });
  vi.stubEnv('NOTIFY_WEBHOOK_URL', 'http://127.0.0.1:9/closed');
  await booked('2027-03-09');
  expect(await read()).toMatchObject({
    busyCalendar: 'Cannot be read since SESSION_SECRET was changed',
    busyCalendarState: { error: 'SESSION_SECRET was changed. Enter the calendar’s address again.' },
  });
  await change({ busyCalendar: CALENDAR });
  expect(await read()).toMatchObject({ busyCalendarState: { error: null } });
  expect(await notified()).toEqual([]);
  const messages = await db().selectFrom('outbox').select('channel').execute();
  expect(messages).toEqual([{ channel: 'webhook' }]);
});

test('a mask that is sent back replaces nothing', async () => {
  await change({ notificationWebhook: HOOK });
  expect((await change({ notificationWebhook: 'https://hook.example/…' })).status).toBe(422);
  expect(await notified()).toEqual([HOOK]);
});
