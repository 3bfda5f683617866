/** The setup steps after the first deploy. */
import { beforeEach, expect, test, vi } from 'vitest';
import { applyEnvironmentAdmin, setAdmin } from '#db/accounts/admins.ts';
import { site } from '#src/content/site.ts';
import type { Setup, SetupStep } from '#src/contracts/setup.ts';
import { ADMIN, ask, empty, sendTo } from './support/harness.ts';
import { useLogin } from './support/login.ts';

const { db, begin } = useLogin();
let Cookie: string;

beforeEach(async () => {
  vi.stubEnv('LOCAL_PROGRAM', '');
  await empty(db(), 'setupDismissals', 'environmentAdmin');
  await db().updateTable('users').set({ initialPassword: true }).execute();
  Cookie = await begin();
});

const path = '/api/admin/setup';
const load = async (): Promise<Setup> => {
  const { status, headers, body } = await ask(path, { Cookie });
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  return body;
};
const change = (body: object) => sendTo(path, body, { Cookie }, 'PATCH');
const item = async (step: SetupStep) => (await load()).items.find((found) => found.step === step);

test('after the first deploy a password and notifications are required, the rest is what variables turn on', async () => {
  vi.stubEnv('SITE_URL', 'https://free.netlify.app');
  const open = { done: false, dismissed: false };
  expect(await load()).toEqual({
    items: [
      { step: 'password', required: true, ...open },
      { step: 'notifications', required: true, ...open },
      { step: 'build-hook', required: false, ...open, done: true },
      { step: 'assistant', required: false, ...open, done: true },
      { step: 'address', required: false, ...open },
    ],
    onPlatform: true,
    buildHook: false,
    assistant: 'embedded',
    modelQuestions: 25,
    closedDaysEnd: site.closedDates.at(-1)?.date,
    address: 'https://free.netlify.app',
  });
  vi.stubEnv('NOTIFY_WEBHOOK_URL', 'https://news.example');
  vi.stubEnv('BUILD_HOOK_URL', 'https://hook.example');
  vi.stubEnv('CHATBOT_WEBHOOK_URL', 'https://chat.example');
  vi.stubEnv('SITE_URL', 'https://agency.example');
  expect(await item('notifications')).toMatchObject({ done: true });
  expect(await item('build-hook')).toMatchObject({ done: false });
  expect(await item('address')).toMatchObject({ done: true });
  expect(await load()).toMatchObject({ buildHook: true, assistant: 'webhook' });
});

test('the password step is done once its owner has chosen one, also after later deploys', async () => {
  await applyEnvironmentAdmin(db(), ADMIN.username, ADMIN.password);
  Cookie = await begin();
  expect(await item('password')).toMatchObject({ done: false });
  const chosen = { currentPassword: ADMIN.password, newPassword: 'a password of her own' };
  expect((await sendTo('/api/admin/account/password', chosen, { Cookie })).status).toBe(204);
  await applyEnvironmentAdmin(db(), ADMIN.username, ADMIN.password);
  expect(await item('password')).toMatchObject({ done: true });
  // So does a password that was typed for them, unlike one that was generated.
  for (const isGenerated of [true, false]) {
    await setAdmin(db(), ADMIN.username, 'typed at a prompt', isGenerated);
    Cookie = await begin();
    expect(await item('password')).toMatchObject({ done: !isGenerated });
  }
});

test('optional steps can be dismissed and shown again, required ones not', async () => {
  for (const dismissed of [true, false]) {
    expect((await change({ step: 'build-hook', dismissed })).status).toBe(200);
    expect(await item('build-hook')).toMatchObject({ dismissed });
    expect(await item('assistant')).toMatchObject({ dismissed: false });
  }
  for (const step of ['password', 'notifications']) {
    const { status, body } = await change({ step, dismissed: true });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['step']]);
  }
  vi.stubEnv('LOCAL_PROGRAM', '1');
  expect((await change({ step: 'notifications', dismissed: true })).status).toBe(200);
});
