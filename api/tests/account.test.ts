/** Admins view and change their own account: sessions, address, password, also a forgotten one. */
import { describe, expect, test, vi } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { signReset } from '#api/session/links.ts';
import { applyEnvironmentAdmin } from '#db/accounts/admins.ts';
import { storeTotpSecret, useTotpStep } from '#db/accounts/second-factors.ts';
import { settle } from './support/due.ts';
import { ADMIN, ask, cookieOf, newClient, SECRET, sendTo, statusesOf } from './support/harness.ts';
import { check, checkAll, enter, send, useLogin } from './support/login.ts';
import { useMailbox } from './support/mailbox.ts';

const { db, addUser, begin } = useLogin();
const mailbox = useMailbox();
const firefox = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
const chosen = 'a password of her own';
const right = { currentPassword: ADMIN.password, newPassword: chosen };

const load = async (Cookie: string) => (await ask('/api/admin/account', { Cookie })).body;
const end = async (Cookie: string, id = '') => {
  const path = `/api/admin/account/sessions${id && `/${id}`}`;
  return (await ask(path, { Cookie }, 'DELETE')).status;
};
const change = (Cookie: string, body: object, client = newClient()) =>
  sendTo('/api/admin/account/password', body, { Cookie }, 'POST', client);

test('shows the account with its sessions; one or all others can be ended, not those of other users', async () => {
  await addUser('eve');
  const theirs = await begin('eve');
  const here = await begin('dana', firefox);
  const phone = await begin('dana', { 'User-Agent': 'iPhone; Version/18.0 Mobile Safari/604.1' });
  expect(await load(here)).toMatchObject({
    username: 'dana',
    role: 'owner',
    email: null,
    totp: false,
    passkeys: [],
    recoveryCodes: 0,
    secondFactorRequired: false,
    mail: true,
    passkeyHost: 'localhost',
    sessions: [
      { device: 'Safari on iPhone', current: false },
      { device: 'Firefox on Linux', current: true, lastSeenAt: expect.any(String) },
    ],
  });
  const third = await begin();
  const [, other] = (await load(here)).sessions;
  const [foreign] = (await load(theirs)).sessions;
  expect(await end(here, other.id)).toBe(204);
  expect(await checkAll(phone, third)).toEqual([401, 200]);
  expect([await end(here, other.id), await end(here, foreign.id)]).toEqual([404, 404]);
  expect(await end(here)).toBe(204);
  expect(await checkAll(third, here, theirs)).toEqual([401, 200, 200]);
});

test('changing the address requires the password; without a mail server it counts at once', async () => {
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('NOTIFY_EMAIL', '');
  const Cookie = await begin();
  const patch = (body: object) => sendTo('/api/admin/account', body, { Cookie }, 'PATCH');
  const email = 'dana@park.example';
  const currentPassword = ADMIN.password;
  for (const wrong of [{ email }, { email, currentPassword: 'not it' }, { email: 'nowhere', currentPassword }])
    expect((await patch(wrong)).status).toBe(422);
  expect((await patch({ email, currentPassword })).body).toMatchObject({ email });
  expect(await load(Cookie)).toMatchObject({ email });
});

describe('a new password', () => {
  test('replaces the old one, also at the next start; only this session and other users stay signed in', async () => {
    await applyEnvironmentAdmin(db(), ADMIN.username, ADMIN.password);
    await addUser('eve');
    const [here, elsewhere, theirs] = [await begin(), await begin(), await begin('eve')];
    const wrong = await change(here, { ...right, currentPassword: 'not it' });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { currentPassword: ['This is not your current password.'] },
    ]);
    expect(await checkAll(here, elsewhere)).toEqual([200, 200]);

    const { status, body, headers } = await change(here, right);
    expect([status, body, headers.get('Cache-Control')]).toEqual([204, '', 'no-store']);
    expect(await checkAll(here, elsewhere, theirs)).toEqual([200, 401, 200]);
    await applyEnvironmentAdmin(db(), ADMIN.username, ADMIN.password);
    expect([await enter(ADMIN.password), await enter(chosen)]).toEqual([401, 200]);
    const entries = await db().selectFrom('auditLog').selectAll().orderBy('id').execute();
    const actions = entries.map(({ action }) => action).filter((name) => !/login|set/.test(name));
    expect(actions).toEqual(['password.refused', 'password.change']);
    expect(JSON.stringify(entries)).not.toContain(chosen);
  });

  test('is refused if it is weak, the same or comes without the current one', async () => {
    const cookie = await begin();
    await eachRow(
      [
        { newPassword: 'eleven char' },
        { newPassword: 'Password2027!' },
        { newPassword: ADMIN.password },
        { newPassword: 12 },
        { currentPassword: '' },
      ],
      async (wrong) => {
        const { status, body } = await change(cookie, { ...right, ...wrong });
        expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(wrong)]);
      },
    );
    expect(await enter(ADMIN.password)).toBe(200);
  });

  test('is refused after five wrong ones, as at the login', async () => {
    const client = newClient();
    const cookie = await begin();
    for (let count = 0; count < 5; count++) {
      expect((await change(cookie, { ...right, currentPassword: 'not it' }, client)).status).toBe(422);
    }
    const refused = await change(cookie, right, client);
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect((await change(cookie, right)).status).toBe(204);
  });
});

