/** Password reset links by mail and by command, notices of new devices, and the audit log. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import account from '#functions/admin-account.ts';
import activity from '#functions/admin-activity.ts';
import acceptInvitation from '#functions/admin-invitation.ts';
import resets from '#functions/admin-password-resets.ts';
import { signReset } from '#functions/shared/session/reset-token.ts';
import { setAdmin } from '#db/admins.ts';
import { storeTotpSecret, useTotpStep } from '#db/second-factors.ts';
import { deliver } from './support/due.ts';
import {
  ADMIN,
  afterAnswers,
  ask,
  cookieOf,
  newClient,
  SECRET,
  sendTo,
} from './support/harness.ts';
import { check, send, useLogin } from './support/login.ts';
import { useMailbox } from './support/mailbox.ts';

const { db } = useLogin();
const mailbox = useMailbox();
const firefox = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const chosen = 'the next password of hers';

afterEach(afterAnswers);
beforeEach(async () => {
  await db().deleteFrom('users').execute();
  await db().deleteFrom('outbox').execute();
  await setAdmin(db(), ADMIN.username, ADMIN.password);
  await db().updateTable('users').set({ email: 'dana@park.example' }).execute();
});

const forget = async (username: string) => {
  const response = await sendTo(resets, '/api/admin/password-resets', { username });
  await afterAnswers();
  await deliver();
  return response;
};
const accept = (token: string, password = chosen) =>
  sendTo(acceptInvitation, `/api/admin/invitations/${token}`, { password });
const enter = (password: string) => send({ ...ADMIN, password });

test('a forgotten password: the user is mailed a link that works once', async () => {
  const here = cookieOf(await send(ADMIN));
  expect((await forget('dana')).status).toBe(204);
  const [mail] = mailbox.mails;
  expect(mail).toMatchObject({
    subject: 'Choose a new password',
    to: [{ address: 'dana@park.example' }],
    attachments: [],
  });
  const token = /http:\/\/localhost:4321\/admin-password#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  expect(mail?.html).toContain(`#${token}`);
  // A copy of the database must not grant access to an account.
  const stored = await db().selectFrom('outbox').select('payload').execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  expect((await enter(ADMIN.password)).status).toBe(200);
  expect((await accept(token ?? '')).status).toBe(204);
  expect((await check(here)).status).toBe(401);
  expect((await enter(ADMIN.password)).status).toBe(401);
  expect((await enter(chosen)).status).toBe(200);
  expect((await accept(token ?? '')).status).toBe(404);
});

test('works by address too; a second request soon after sends no mail', async () => {
  await forget('DANA@park.example');
  await forget('dana');
  expect(mailbox.mails).toHaveLength(1);
});

test('the response does not reveal whether there is an account', async () => {
  const [known, unknown] = [await forget('dana'), await forget('nobody')];
  expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
  expect(mailbox.mails).toHaveLength(1);
});

test('a login page learns which ways to log in there are', async () => {
  const sendRequest = async () => (await ask(resets, '/api/admin/password-resets')).json();
  expect(await sendRequest()).toEqual({ mail: true, passkeys: false });
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('NOTIFY_EMAIL', '');
  expect(await sendRequest()).toEqual({ mail: false, passkeys: false });
  expect((await forget('dana')).status).toBe(404);
});

test('the user is notified of a new device, but not of the first or a known one', async () => {
  const client = newClient();
  await send(ADMIN, client);
  await send(ADMIN, client);
  await afterAnswers();
  await deliver();
  expect(mailbox.mails).toEqual([]);
  await send(ADMIN, client, firefox);
  await afterAnswers();
  await deliver();
  expect(mailbox.mails).toMatchObject([
    { subject: 'A new sign-in', to: [{ address: 'dana@park.example' }] },
  ]);
  expect(mailbox.mails[0]?.text).toContain('with Firefox on Linux');
});

test('a link made by command works once, and removes the second factor if it says so', async () => {
  const { id } = await db().selectFrom('users').select('id').executeTakeFirstOrThrow();
  await storeTotpSecret(db(), id, 'A'.repeat(32));
  await useTotpStep(db(), id, 1);
  const reset = { username: 'dana', secondFactorOff: false };
  const token = await signReset(SECRET, reset, 1);
  expect((await accept(token)).status).toBe(204);
  expect(await (await enter(chosen)).json()).toEqual({ message: 'Code required' });
  expect((await accept(token)).status).toBe(404);

  const other = await signReset(SECRET, { ...reset, secondFactorOff: true }, 1);
  const uses = await Promise.all([1, 2].map(() => accept(other, ADMIN.password)));
  expect(uses.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect((await enter(ADMIN.password)).status).toBe(200);

  for (const bad of [
    await signReset('another key, that is also 32 bytes long', reset, 1),
    await signReset(SECRET, reset, -1),
    await signReset(SECRET, { ...reset, username: 'nobody' }, 1),
    cookieOf(await enter(ADMIN.password)).slice('session='.length),
  ]) {
    expect((await accept(bad)).status).toBe(404);
  }
});

test('owners see the audit log, page by page; editors do not', async () => {
  const Cookie = cookieOf(await send(ADMIN));
  await send({ ...ADMIN, password: 'wrong' });
  const sendRequest = (query: string) => ask(activity, `/api/admin/activity${query}`, { Cookie });
  const first = await sendRequest('?limit=1');
  expect(await first.json()).toEqual([
    {
      id: expect.any(String),
      action: 'login.failed',
      username: 'dana',
      entityId: null,
      user: null,
      createdAt: expect.any(String),
    },
  ]);
  expect(first.headers.get('Link')).toBe('</api/admin/activity?limit=1&offset=1>; rel="next"');
  const second = await sendRequest('?limit=1&offset=1');
  expect(await second.json()).toMatchObject([{ action: 'login' }]);
  expect((await sendRequest('?limit=0')).status).toBe(422);
  await db().updateTable('users').set({ role: 'editor' }).execute();
  expect((await sendRequest('')).status).toBe(403);
  const mine = await ask(account, '/api/admin/account', { Cookie });
  expect(mine.status).toBe(200);
});
