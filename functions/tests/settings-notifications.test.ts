/** Settings that come before variables: addresses for notifications, which are secrets, and the language model. */
import { beforeEach, expect, test, vi } from 'vitest';
import { takeLanguageModel } from '#functions/shared/assistant/language-model.ts';
import { functionEnv } from '#functions/shared/http/environment.ts';
import { seal } from '#functions/shared/http/seal.ts';
import { contextOf, empty, goodContact, newClient, sendTo, sendContact, useAdmin } from './support/harness.ts';
import { settle } from './support/due.ts';
import { useInternet } from './support/internet.ts';
import { settingsActions } from './support/settings.ts';

vi.mock('node:dns', async () => (await import('./support/internet.ts')).fakeDns);
vi.mock('node:https', async () => (await import('./support/internet.ts')).fakeHttps);

const internet = useInternet();
const { db, session } = useAdmin();
const { readSettings, change, store, stored } = settingsActions(db, () => session);
const CALENDAR = 'https://calendar.example/token-4711.ics';
const HOOK = 'https://hook.example/in?key=token-0815';

beforeEach(async () => {
  await empty(db(), 'outbox', 'modelQuestions', 'auditLog');
  await store({});
  internet.names = { 'calendar.example': ['93.184.215.14'], 'hook.example': ['93.184.215.14'] };
  internet.pages[CALENDAR] = {
    body: 'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//x//EN\nEND:VCALENDAR',
  };
  internet.pages[HOOK] = { status: 204 };
});

/** Notifies of a contact request. @returns the addresses that were asked for */
async function notified() {
  internet.asked.length = 0;
  await sendContact();
  await settle();
  return internet.asked.map(({ url }) => url);
}

test('addresses are sealed in the database and masked in answers, and they work', async () => {
  vi.stubEnv('NOTIFY_WEBHOOK_URL', 'https://other.example/in');
  vi.stubEnv('NOTIFY_WEBHOOK_SECRET', 'a secret for signatures, 32 bytes long');
  const masked = { notificationWebhook: 'https://hook.example/…' };
  const { body } = await change({ busyCalendar: CALENDAR, notificationWebhook: HOOK });
  expect(body).toMatchObject({
    ...masked,
    busyCalendar: 'https://calendar.example/…',
    busyCalendarState: { error: null, readAt: expect.any(String) },
  });
  expect(JSON.stringify(await readSettings())).not.toContain('token');
  expect(await stored()).not.toMatch(/token|example/);
  expect(await notified()).toEqual([HOOK]);
  expect(internet.asked[0]?.headers['x-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  // A mask that is sent back replaces nothing.
  expect((await change(masked)).status).toBe(422);
  expect(await notified()).toEqual([HOOK]);

  // An earlier release stored them in the clear: they are sealed by the next change.
  await store({ busyCalendar: CALENDAR, notificationWebhook: HOOK });
  expect(await readSettings()).toMatchObject(masked);
  expect((await change({ noticeHours: 1 })).status).toBe(200);
  expect(await stored()).not.toMatch(/token|example/);
  expect(await notified()).toEqual([HOOK]);
});

test('after another SESSION_SECRET they are to be entered again, and notifications go where the variable says', async () => {
  const secret = 'the secret before, of 32 bytes or more';
  const sealed = (text: string) => seal(text, { secret, purpose: 'address in the settings' });
  await store({ busyCalendar: sealed(CALENDAR), notificationWebhook: sealed(HOOK) });
  vi.stubEnv('NOTIFY_WEBHOOK_URL', 'http://127.0.0.1:9/closed');
  expect((await change({ noticeHours: 1 })).body).toMatchObject({
    busyCalendar: 'Cannot be read since SESSION_SECRET was changed',
  });
  expect((await change({ busyCalendar: CALENDAR })).body.busyCalendarState.error).toBeNull();
  expect(await notified()).toEqual([]);
  const messages = await db().selectFrom('outbox').select('channel').execute();
  expect(messages).toEqual([{ channel: 'webhook' }]);
});

test('nothing is sent into a private network, nor by a preview with a copy of the settings', async () => {
  internet.names = { 'hook.example': ['169.254.169.254'], 'calendar.example': ['10.0.0.7'] };
  const { body } = await change({ busyCalendar: CALENDAR, notificationWebhook: HOOK });
  expect(body.busyCalendarState.error).toBe('It is not at a public address.');
  const inside = await change({ notificationWebhook: 'https://192.168.0.1/in' });
  expect(inside.body.errors.notificationWebhook[0]).toContain('private network');
  expect(await notified()).toEqual([]);
  const [message] = await db().selectFrom('outbox').select('lastError').execute();
  expect(message?.lastError).toBe('It is not at a public address.');

  await empty(db(), 'outbox');
  const preview = contextOf(newClient(), 'deploy-preview');
  expect((await sendTo('/api/contact', goodContact, {}, 'POST', preview)).status).toBe(201);
  const messages = await db().selectFrom('outbox').select('channel').execute();
  expect(messages).toEqual([{ channel: 'log' }]);
});

test('the language model has as many questions a day as the settings say, or none', async () => {
  vi.stubEnv('LLM_BASE_URL', 'https://model.example/v1');
  vi.stubEnv('LLM_MODEL', 'model');
  vi.stubEnv('ASSISTANT_DAILY_LIMIT', '1');
  const asks = async () => Boolean(await takeLanguageModel({ db: db(), env: functionEnv(), now: new Date() }));
  expect([await asks(), await asks()]).toEqual([true, false]);
  await change({ modelQuestions: 2 });
  expect([await asks(), await asks()]).toEqual([true, false]);
  await change({ modelQuestions: null, languageModel: false });
  await empty(db(), 'modelQuestions');
  expect(await asks()).toBe(false);
  await change({ languageModel: true });
  expect(await asks()).toBe(true);
});
