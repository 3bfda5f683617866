/**
 * Settings that come before variables: addresses, which are secrets and do not lead into a private network, and the
 * language model.
 */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { takeLanguageModel } from '#api/assistant/language-model.ts';
import { canBePublic, fetchPublicText, isPublic, postPublic } from '#api/http/public-fetch.ts';
import { seal } from '#api/http/seal.ts';
import { contextOf, empty, newClient, sendTo, sendContact, surroundings, useAdmin } from './support/harness.ts';
import { settle } from './support/due.ts';
import { useInternet } from './support/internet.ts';
import { weekly } from './support/settings.data.ts';
import { settingsActions } from './support/settings.ts';
import { goodContact } from './support/samples.data.ts';

const internet = useInternet();
const { db, session } = useAdmin();
const { readSettings, change, store, stored } = settingsActions(db, () => session);
const CALENDAR = 'https://calendar.example/token-4711.ics';
const HOOK = 'https://hook.example/in?key=token-0815';

beforeEach(async () => {
  await empty(db(), 'outbox', 'modelQuestions', 'auditLog');
  await store({});
  internet.names = { 'calendar.example': ['93.184.215.14'], 'hook.example': ['93.184.215.14'] };
  internet.pages[CALENDAR] = { body: weekly };
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
  const sealed = (text: string) => seal(text, { SESSION_SECRET: secret }, 'address in the settings');
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
  const asks = async () => Boolean(await takeLanguageModel({ ...surroundings(), db: db(), now: new Date() }));
  expect([await asks(), await asks()]).toEqual([true, false]);
  await change({ modelQuestions: 2 });
  expect([await asks(), await asks()]).toEqual([true, false]);
  await change({ modelQuestions: null, languageModel: false });
  await empty(db(), 'modelQuestions');
  expect(await asks()).toBe(false);
  await change({ languageModel: true });
  expect(await asks()).toBe(true);
});

describe('an address', () => {
  beforeEach(() => {
    internet.names = {};
    internet.pages = {};
  });
  const PUBLIC = ['93.184.215.14'];
  const PRIVATE = 'It is not at a public address.';
  /** Long enough for a busy machine; a page that stays silent is given up sooner. */
  const TIMEOUT = 20_000;
  const fetchText = (address = CALENDAR, timeout = TIMEOUT) => fetchPublicText(address, { timeout, maxSize: 1000 });

  test.each([...['100.64.0.1', '0.0.0.0', '224.0.0.1', 'fe80::1', '64:ff9b::7f00:1', '2002:7f00:1::'], 'nonsense'])(
    'an address of a private or reserved network is not public: %s',
    (address) => {
      expect(isPublic(address)).toBe(false);
    },
  );

  test('a text at a public address is fetched, through redirects to public https addresses', async () => {
    for (const address of [...PUBLIC, '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:93.1.1.1']) {
      expect(isPublic(address), address).toBe(true);
    }
    for (const url of ['https://93.184.215.14/', 'https://localhost.example/', 'https://a.b/']) {
      expect(canBePublic(new URL(url)), url).toBe(true);
    }
    internet.names = { 'calendar.example': PUBLIC, 'inside.example': ['192.168.0.1'] };
    internet.pages['https://calendar.example/moved.ics'] = { body: 'here' };
    const to = (Location: string) => (internet.pages[CALENDAR] = { status: 302, headers: { Location } });
    to('/moved.ics');
    expect(await fetchText()).toBe('here');
    await eachRow(
      [
        ['https://inside.example/', PRIVATE],
        ['https://10.0.0.1/', PRIVATE],
        ['http://calendar.example/moved.ics', 'It is not an https address.'],
        [CALENDAR, 'It redirects too often.'],
      ] as const,
      async ([location, message]) => {
        to(location);
        await expect(fetchText()).rejects.toThrow(message);
      },
    );
    const asked = internet.asked.map(({ url }) => new URL(url).hostname);
    expect(new Set(asked)).toEqual(new Set(['calendar.example']));
  });

  test('nothing is sent to a name with a private address, nor to a private address in any spelling', async () => {
    internet.pages[CALENDAR] = { body: 'inside' };
    for (const addresses of [['10.0.0.7'], [...PUBLIC, '::1']]) {
      internet.names = { 'calendar.example': addresses };
      await expect(fetchText()).rejects.toThrow(PRIVATE);
      const call = { headers: {}, body: '{}', timeout: TIMEOUT };
      await expect(postPublic(CALENDAR, call)).rejects.toThrow(PRIVATE);
    }
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:169.254.169.254]', '2130706433', '0x7f.1']) {
      await expect(fetchText(`https://${host}/x`), host).rejects.toThrow(PRIVATE);
    }
    expect(internet.asked).toEqual([]);
  });

  test('a failure says why', async () => {
    await expect(fetchText()).rejects.toThrow('It could not be reached.');
    internet.names = { 'calendar.example': PUBLIC };
    for (const [message, page, timeout] of [
      ['It is too large.', { body: 'x'.repeat(1001) }, TIMEOUT],
      ['It took too long.', { silent: true as const }, 300],
      ['It answered 500.', { status: 500 }, TIMEOUT],
    ] as const) {
      internet.pages[CALENDAR] = page;
      await expect(fetchText(CALENDAR, timeout)).rejects.toThrow(message);
    }
  });

  test('a message is posted, and redirects are not followed', async () => {
    internet.names = { 'calendar.example': PUBLIC };
    const call = { headers: { 'X-Message-Id': '7' }, body: '{"a":1}', timeout: TIMEOUT };
    internet.pages[CALENDAR] = { status: 204 };
    expect(await postPublic(CALENDAR, call)).toBe(204);
    expect(internet.asked[0]).toMatchObject({ body: '{"a":1}', headers: { 'x-message-id': '7' } });
    internet.pages[CALENDAR] = { status: 307, headers: { Location: 'https://10.0.0.1/' } };
    expect(await postPublic(CALENDAR, call)).toBe(307);
  });
});
