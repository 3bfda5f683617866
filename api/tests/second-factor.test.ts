/** Authenticator codes, recovery codes, and the rule that requires a second factor. */
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choosePassword } from '#db/accounts/users.ts';
import { age, settle } from './support/due.ts';
import { ADMIN, type Answer, ask, cookieOf, newClient, sendTo, SITE, statusesOf } from './support/harness.ts';
import { check, checkAll, send, useLogin } from './support/login.ts';
import { useMailbox } from './support/mailbox.ts';

const { db, addUser, begin } = useLogin();
const mailbox = useMailbox();
const mine = { currentPassword: ADMIN.password };
let Cookie: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
  await db().updateTable('accountRules').set({ secondFactorRequired: false }).execute();
  Cookie = await begin();
});
afterEach(() => void vi.useRealTimers());

const callTotp = (method: string, body: object) => sendTo('/api/admin/account/totp', body, { Cookie }, method);
const load = async () => (await ask('/api/admin/account', { Cookie })).body;
const enter = (code?: string, client = newClient()) => send({ ...ADMIN, code }, client);
const said = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  return [status, body.message];
};

/** A new code each time: half a minute passes. */
function codeOf(secret: string): string {
  vi.setSystemTime(Date.now() + 30_000);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

async function turnOn() {
  const begun = await callTotp('POST', mine);
  expect(begun.status).toBe(201);
  const { secret, uri } = begun.body;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Freehand:dana\?issuer=Freehand&secret=[A-Z2-7]{32}&/);
  const on = await callTotp('PATCH', { code: codeOf(secret) });
  expect(on.status).toBe(200);
  return { secret: secret as string, codes: on.body.recoveryCodes as string[] };
}

test('is activated by its first code, and turned off with the password, or by another owner', async () => {
  const { secret } = (await callTotp('POST', mine)).body;
  expect((await enter()).status).toBe(200);
  const wrong = await callTotp('PATCH', { code: '000000' });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['code']]);
  expect(await load()).toMatchObject({ totp: false });
  expect((await callTotp('PATCH', { code: codeOf(secret) })).status).toBe(200);
  expect((await callTotp('POST', mine)).status).toBe(409);
  expect((await callTotp('PATCH', { code: codeOf(secret) })).status).toBe(409);
  expect((await callTotp('DELETE', { currentPassword: 'wrong' })).status).toBe(422);
  expect((await callTotp('DELETE', mine)).status).toBe(204);
  expect((await enter()).status).toBe(200);

  await turnOn();
  const { id } = await db().selectFrom('users').select('id').executeTakeFirstOrThrow();
  await addUser('eve');
  const path = `/api/admin/users/${id}`;
  const hers = { Cookie: await begin('eve') };
  const off = await sendTo(path, { secondFactor: false, ...mine }, hers, 'PATCH');
  expect(off.body).toMatchObject({ secondFactor: false });
  expect((await enter()).status).toBe(200);
});

test('a login is asked for a code, which works once, shortly before and after its time', async () => {
  const { secret } = await turnOn();
  expect(await said(enter())).toEqual([401, 'Code required']);
  expect(await said(send({ ...ADMIN, password: 'wrong' }))).toEqual([401, 'Invalid credentials']);
  const code = codeOf(secret);
  const response = await enter(`${code.slice(0, 3)} ${code.slice(3)}`);
  expect(await checkAll(cookieOf(response))).toEqual([200]);
  expect(await said(enter(code))).toEqual([401, 'Invalid code']);
  const next = codeOf(secret);
  vi.setSystemTime(Date.now() + 30_000);
  expect(await statusesOf([enter(next), enter(next)])).toEqual([200, 401]);
  const late = codeOf(secret);
  vi.setSystemTime(Date.now() + 90_000);
  expect((await enter(late)).status).toBe(401);
});

test('after five wrong codes further attempts are refused; a login without a code does not count', async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '100');
  const { secret } = await turnOn();
  const client = newClient();
  for (let count = 0; count < 6; count++) {
    expect(await said(enter('', client))).toEqual([401, 'Code required']);
  }
  for (let count = 0; count < 5; count++) {
    expect((await enter(`00000${count}`, client)).status).toBe(401);
  }
  expect((await enter(codeOf(secret), client)).status).toBe(429);
  expect((await enter(codeOf(secret))).status).toBe(200);
});

test('ten wrong codes within an hour, from whatever addresses, end the use of codes, and the owner is told', async () => {
  vi.stubEnv('SITE_URL', SITE);
  await db().updateTable('users').set({ email: 'dana@park.example' }).execute();
  const { secret, codes } = await turnOn();
  await settle();
  mailbox.mails.length = 0;
  const guesses = Array.from({ length: 15 }, (_, i) => enter(String(100_000 + i)));
  expect(await statusesOf(guesses)).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);
  await settle();
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual(['Someone is guessing your codes']);

  const refused = await enter(codeOf(secret));
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 3500]).toEqual([429, true]);
  expect(refused.body.message).toMatch(/recovery code.*passkey.*new password/);
  expect((await enter(codes[0])).status).toBe(200);
  expect((await enter(codeOf(secret))).status).toBe(429);
  await age(db(), 'users', ['wrongCodesSince'], '59 minutes');
  expect((await enter(codeOf(secret))).status).toBe(429);
  await age(db(), 'users', ['wrongCodesSince'], '1 minute');
  expect((await enter(codeOf(secret))).status).toBe(200);
});

test('right codes do not clear the wrong ones, which whoever has the password guesses; a new password does', async () => {
  const { secret } = await turnOn();
  const guess = (times: number) => statusesOf(Array.from({ length: times }, (_, i) => enter(String(200_000 + i))));
  expect(await guess(9)).toEqual(Array(9).fill(401));
  expect((await enter(codeOf(secret))).status).toBe(200);
  expect(await guess(3)).toEqual([401, 429, 429]);
  const { id, password } = await db().selectFrom('users').select(['id', 'password']).executeTakeFirstOrThrow();
  await choosePassword(db(), id, password);
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
  expect(await statusesOf([enter(third), enter(third)])).toEqual([200, 401]);
  const stored = await db().selectFrom('recoveryCodes').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(second.slice(0, 4));
  const { body: fresh } = await sendTo('/api/admin/account/recovery-codes', mine, { Cookie });
  expect((await enter(second)).status).toBe(401);
  expect((await enter(fresh.recoveryCodes[0])).status).toBe(200);
});

test('if it is required, users without one can do nothing else before setting it up', async () => {
  const rule = { secondFactorRequired: true };
  const demand = () => sendTo('/api/admin/users', rule, { Cookie }, 'PATCH');
  // Nobody locks themselves out: whoever requires one has one.
  expect(await said(demand())).toEqual([409, 'Set up a second factor of your own first, on the Account page.']);
  await turnOn();
  const demanded = await demand();
  expect([demanded.status, demanded.body]).toEqual([200, rule]);
  expect((await callTotp('DELETE', mine)).status).toBe(204);
  const drafts = async () => (await ask('/api/blog?scope=all', { Cookie })).status;
  expect(await drafts()).toBe(403);
  expect((await ask('/api/admin/users', { Cookie })).status).toBe(403);
  expect((await check(Cookie)).body).toMatchObject({ mustSetUp: true });
  await turnOn();
  expect((await check(Cookie)).body).not.toHaveProperty('mustSetUp');
  expect(await drafts()).toBe(200);
});
