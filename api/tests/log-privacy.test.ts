/** The log never contains personal data, whatever happens, and neither do the alerts to the operator. */
import type { APIContext } from 'astro';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { addMessages } from '#db/outbox.ts';
import { nextFreeSlots } from '#src/domain/booking/bookable-days.ts';
import { onRequest } from '#src/middleware.ts';
import { deliver, settle } from './support/due.ts';
import { answerOfFailing } from './support/failing.ts';
import {
  afterAnswers,
  ask,
  empty,
  host,
  logged,
  provideDatabase,
  sendTo,
  signIn,
  useAdmin,
} from './support/harness.ts';
import { useMailbox } from './support/mailbox.ts';
import { useReceiver } from './support/receiver.ts';

vi.mock('astro:middleware', () => ({ defineMiddleware: (handler: unknown) => handler }));

const { db, session } = useAdmin();
const receiver = useReceiver('NOTIFY_WEBHOOK_URL');
const alerts = useReceiver('ALERT_WEBHOOK_URL');
const mailbox = useMailbox();
const upstream = useReceiver();

const ada = {
  name: 'Ada Quillfeather',
  email: 'ada@quillfeather.example',
  company: 'Quillfeather & Daughters',
  phone: '+1 (512) 555-0188',
  consent: true,
  message: 'Sparrows sit in our ledger.',
};
/** Everything that must not be logged: personal data, codes, cookies and secrets in addresses. */
const secrets: string[] = [];

beforeEach(() => {
  secrets.splice(0, Infinity, ada.phone, 'Quillfeather', 'quillfeather', 'Sparrows', 'hunter2');
  secrets.push('203.0.', session.Cookie.split('=')[1] ?? '');
  vi.stubEnv('ALERT_EMAIL', 'night@agency.example');
});

/** @returns the number of lines */
async function expectSilence(): Promise<number> {
  await afterAnswers();
  const lines = logged.map((line) => JSON.stringify(line));
  const leaks = lines.filter((line) => secrets.some((secret) => line.includes(secret)));
  expect(leaks).toEqual([]);
  return lines.length;
}

test('everything that visitors and admins do', async () => {
  const { id } = (await sendTo('/api/contact', ada)).body;
  await sendTo('/api/contact', { ...ada, email: 'quillfeather' });
  await sendTo('/api/contact', ada, { Origin: 'https://quillfeather.example' });
  await sendTo('/api/contact', `{"name":"${ada.name}"`);
  await sendTo('/api/webhook/chatbot', { message: ada.message, user_id: ada.email });
  await sendTo('/api/webhook/industry-analysis', { industry: ada.company });
  await sendTo('/api/price-slip', { job: ada.message });
  await sendTo('/api/admin/login', { username: ada.email, password: 'hunter2' });

  const [slot, other] = nextFreeSlots([], new Date(Date.now() + 86_400_000), 2);
  const booking = { phone: ada.phone, ...slot };
  const booked = await sendTo('/api/scheduled-calls', booking);
  const { confirmationCode } = booked.body;
  const bearer = { Authorization: `Bearer ${confirmationCode}` };
  await sendTo('/api/scheduled-calls/mine', other, bearer, 'PATCH');
  await ask('/api/scheduled-calls/mine', bearer, 'DELETE');

  await ask(`/api/admin/inbox?search=${ada.email}`, session);
  await ask(`/api/admin/inbox/export?search=${ada.name}`, session);
  await sendTo('/api/admin/inbox/person', { person: ada.email }, session);
  await sendTo(`/api/admin/inbox/lead/${id}/notes`, { text: ada.message }, session);
  const { path } = (await ask('/api/admin/inbox/calendar', session)).body;
  secrets.push(path, confirmationCode);
  expect((await ask(path)).status).toBe(200);
  await settle();

  expect(receiver.taken.length).toBeGreaterThan(0);
  expect(mailbox.mails.length).toBeGreaterThan(0);
  expect(await expectSilence()).toBeGreaterThan(20);
});

