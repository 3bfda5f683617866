/** The log never contains personal data, whatever happens. */
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import adminExport from '#functions/admin-inbox-export.ts';
import adminInbox from '#functions/admin-inbox.ts';
import adminNotes from '#functions/admin-inbox-notes.ts';
import adminPerson from '#functions/admin-inbox-person.ts';
import calendar from '#functions/calls-calendar.ts';
import adminCalendar from '#functions/admin-inbox-calendar.ts';
import chatbot from '#functions/chatbot.ts';
import contact from '#functions/contact.ts';
import analysis from '#functions/industry-analysis.ts';
import login from '#functions/admin-login.ts';
import mine from '#functions/scheduled-call-mine.ts';
import scheduledCalls from '#functions/scheduled-calls.ts';
import type { Handler } from '#functions/shared/http/answer.ts';
import { provideDatabase } from '#db/connection.ts';
import { nextFreeSlots } from '#src/domain/booking/booking.ts';
import { deliver } from './support/due.ts';
import {
  afterAnswers,
  contextOf,
  jsonRequest,
  logged,
  plainRequest,
  signIn,
  useDatabase,
} from './support/harness.ts';
import { useMailbox } from './support/mailbox.ts';
import { useReceiver } from './support/receiver.ts';
import { useUpstream } from './support/upstream.ts';

const { db } = useDatabase();
const receiver = useReceiver();
const mailbox = useMailbox();
const upstream = useUpstream();

const ada = {
  name: 'Ada Quillfeather',
  email: 'ada@quillfeather.example',
  company: 'Quillfeather & Daughters',
  phone: '+1 (512) 555-0188',
  message: 'Sparrows sit in our ledger.',
  consent: true,
};
const ip = '203.0.113.77';
/** Everything that must not be logged: personal data, codes, cookies and secrets in addresses. */
const secrets: string[] = [];
let session: { Cookie: string };

beforeAll(async () => {
  session = await signIn(db());
});
beforeEach(() => {
  const { consent: _, ...fields } = ada;
  secrets.splice(0, Infinity, ...Object.values(fields), 'Quillfeather', 'quillfeather', ip);
  secrets.push('Sparrows', 'hunter2', session.Cookie.split('=')[1] ?? '');
  vi.stubEnv('RATE_LIMIT_FACTOR', '100');
});

const post = (handler: Handler, path: string, body: unknown, headers = {}, method = 'POST') =>
  handler(jsonRequest(path, body, headers, method), contextOf(ip));
const get = (handler: Handler, path: string, headers = {}) =>
  handler(plainRequest(path, headers), contextOf(ip));

/** @returns the number of lines */
async function expectSilence(): Promise<number> {
  await afterAnswers();
  const lines = logged.map((line) => JSON.stringify(line));
  const leaks = lines.filter((line) => secrets.some((secret) => line.includes(secret)));
  expect(leaks).toEqual([]);
  return lines.length;
}

test('everything that visitors and admins do', async () => {
  const { id } = (await (await post(contact, '/api/contact', ada)).json()) as { id: number };
  await post(contact, '/api/contact', { ...ada, email: 'quillfeather' });
  await post(contact, '/api/contact', ada, { Origin: 'https://quillfeather.example' });
  await post(contact, '/api/contact', `{"name":"${ada.name}"`);
  await post(chatbot, '/api/webhook/chatbot', { message: ada.message, user_id: ada.email });
  await post(analysis, '/api/webhook/industry-analysis', { industry: ada.company });
  await post(login, '/api/admin/login', { username: ada.email, password: 'hunter2' });

  const [slot, other] = nextFreeSlots([], new Date(), 2);
  const booked = await post(scheduledCalls, '/api/scheduled-calls', { phone: ada.phone, ...slot });
  const { confirmationCode } = (await booked.json()) as { confirmationCode: string };
  secrets.push(confirmationCode);
  const bearer = { Authorization: `Bearer ${confirmationCode}` };
  await post(mine, '/api/scheduled-calls/mine', other, bearer, 'PATCH');
  await mine(plainRequest('/api/scheduled-calls/mine', bearer, 'DELETE'), contextOf(ip));

  await get(adminInbox, `/api/admin/inbox?search=${ada.email}`, session);
  await get(adminExport, `/api/admin/inbox/export?search=${ada.name}`, session);
  await post(adminPerson, '/api/admin/inbox/person', { person: ada.email }, session);
  await post(adminNotes, `/api/admin/inbox/lead/${id}/notes`, { text: ada.message }, session);
  const feed = await get(adminCalendar, '/api/admin/inbox/calendar', session);
  const { path } = (await feed.json()) as { path: string };
  secrets.push(path);
  expect((await get(calendar, path)).status).toBe(200);
  await afterAnswers();
  await deliver();

  expect(receiver.taken.length).toBeGreaterThan(0);
  expect(mailbox.mails.length).toBeGreaterThan(0);
  expect(await expectSilence()).toBeGreaterThan(20);
});

test('receivers that refuse and quote the message', async () => {
  receiver.answers = 500;
  mailbox.refuses = 550;
  await post(contact, '/api/contact', ada);
  await afterAnswers();
  await deliver();
  vi.stubEnv('CHATBOT_WEBHOOK_URL', upstream.url());
  for (const body of [ada.message, `{"response":"${ada.message}"`, `{"${ada.name}":1}`]) {
    upstream.does({ body });
    const answer = await post(chatbot, '/api/webhook/chatbot', {
      message: ada.message,
      user_id: 'x',
    });
    expect(answer.status).toBe(502);
  }
  expect(await expectSilence()).toBeGreaterThan(4);
});

test('a database that refuses or is unavailable', async () => {
  await sql`alter table leads add constraint nobody check (length(name) < 3) not valid`.execute(
    db(),
  );
  expect((await post(contact, '/api/contact', ada)).status).toBe(500);
  vi.stubEnv('DATABASE_URL', 'postgres://quillfeather:hunter2@127.0.0.1:1/quillfeather');
  provideDatabase(undefined);
  expect((await post(contact, '/api/contact', ada)).status).toBe(503);
  provideDatabase(db());
  expect(await expectSilence()).toBe(2);
});
