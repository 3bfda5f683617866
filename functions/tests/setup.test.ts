/** The setup steps after the first deploy. */
import { beforeEach, expect, test, vi } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { applyEnvironmentAdmin, setAdmin } from '#db/accounts/admins.ts';
import { site } from '#src/content/site.ts';
import type { Setup, SetupStep } from '#src/contracts/setup.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { ADMIN, ask, empty, read, sendTo } from './support/harness.ts';
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
  const { status, headers, body } = await read(ask(path, { Cookie }));
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  return body;
};
const change = (body: object) => read(sendTo(path, body, { Cookie }, 'PATCH'));
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
  const settings = async (closedDays: object[] | null) =>
    (await sendTo('/api/admin/settings', { closedDays }, { Cookie }, 'PATCH')).status;
  const soon = addDays(new Date().toISOString().slice(0, 10), 30);
  expect(await settings([{ date: soon, reason: 'Moving house' }])).toBe(200);
  expect(await item('closed-days')).toMatchObject({ required: true, done: false });
  expect((await load()).closedDaysEnd).toBe(soon);
  expect(await settings(null)).toBe(200);
  expect(await item('closed-days')).toBeUndefined();
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

test('shows what variables turn on', async () => {
  await eachRow(
    [
      [{ NOTIFY_WEBHOOK_URL: 'https://news.example' }, 'notifications'],
      [{ SMTP_URL: 'smtps://mail.example', NOTIFY_EMAIL: 'house@mail.example' }, 'notifications'],
      [{ BUILD_HOOK_URL: 'https://hook.example' }, { buildHook: true }],
      [{ ASSISTANT_MODEL: 'small' }, { assistant: 'embedded' }],
      [
        { OPENAI_BASE_URL: 'https://gateway.example', OPENAI_API_KEY: 'token' },
        { assistant: 'model' },
      ],
      [{ CHATBOT_WEBHOOK_URL: 'https://chat.example' }, { assistant: 'webhook' }],
    ] as const,
    ([variables]) => Object.keys(variables).join(),
    async ([variables, expected]) => {
      for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
      if (expected === 'notifications') expect(await item(expected)).toMatchObject({ done: true });
      else expect(await load()).toMatchObject(expected);
    },
  );
});

test('optional steps can be dismissed and shown again, required ones not', async () => {
  const dismissed = await change({ step: 'build-hook', dismissed: true });
  expect([dismissed.status, dismissed.body]).toEqual([200, await load()]);
  await change({ step: 'build-hook', dismissed: true });
  expect(await item('build-hook')).toMatchObject({ dismissed: true });
  expect(await item('assistant')).toMatchObject({ dismissed: false });
  await change({ step: 'build-hook', dismissed: false });
  expect(await item('build-hook')).toMatchObject({ dismissed: false });
  await eachRow(
    [
      [{ step: 'password', dismissed: true }, 'step'],
      [{ step: 'notifications', dismissed: true }, 'step'],
      [{ step: 'coffee', dismissed: true }, 'step'],
      [{ step: 'assistant', dismissed: 'yes' }, 'dismissed'],
    ] as const,
    ([request]) => JSON.stringify(request),
    async ([request, field]) => {
      const { status, body } = await change(request);
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    },
  );
  vi.stubEnv('LOCAL_PROGRAM', '1');
  expect((await change({ step: 'notifications', dismissed: true })).status).toBe(200);
  expect(await load()).toMatchObject({ deployed: false });
  expect(await item('notifications')).toMatchObject({ required: false, dismissed: true });
});
