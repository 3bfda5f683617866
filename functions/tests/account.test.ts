/** Admins view and change their own account. */
import { beforeEach, expect, test } from 'vitest';
import account from '#functions/admin-account.ts';
import sessions from '#functions/admin-account-sessions.ts';
import { setAdmin } from '#db/admins.ts';
import type { Account } from '#src/contracts/account.ts';
import { ADMIN, ask, cookieOf, newClient, sendTo } from './support/harness.ts';
import { check, send, useLogin } from './support/login.ts';

const { db } = useLogin();
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

beforeEach(() => setAdmin(db(), ADMIN.username, ADMIN.password));

const signIn = async (agent = firefox, as = ADMIN) =>
  cookieOf(await send(as, newClient(), { 'User-Agent': agent }));
const load = async (Cookie: string): Promise<Account> =>
  (await ask(account, '/api/admin/account', { Cookie })).json();
const end = (Cookie: string, id = '') =>
  ask(sessions, `/api/admin/account/sessions${id && `/${id}`}`, { Cookie }, 'DELETE');

test('shows the account and all active sessions', async () => {
  const here = await signIn();
  await signIn(phone);
  expect(await load(here)).toMatchObject({
    ...{ username: 'dana', role: 'owner', email: null, totp: false, passkeys: [] },
    ...{ recoveryCodes: 0, secondFactorRequired: false, mail: false, passkeyHost: 'localhost' },
    sessions: [
      { device: 'Safari on iPhone', current: false },
      { device: 'Firefox on Linux', current: true, lastSeenAt: expect.any(String) },
    ],
  });
});

test('one or all other sessions can be ended, but not those of other users', async () => {
  const eve = { username: 'eve', password: 'another password of the tests' };
  await setAdmin(db(), eve.username, eve.password);
  const theirs = await signIn(firefox, eve);
  const [here, first, second] = [await signIn(), await signIn(phone), await signIn()];
  const [, other] = (await load(here)).sessions.filter(({ current }) => !current);
  expect(other?.device).toBe('Safari on iPhone');
  expect((await end(here, other?.id)).status).toBe(204);
  expect((await check(first)).status).toBe(401);
  expect((await check(second)).status).toBe(200);
  expect((await end(here, other?.id)).status).toBe(404);

  const [foreign] = (await load(theirs)).sessions;
  expect((await end(here, foreign?.id)).status).toBe(404);
  expect((await end(here)).status).toBe(204);
  expect((await check(second)).status).toBe(401);
  expect((await check(here)).status).toBe(200);
  expect((await check(theirs)).status).toBe(200);
});

test('changing the address requires the password', async () => {
  const Cookie = await signIn();
  const change = (body: object) => sendTo(account, '/api/admin/account', body, { Cookie }, 'PATCH');
  const email = 'dana@park.example';
  expect((await change({ email })).status).toBe(422);
  expect((await change({ email, currentPassword: 'not it' })).status).toBe(422);
  expect((await change({ email: 'nowhere', currentPassword: ADMIN.password })).status).toBe(422);
  const changed = await change({ email, currentPassword: ADMIN.password });
  expect(await changed.json()).toMatchObject({ email });
  expect((await load(Cookie)).email).toBe(email);
});
