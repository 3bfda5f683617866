/** The agency's own calendar, notice and buffers block calls. */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import settingsHandler from '#functions/admin-settings.ts';
import mine from '#functions/scheduled-call-mine.ts';
import { nextFreeTimes } from '#functions/shared/assistant/free-times.ts';
import { book, booked, useBookings } from './support/bookings.ts';
import { afterAnswers, ask, logged, sendTo, signIn } from './support/harness.ts';
import { useInternet } from './support/internet.ts';

vi.mock('node:dns', async () => (await import('./support/internet.ts')).fakeDns);
vi.mock('node:https', async () => (await import('./support/internet.ts')).fakeHttps);

const internet = useInternet();
const { db } = useBookings();
const ADDRESS = 'https://calendar.example/private-key-of-the-calendar.ics';
/** Tuesday, a quarter past nine to half past ten, every week. */
const weekly = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//x//EN
BEGIN:VEVENT
UID:1
SUMMARY:Dentist
DTSTART;TZID=America/Chicago:20270302T091500
DTEND;TZID=America/Chicago:20270302T103000
RRULE:FREQ=WEEKLY
END:VEVENT
END:VCALENDAR`;

let session: { Cookie: string };
beforeEach(async () => {
  session = await signIn(db());
  await db().updateTable('settings').set({ chosen: '{}' }).execute();
  await db().updateTable('busyCalendar').set({ addressHash: null, checkedAt: null }).execute();
  internet.names = { 'calendar.example': ['93.184.215.14'] };
  internet.pages[ADDRESS] = { body: weekly };
});
afterEach(afterAnswers);

async function change(body: object) {
  const answer = await sendTo(settingsHandler, '/api/admin/settings', body, session, 'PATCH');
  return { status: answer.status, ...(await answer.json()) };
}

const state = async () => {
  const { busyCalendarState } = await (
    await ask(settingsHandler, '/api/admin/settings', session)
  ).json();
  return busyCalendarState;
};

const age = (time: string) =>
  sql`update busy_calendar set checked_at = checked_at - ${time}::interval`.execute(db());

test('busy times are taken: in the slots of a day, for the assistant, in booking and moving', async () => {
  const { busyCalendarState } = await change({ busyCalendar: ` ${ADDRESS}` });
  expect(busyCalendarState).toMatchObject({ error: null, readAt: expect.any(String) });
  expect(await booked('2027-03-09')).toEqual(['09:00', '10:00']);
  // The clocks have gone forward by then.
  expect(await booked('2027-03-16')).toEqual(['09:00', '10:00']);
  expect(await booked('2027-03-17')).toEqual([]);
  const refused = await book({ date: '2027-03-16', timeSlot: '10:00' });
  expect(refused.status).toBe(409);
  const { confirmationCode } = await (await book({ date: '2027-03-16', timeSlot: '11:00' })).json();
  const headers = { Authorization: `Bearer ${confirmationCode}` };
  const to = { date: '2027-03-23', timeSlot: '09:00' };
  expect((await sendTo(mine, '/api/scheduled-calls/mine', to, headers, 'PATCH')).status).toBe(409);
  vi.setSystemTime(new Date('2027-03-08T22:10:00Z'));
  expect((await nextFreeTimes(db(), new Date()))[0]).toEqual({
    date: '2027-03-09',
    timeSlot: '11:00',
  });
});

test('the calendar is read every ten minutes at most, and only its times are stored', async () => {
  await change({ busyCalendar: ADDRESS });
  for (let times = 0; times < 3; times++) await booked('2027-03-09');
  expect(internet.asked).toHaveLength(1);
  await age('11 minutes');
  await Promise.all([booked('2027-03-09'), booked('2027-03-09')]);
  expect(internet.asked).toHaveLength(2);
  const row = JSON.stringify(await db().selectFrom('busyCalendar').selectAll().execute());
  expect(row).not.toMatch(/Dentist|private-key/);
  expect(JSON.stringify(logged)).not.toMatch(/Dentist|private-key/);
  const audit = JSON.stringify(await db().selectFrom('auditLog').selectAll().execute());
  expect(audit).not.toContain('private-key');
});

test('while it cannot be read, booking goes on with what is known, and owners see why', async () => {
  await change({ busyCalendar: ADDRESS });
  internet.pages[ADDRESS] = { status: 500 };
  await age('11 minutes');
  expect(await booked('2027-03-09')).toEqual(['09:00', '10:00']);
  expect(await state()).toMatchObject({ error: 'It answered 500.', readAt: expect.any(String) });
  expect((await book({ date: '2027-03-09', timeSlot: '11:00' })).status).toBe(201);
  internet.pages[ADDRESS] = { body: weekly };
  await age('11 minutes');
  await booked('2027-03-09');
  expect(await state()).toMatchObject({ error: null });
});

test('another calendar, or none, forgets the first', async () => {
  await change({ busyCalendar: ADDRESS });
  const other = await change({ busyCalendar: 'webcal://calendar.example/other.ics' });
  expect(other.busyCalendar).toBe('https://calendar.example/…');
  expect(other.busyCalendarState).toMatchObject({ error: 'It answered 404.', readAt: null });
  expect(await booked('2027-03-09')).toEqual([]);
  await change({ busyCalendar: ADDRESS });
  expect(await booked('2027-03-09')).toHaveLength(2);
  expect((await change({ busyCalendar: '' })).busyCalendarState).toBeNull();
  expect(await booked('2027-03-09')).toEqual([]);
});

test('a calendar in a private network is not read', async () => {
  internet.names = { 'calendar.example': ['10.0.0.7'] };
  const { busyCalendarState } = await change({ busyCalendar: ADDRESS });
  expect(busyCalendarState.error).toBe('It is not at a public address.');
  expect(internet.asked).toEqual([]);
});

test('a minimum notice', async () => {
  // It is ten past nine.
  await change({ noticeHours: 3 });
  expect(await booked('2027-03-08')).toEqual(['09:00', '10:00', '11:00', '12:00']);
  const soon = await book({ date: '2027-03-08', timeSlot: '12:00' });
  expect([soon.status, (await soon.json()).errors]).toEqual([
    422,
    { timeSlot: ['Calls need 3 hours of notice'] },
  ]);
  expect((await book({ date: '2027-03-08', timeSlot: '13:00' })).status).toBe(201);
});

test('a buffer around calls and busy times', async () => {
  // Calls take half an hour.
  await change({ bufferMinutes: 31, busyCalendar: ADDRESS });
  const { confirmationCode } = await (await book({ timeSlot: '12:00' })).json();
  expect(await booked('2027-03-15')).toEqual(['11:00', '12:00', '13:00']);
  expect((await book({ timeSlot: '11:00' })).status).toBe(409);
  expect((await book({ timeSlot: '14:00' })).status).toBe(201);
  // Its own place does not block a call that moves.
  const headers = { Authorization: `Bearer ${confirmationCode}` };
  const to = { date: '2027-03-15', timeSlot: '11:00' };
  expect((await sendTo(mine, '/api/scheduled-calls/mine', to, headers, 'PATCH')).status).toBe(200);
  expect(await booked('2027-03-16')).toEqual(['09:00', '10:00', '11:00']);
});

test.each([
  { noticeHours: -1 },
  { noticeHours: 337 },
  { bufferMinutes: 1.5 },
  { busyCalendar: 'http://calendar.example/x.ics' },
  { busyCalendar: 'calendar' },
  { notificationWebhook: 'ftp://hook.example' },
  { languageModel: 'yes' },
  { modelQuestions: -1 },
])('%j is refused', async (body) => expect((await change(body)).status).toBe(422));