describe('by mail', () => {
  const setEmail = () => db().updateTable('users').set({ email: 'dana@park.example' }).execute();
  const forget = async (username: string) => {
    const answer = await sendTo('/api/admin/password-resets', { username });
    await settle();
    return [answer.status, answer.body];
  };
  const use = (token: string) => sendTo(`/api/admin/invitations/${token}`, { password: chosen });
  const accept = async (token: string) => (await use(token)).status;

  test('a link for a forgotten password works once, and nobody learns whether there is an account', async () => {
    await setEmail();
    const here = await begin();
    const answer = await forget('DANA@park.example');
    expect(answer).toEqual([204, '']);
    // A second one soon after sends no mail.
    expect([await forget('dana'), await forget('nobody')]).toEqual([answer, answer]);
    expect(mailbox.mails).toMatchObject([
      { subject: 'Choose a new password', to: [{ address: 'dana@park.example' }], attachments: [] },
    ]);
    const [mail] = mailbox.mails;
    const link = /http:\/\/localhost:4321\/admin-password#([\w-]{43})/;
    const [, token = ''] = link.exec(mail?.text ?? '') ?? [];
    expect(mail?.html).toContain(`#${token}`);
    // A copy of the database must not grant access to an account.
    const stored = await db().selectFrom('outbox').select('payload').execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect([await enter(ADMIN.password), await accept(token)]).toEqual([200, 204]);
    expect([await checkAll(here), await enter(ADMIN.password), await enter(chosen)]).toEqual([[401], 401, 200]);
    expect(await accept(token)).toBe(404);
  });

  test.each([
    // Browsers store an address with its domain as mail servers know it.
    ['r&d@xn--mller-kva.example', 'R&D@müller.example'],
    ['r&d@müller.example', '\u202Ar&d@müller.example\u202C'],
  ])('a link is sent to %s for %s', async (email, typed) => {
    await db().updateTable('users').set({ email }).execute();
    await forget(typed);
    expect(mailbox.sources.at(-1)).toMatch(/^To: r&d@xn--mller-kva\.example\r$/m);
  });

  test('the user is notified of a new device, but not of the first or a known one', async () => {
    await setEmail();
    const client = newClient();
    for (const headers of [{}, {}, firefox]) {
      expect(mailbox.mails).toEqual([]);
      await send(ADMIN, client, headers);
      await settle();
    }
    expect(mailbox.mails).toMatchObject([{ subject: 'A new sign-in', to: [{ address: 'dana@park.example' }] }]);
    expect(mailbox.mails[0]?.text).toContain('with Firefox on Linux');
  });

  test('a link made by command works once, and removes the second factor if it says so', async () => {
    const { id } = await db().selectFrom('users').select('id').executeTakeFirstOrThrow();
    await storeTotpSecret(db(), id, 'A'.repeat(32));
    await useTotpStep(db(), id, 1);
    const reset = { username: 'dana', secondFactorOff: false };
    const token = await signReset(SECRET, reset, 1);
    expect(await accept(token)).toBe(204);
    expect((await send({ ...ADMIN, password: chosen })).body.message).toBe('Code required');

    const other = await signReset(SECRET, { ...reset, secondFactorOff: true }, 1);
    expect(await statusesOf([use(other), use(other)])).toEqual([204, 404]);
    const cookie = cookieOf(await send({ ...ADMIN, password: chosen }));
    expect((await check(cookie)).status).toBe(200);
    for (const bad of [
      token,
      await signReset('another key, that is also 32 bytes long', reset, 1),
      await signReset(SECRET, reset, -1),
      await signReset(SECRET, { ...reset, username: 'nobody' }, 1),
      cookie.slice('session='.length),
    ]) {
      expect(await accept(bad)).toBe(404);
    }
  });
});

test('each account has its own way to edit posts', async () => {
  await addUser('eve');
  const [dana, eve] = [await begin(), await begin('eve')];
  const viewOf = async (Cookie: string) => (await ask('/api/admin/check-auth?rights=1', { Cookie })).body.contentView;
  expect(await viewOf(dana)).toBeNull();
  const choose = (body: object) => sendTo('/api/admin/account/editor', body, { Cookie: dana }, 'PATCH');
  expect((await choose({})).status).toBe(422);
  expect((await choose({ contentView: 'source' })).status).toBe(204);
  expect([await viewOf(dana), await viewOf(eve)]).toEqual(['source', null]);
});

test('owners see the audit log, page by page', async () => {
  const Cookie = cookieOf(await send(ADMIN));
  await enter('wrong');
  const page = (query: string) => ask(`/api/admin/activity${query}`, { Cookie });
  const { body, headers } = await page('?limit=1');
  expect(body).toEqual([
    {
      id: expect.any(String),
      action: 'login.failed',
      username: 'dana',
      entityId: null,
      kind: null,
      name: null,
      user: null,
      createdAt: expect.any(String),
    },
  ]);
  expect(headers.get('Link')).toBe('</api/admin/activity?limit=1&offset=1>; rel="next"');
  expect((await page('?limit=1&offset=1')).body).toMatchObject([{ action: 'login' }]);
});