test('receivers that refuse and quote the message', async () => {
  receiver.answers = 500;
  mailbox.refuses = 550;
  await sendTo('/api/contact', ada);
  await settle();
  vi.stubEnv('CHATBOT_WEBHOOK_URL', upstream.origin);
  for (const body of [ada.message, `{"response":"${ada.message}"`, `{"${ada.name}":1}`]) {
    upstream.answers = { body };
    const question = { message: ada.message, user_id: 'x' };
    expect((await sendTo('/api/webhook/chatbot', question)).status).toBe(502);
  }
  expect(await expectSilence()).toBeGreaterThan(4);
});

test('a database that refuses or is unavailable', async () => {
  await sql`alter table leads add constraint nobody check (length(name) < 3) not valid`.execute(db());
  expect((await sendTo('/api/contact', ada)).status).toBe(500);
  vi.stubEnv('DATABASE_URL', 'postgres://quillfeather:hunter2@127.0.0.1:1/quillfeather');
  provideDatabase(undefined);
  expect((await sendTo('/api/contact', ada)).status).toBe(503);
  provideDatabase(db());
  expect(await expectSilence()).toBe(2);
  await vi.waitFor(() => expect([alerts.taken.length, mailbox.mails.length]).toEqual([1, 1]));
});

/** Alerts of one kind are sent once an hour. */
function passHours(count: number): void {
  vi.setSystemTime(Date.now() + count * 60 * 60_000);
  onTestFinished(() => void vi.useRealTimers());
}

/** The response of a page rendered on demand whose code throws. */
async function failPage(error: Error): Promise<Response> {
  const request = new Request('https://site.example/blog/a-post');
  const context = {
    request,
    url: new URL(request.url),
    locals: { netlify: { context: { host, waitUntil: () => undefined } } },
    isPrerendered: false,
    routePattern: '/blog/[slug]',
    rewrite: async () => new Response('', { status: 500 }),
  } as unknown as APIContext;
  return (await onRequest(context, () => Promise.reject(error))) as Response;
}

test('a server error and a page that fails each alert the operator once, with the id of the log line', async () => {
  passHours(2);
  const fail = () => answerOfFailing('/api/contact', new Error(`${ada.email} is not iterable`));
  const first = await fail();
  await fail();
  await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1));
  await vi.waitFor(() => expect(alerts.taken).toHaveLength(1));
  const alertOf = (route: string, response: Response) => ({
    kind: 'internal-error',
    details: { route, requestId: response.headers.get('X-Request-Id') },
  });
  expect(alerts.taken[0]?.body).toMatchObject(alertOf('/api/contact', first));
  expect(JSON.stringify([alerts.taken, mailbox.sources])).not.toContain(ada.email);

  passHours(2);
  const page = await failPage(new Error('no such field'));
  await vi.waitFor(() => expect(alerts.taken).toHaveLength(2));
  expect(alerts.taken[1]?.body).toMatchObject(alertOf('/blog/[slug]', page));
});

test('a page whose posts cannot be read is a 503 for a moment, and stays in no cache', async () => {
  const { status, headers } = await failPage(new DatabaseUnavailable());
  expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([503, '5', 'no-store']);
});

test('a message that is given up alerts the operator, and owners find it in the deep health check', async () => {
  passHours(6);
  await empty(db(), 'outbox');
  receiver.answers = 500;
  const [messageId = ''] = await addMessages(db(), ['webhook'], 'contact', { id: 7 });
  await db().updateTable('outbox').set({ attempts: 13 }).execute();
  await deliver();
  await vi.waitFor(() => expect(alerts.taken).toHaveLength(1));
  expect(alerts.taken[0]?.body).toMatchObject({ kind: 'message-given-up', details: { messageId } });

  const { body } = await ask('/api/health?deep=1', await signIn(db()));
  expect(body).toMatchObject({
    status: 'ok',
    givenUp: 1,
    waiting: 0,
    databaseBytes: expect.any(Number),
    missing: [],
  });
});
