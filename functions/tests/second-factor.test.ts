/** Authenticator codes, recovery codes, and the rule that requires a second factor. */
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import account from '#functions/admin-account.ts';
import recoveryCodes from '#functions/admin-account-recovery-codes.ts';
import totp from '#functions/admin-account-totp.ts';
import blog from '#functions/blog.ts';
import userHandler from '#functions/admin-user.ts';
import users from '#functions/admin-users.ts';
import { setAdmin } from '#db/admins.ts';
import { ADMIN, ask, cookieOf, newClient, sendTo } from './support/harness.ts';
import { check, send, useLogin } from './support/login.ts';

const { db } = useLogin();
const mine = { currentPassword: ADMIN.password };
let Cookie: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
  await db().deleteFrom('users').execute();
  await db().updateTable('accountRules').set({ secondFactorRequired: false }).execute();
  await setAdmin(db(), ADMIN.username, ADMIN.password);
  Cookie = cookieOf(await send(ADMIN));
});
afterEach(() => void vi.useRealTimers());

const callTotp = (method: string, body: object) =>
  sendTo(totp, '/api/admin/account/totp', body, { Cookie }, method);
const load = async () => (await ask(account, '/api/admin/account', { Cookie })).json();
const enter = (code?: string, client = newClient()) => send({ ...ADMIN, code }, client);
const said = async (response: Response) => [response.status, (await response.json()).message];

/** A new code each time: half a minute passes. */
function codeOf(secret: string): string {
  vi.setSystemTime(Date.now() + 30_000);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

async function turnOn() {
  const begun = await callTotp('POST', mine);
  expect(begun.status).toBe(201);
  const { secret, uri } = await begun.json();
  expect(uri).toMatch(/^otpauth:\/\/totp\/Freehand:dana\?issuer=Freehand&secret=[A-Z2-7]{32}&/);
  const on = await callTotp('PATCH', { code: codeOf(secret) });
  expect(on.status).toBe(200);
  const { recoveryCodes: codes } = await on.json();
  return { secret: secret as string, codes: codes as string[] };
}

test('a login without a code is asked for it, one with the code succeeds', async () => {
  const { secret } = await turnOn();
  expect(await said(await enter())).toEqual([401, 'Code required']);
  expect(await said(await enter(''))).toEqual([401, 'Code required']);
  expect(await said(await send({ ...ADMIN, password: 'wrong' }))).toEqual([
    401,
    'Invalid credentials',
  ]);
  const response = await enter(codeOf(secret));
  expect([response.status, await response.json()]).toEqual([200, { username: 'dana' }]);
  expect((await check(cookieOf(response))).status).toBe(200);
});

test('a code works once, also shortly before and after its time', async () => {
  const { secret } = await turnOn();
  const code = codeOf(secret);
  expect((await enter(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  expect(await said(await enter(code))).toEqual([401, 'Invalid code']);
  const next = codeOf(secret);
  vi.setSystemTime(Date.now() + 30_000);
  expect((await enter(next)).status).toBe(200);
  const late = codeOf(secret);
  vi.setSystemTime(Date.now() + 90_000);
  expect((await enter(late)).status).toBe(401);
});

test('a code sent twice at the same time begins one session', async () => {
  const { secret } = await turnOn();
  const code = codeOf(secret);
  const answers = await Promise.all([enter(code), enter(code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test('after five wrong codes further attempts are refused; a login without a code does not count', async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '100');
  const { secret } = await turnOn();
  const client = newClient();
  for (let count = 0; count < 6; count++) {
    expect(await said(await enter('', client))).toEqual([401, 'Code required']);
  }
  for (let count = 0; count < 5; count++) {
    expect((await enter(`00000${count}`, client)).status).toBe(401);
  }
  expect((await enter(codeOf(secret), client)).status).toBe(429);
  expect((await enter(codeOf(secret))).status).toBe(200);
});

test('recovery codes work once each, are stored as hashes, and can be replaced', async () => {
  const { codes } = await turnOn();
  const [first = '', second = '', third = ''] = codes;
  expect(codes).toHaveLength(10);
  expect(first).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect((await enter(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await enter(first)).status).toBe(401);
  expect(await load()).toMatchObject({ totp: true, recoveryCodes: 9 });
  const atOnce = await Promise.all([enter(third), enter(third)]);
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const stored = await db().selectFrom('recoveryCodes').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(second.slice(0, 4));
  const { recoveryCodes: fresh } = await (
    await sendTo(recoveryCodes, '/api/admin/account/recovery-codes', mine, { Cookie })
  ).json();
  expect((await enter(second)).status).toBe(401);
  expect((await enter(fresh[0])).status).toBe(200);
});

test('it is activated by its first code, and turned off with the password', async () => {
  const { secret } = await (await callTotp('POST', mine)).json();
  expect((await enter()).status).toBe(200);
  const wrong = await callTotp('PATCH', { code: '000000' });
  expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([422, ['code']]);
  expect(await load()).toMatchObject({ totp: false });
  expect((await callTotp('PATCH', { code: codeOf(secret) })).status).toBe(200);
  expect((await callTotp('POST', mine)).status).toBe(409);
  expect((await callTotp('PATCH', { code: codeOf(secret) })).status).toBe(409);
  expect((await callTotp('DELETE', { currentPassword: 'wrong' })).status).toBe(422);
  expect((await callTotp('DELETE', mine)).status).toBe(204);
  expect((await enter()).status).toBe(200);
});

test('if it is required, users without one can do nothing else before setting it up', async () => {
  const demanded = await sendTo(
    users,
    '/api/admin/users',
    { secondFactorRequired: true },
    { Cookie },
    'PATCH',
  );
  expect([demanded.status, await demanded.json()]).toEqual([200, { secondFactorRequired: true }]);
  const drafts = () => ask(blog, '/api/blog?scope=all', { Cookie });
  expect((await drafts()).status).toBe(403);
  expect((await ask(users, '/api/admin/users', { Cookie })).status).toBe(403);
  expect(await (await check(Cookie)).json()).toMatchObject({ mustSetUp: true });
  await turnOn();
  expect(await (await check(Cookie)).json()).toEqual({ username: 'dana', role: 'owner' });
  expect((await drafts()).status).toBe(200);
});

test('an owner can remove it from a user who has lost it', async () => {
  await turnOn();
  const eve = { username: 'eve', password: 'another password of the tests' };
  await setAdmin(db(), eve.username, eve.password);
  const { id } = await db()
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'dana')
    .executeTakeFirstOrThrow();
  const hers = cookieOf(await send(eve));
  const body = { secondFactor: false };
  expect(
    await (
      await sendTo(userHandler, `/api/admin/users/${id}`, body, { Cookie: hers }, 'PATCH')
    ).json(),
  ).toMatchObject({
    secondFactor: false,
  });
  expect((await enter()).status).toBe(200);
});
