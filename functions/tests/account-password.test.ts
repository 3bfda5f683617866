/** A signed-in admin changes their password. */
import { beforeEach, expect, test } from 'vitest';
import changePassword from '#functions/admin-account-password.ts';
import { applyEnvironmentAdmin, setAdmin } from '#db/admins.ts';
import { ADMIN, contextOf, cookieOf, jsonRequest, newClient } from './support/harness.ts';
import { check, send, useLogin } from './support/login.ts';

const { db } = useLogin();
const chosen = 'a password of her own';

beforeEach(() => setAdmin(db(), ADMIN.username, ADMIN.password));

const signIn = async (credentials: object = ADMIN) => cookieOf(await send(credentials));
const change = (Cookie: string, body: object, client = newClient()) =>
  changePassword(jsonRequest('/api/admin/account/password', body, { Cookie }), contextOf(client));
const right = { currentPassword: ADMIN.password, newPassword: chosen };

test('the new password replaces the old one; this session continues, all others end', async () => {
  const [here, elsewhere] = [await signIn(), await signIn()];
  const response = await change(here, right);
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect((await check(here)).status).toBe(200);
  expect((await check(elsewhere)).status).toBe(401);
  expect((await send(ADMIN)).status).toBe(401);
  expect((await send({ ...ADMIN, password: chosen })).status).toBe(200);
});

test('other users stay signed in', async () => {
  const other = { username: 'eve', password: 'another password of the tests' };
  await setAdmin(db(), other.username, other.password);
  const theirs = await signIn(other);
  expect((await change(await signIn(), right)).status).toBe(204);
  expect((await check(theirs)).status).toBe(200);
});

test('a wrong current password is 422 and does not end the session', async () => {
  const cookie = await signIn();
  const response = await change(cookie, { ...right, currentPassword: 'not it' });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    message: 'This is not your current password.',
    errors: { currentPassword: ['This is not your current password.'] },
  });
  expect((await check(cookie)).status).toBe(200);
  expect((await send(ADMIN)).status).toBe(200);
});

test.each([
  ['none', { newPassword: '' }, { newPassword: ['A password needs at least 12 characters.'] }],
  [
    'too short',
    { newPassword: 'eleven char' },
    { newPassword: ['A password needs at least 12 characters.'] },
  ],
  [
    'common',
    { newPassword: 'Password2027!' },
    { newPassword: [expect.stringContaining('most common')] },
  ],
  [
    'the same',
    { newPassword: ADMIN.password },
    { newPassword: [expect.stringContaining('you have now')] },
  ],
  ['no text', { newPassword: 12 }, { newPassword: ['A password needs at least 12 characters.'] }],
  [
    'without the current one',
    { currentPassword: '' },
    { currentPassword: ['Current password is required'] },
  ],
])('a new password is refused: %s', async (_, wrong, errors) => {
  const cookie = await signIn();
  const response = await change(cookie, { ...right, ...wrong });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors });
  expect((await send(ADMIN)).status).toBe(200);
});

test('after five failures further attempts are refused, as at the login, even with the right password', async () => {
  const client = newClient();
  const cookie = await signIn();
  for (let count = 0; count < 5; count++) {
    expect(
      (await change(cookie, { ...right, currentPassword: `guess ${count}` }, client)).status,
    ).toBe(422);
  }
  const response = await change(cookie, right, client);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await change(cookie, right)).status).toBe(204);
});

test('the next start does not bring back the password of the environment', async () => {
  await applyEnvironmentAdmin(db(), ADMIN.username, ADMIN.password);
  expect((await change(await signIn(), right)).status).toBe(204);
  await applyEnvironmentAdmin(db(), ADMIN.username, ADMIN.password);
  expect((await send({ ...ADMIN, password: chosen })).status).toBe(200);
  expect((await send(ADMIN)).status).toBe(401);
});

test('the audit log records the change, and no password', async () => {
  const cookie = await signIn();
  await change(cookie, { ...right, currentPassword: 'not it' });
  await change(cookie, right);
  const entries = await db().selectFrom('auditLog').selectAll().orderBy('id').execute();
  expect(entries.map(({ action }) => action).slice(-2)).toEqual([
    'password.refused',
    'password.change',
  ]);
  expect(JSON.stringify(entries)).not.toContain(chosen);
});
