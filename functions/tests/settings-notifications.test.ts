/** Settings that come before variables: the webhook for notifications, and the language model. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import settingsHandler from '#functions/admin-settings.ts';
import contact from '#functions/contact.ts';
import { takeLanguageModel } from '#functions/shared/assistant/language-model.ts';
import { functionEnv } from '#functions/shared/http/environment.ts';
import { book, useBookings } from './support/bookings.ts';
import { goodContact, sendContact } from './support/contact.ts';
import { deliver } from './support/due.ts';
import {
  afterAnswers,
  contextOf,
  jsonRequest,
  newClient,
  sendTo,
  signIn,
} from './support/harness.ts';
import { useInternet } from './support/internet.ts';

vi.mock('node:dns', async () => (await import('./support/internet.ts')).fakeDns);
vi.mock('node:https', async () => (await import('./support/internet.ts')).fakeHttps);

const internet = useInternet();
const { db } = useBookings();
const HOOK = 'https://hook.example/in';

beforeEach(async () => {
  await db().updateTable('settings').set({ chosen: '{}' }).execute();
  await db().deleteFrom('modelQuestions').execute();
});
afterEach(afterAnswers);

async function change(body: object) {
  expect(
    (await sendTo(settingsHandler, '/api/admin/settings', body, await signIn(db()), 'PATCH'))
      .status,
  ).toBe(200);
}

async function delivered() {
  await afterAnswers();
  await deliver();
  // Those that are due together are sent together.
  return internet.asked.map(({ url, body }) => `${JSON.parse(body).kind} to ${url}`).sort();
}

test("the owner's webhook gets contact requests and calls, signed like the other", async () => {
  vi.stubEnv('NOTIFY_WEBHOOK_URL', 'https://other.example/in');
  vi.stubEnv('NOTIFY_WEBHOOK_SECRET', 'a secret for signatures, 32 bytes long');
  internet.names = { 'hook.example': ['93.184.215.14'] };
  internet.pages[HOOK] = { status: 204 };
  await change({ notificationWebhook: HOOK });
  await sendContact();
  await book();
  expect(await delivered()).toEqual([`call to ${HOOK}`, `contact to ${HOOK}`]);
  expect(internet.asked[0]?.headers['x-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
});

test("an owner's webhook in a private network gets nothing, and the message says why", async () => {
  internet.names = { 'hook.example': ['169.254.169.254'] };
  await change({ notificationWebhook: HOOK });
  await book();
  expect(await delivered()).toEqual([]);
  const [message] = await db().selectFrom('outbox').select('lastError').execute();
  expect(message?.lastError).toBe('It is not at a public address.');
});

test('a preview with a copy of the settings notifies nobody', async () => {
  await change({ notificationWebhook: HOOK });
  internet.names = { 'hook.example': ['93.184.215.14'] };
  const preview = Object.assign(contextOf(newClient()), { deploy: { context: 'deploy-preview' } });
  const answer = await contact(jsonRequest('/api/contact', goodContact), preview);
  expect(answer.status).toBe(201);
  const messages = await db().selectFrom('outbox').select('channel').execute();
  expect(messages).toEqual([{ channel: 'log' }]);
});

test('the language model has as many questions a day as the settings say, or none', async () => {
  vi.stubEnv('LLM_BASE_URL', 'https://model.example/v1');
  vi.stubEnv('LLM_MODEL', 'model');
  vi.stubEnv('ASSISTANT_DAILY_LIMIT', '1');
  const asks = async () => {
    const asking = { db: db(), env: functionEnv(), now: new Date() };
    return Boolean(await takeLanguageModel(asking));
  };
  expect([await asks(), await asks()]).toEqual([true, false]);
  await change({ modelQuestions: 3 });
  expect([await asks(), await asks(), await asks()]).toEqual([true, true, false]);
  await change({ modelQuestions: null, languageModel: false });
  await db().deleteFrom('modelQuestions').execute();
  expect(await asks()).toBe(false);
  await change({ languageModel: true });
  expect(await asks()).toBe(true);
});
