/** The setup steps after the first deploy. */
import { beforeEach, expect, test, vi } from 'vitest';
import changePassword from '#functions/admin-account-password.ts';
import saveSettings from '#functions/admin-settings.ts';
import setup from '#functions/admin-setup.ts';
import { applyEnvironmentAdmin, setAdmin } from '#db/admins.ts';
import { site } from '#src/content/site.ts';
import type { Setup, SetupStep } from '#src/contracts/setup.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { ask, cookieOf, sendTo } from './support/harness.ts';
import { send, useLogin } from './support/login.ts';

const { db } = useLogin();
const given = { username: 'owner', password: 'the password of the deploy' };
let Cookie: string;

beforeEach(async () => {
  vi.stubEnv('LOCAL_PROGRAM', '');
  await db().deleteFrom('setupDismissals').execute();
  await db().deleteFrom('environmentAdmin').execute();
  await applyEnvironmentAdmin(db(), given.username, given.password);
  Cookie = cookieOf(await send(given));
});

const path = '/api/admin/setup';
const load = async (): Promise<Setup> => {
  const response = await ask(setup, path, { Cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return response.json();
};
const change = (body: object) => sendTo(setup, path, body, { Cookie }, 'PATCH');
const item = async (step: SetupStep) => (await load()).items.find((found) => found.step === step);

test('after the first deploy a password and notifications are required, the rest is information', async () => {
  vi.stubEnv('SITE_URL', 'https://free.example');
  const open = { done: false, dismissed: false };
  expect(await load()).toEqual({
    items: [
      { step: 'password', required: true, ...open },
      { step: 'notifications', required: true, ...open },
      { step: 'build-hook', required: false, ...open },
      { step: 'assistant', required: false, ...open },
      { step: 'address', required: false, ...open },
    ],
    deployed: true,
    buildHook: false,
    assistant: 'embedded',
    modelQuestions: 25,
    closedDaysEnd: site.closedDates.at(-1)?.date,
    address: 'https://free.example',
  });
});

test('an owner is reminded before the list of closed days ends', async () => {
  const settings = (closedDays: object[] | null) =>
    sendTo(saveSettings, '/api/admin/settings', { closedDays }, { Cookie }, 'PATCH');
  const soon = addDays(new Date().toISOString().slice(0, 10), 30);
  expect((await settings([{ date: soon, reason: 'Moving house' }])).status).toBe(200);
  expect(await item('closed-days')).toMatchObject({ required: true, done: false });
  expect((await load()).closedDaysEnd).toBe(soon);
  expect((await settings(null)).status).toBe(200);
  expect(await item('closed-days')).toBeUndefined();
});

test('the password step is done once its owner has chosen one, also after later deploys', async () => {
  const chosen = { currentPassword: given.password, newPassword: 'a password of her own' };
  expect(
    (await sendTo(changePassword, '/api/admin/account/password', chosen, { Cookie })).status,
  ).toBe(204);
  expect(await item('password')).toMatchObject({ done: true });
  await applyEnvironmentAdmin(db(), given.username, given.password);
  expect(await item('password')).toMatchObject({ done: true });
});

test('a password typed for an admin counts as chosen, a generated one does not', async () => {
  const stillIn = { ...given, password: 'typed at a prompt' };
  await setAdmin(db(), stillIn.username, stillIn.password);
  Cookie = cookieOf(await send(stillIn));
  expect(await item('password')).toMatchObject({ done: true });
  await setAdmin(db(), stillIn.username, stillIn.password, true);
  Cookie = cookieOf(await send(stillIn));
  expect(await item('password')).toMatchObject({ done: false });
});

test.each([
  ['a webhook', { NOTIFY_WEBHOOK_URL: 'https://news.example' }],
  ['mail', { SMTP_URL: 'smtps://mail.example', NOTIFY_EMAIL: 'house@mail.example' }],
])('the notifications step is done with %s', async (_, variables) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  expect(await item('notifications')).toMatchObject({ done: true });
});

test('shows whether there is a build hook', async () => {
  vi.stubEnv('BUILD_HOOK_URL', 'https://hook.example');
  expect(await load()).toMatchObject({ buildHook: true });
});

test('shows who answers visitors', async () => {
  vi.stubEnv('ASSISTANT_MODEL', 'small');
  expect((await load()).assistant).toBe('embedded');
  vi.stubEnv('OPENAI_BASE_URL', 'https://gateway.example');
  vi.stubEnv('OPENAI_API_KEY', 'token');
  expect((await load()).assistant).toBe('model');
  vi.stubEnv('LLM_BASE_URL', 'https://model.example/v1');
  vi.stubEnv('LLM_MODEL', 'small');
  expect((await load()).assistant).toBe('model');
  vi.stubEnv('CHATBOT_WEBHOOK_URL', 'https://chat.example');
  expect((await load()).assistant).toBe('webhook');
});

test('optional steps can be dismissed one by one, and shown again', async () => {
  const dismissed = await change({ step: 'build-hook', dismissed: true });
  expect(dismissed.status).toBe(200);
  expect(await dismissed.json()).toEqual(await load());
  await change({ step: 'build-hook', dismissed: true });
  expect(await item('build-hook')).toMatchObject({ dismissed: true });
  expect(await item('assistant')).toMatchObject({ dismissed: false });
  await change({ step: 'build-hook', dismissed: false });
  expect(await item('build-hook')).toMatchObject({ dismissed: false });
});

test('required steps cannot be dismissed', async () => {
  for (const step of ['password', 'notifications']) {
    const response = await change({ step, dismissed: true });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { step: [expect.any(String)] } });
  }
});

test('on a local machine notifications are optional', async () => {
  vi.stubEnv('LOCAL_PROGRAM', '1');
  expect((await change({ step: 'notifications', dismissed: true })).status).toBe(200);
  expect(await load()).toMatchObject({ deployed: false });
  expect(await item('notifications')).toMatchObject({ required: false, dismissed: true });
});

test.each([
  [{ step: 'coffee', dismissed: true }, 'step'],
  [{ step: 'assistant' }, 'dismissed'],
  [{ step: 'assistant', dismissed: 'yes' }, 'dismissed'],
])('%j is refused', async (body, field) => {
  const response = await change(body);
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors)).toEqual([field]);
});
