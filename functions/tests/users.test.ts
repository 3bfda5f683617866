/** Owners invite users, change their roles, and remove them. */
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import acceptInvitation from '#functions/admin-invitation.ts';
import userInvitation from '#functions/admin-user-invitation.ts';
import userHandler from '#functions/admin-user.ts';
import users from '#functions/admin-users.ts';
import { clientKey } from '#functions/shared/http/client.ts';
import { logIn } from '#functions/shared/session/login.ts';
import { startSession } from '#functions/shared/session/session.ts';
import { setAdmin } from '#db/admins.ts';
import { hashPassword } from '#db/passwords.ts';
import { choosePassword } from '#db/users.ts';
import type { UserEntry } from '#src/contracts/users.ts';
import {
  ADMIN,
  ask,
  cookieOf,
  newClient,
  plainRequest,
  SECRET,
  sendTo,
} from './support/harness.ts';
import { check, send, useLogin } from './support/login.ts';

const { db } = useLogin();
const chosen = 'a password of his own';
let Cookie: string;

beforeEach(async () => {
  await db().deleteFrom('users').execute();
  await setAdmin(db(), ADMIN.username, ADMIN.password);
  Cookie = cookieOf(await send(ADMIN));
});

const list = async (as = Cookie): Promise<UserEntry[]> =>
  (await ask(users, '/api/admin/users', { Cookie: as })).json();
const invite = (body: object, as = Cookie) =>
  sendTo(users, '/api/admin/users', body, { Cookie: as });
const at = (id: number) => `/api/admin/users/${id}`;
const change = (id: number, body: object, as = Cookie) =>
  sendTo(userHandler, at(id), body, { Cookie: as }, 'PATCH');
const remove = (id: number, as = Cookie) => ask(userHandler, at(id), { Cookie: as }, 'DELETE');
const newLink = (id: number, as = Cookie) =>
  ask(userInvitation, `${at(id)}/invitation`, { Cookie: as }, 'POST');
const tokenOf = async (response: Response) =>
  new URL((await response.json()).inviteUrl).hash.slice(1);
const accept = (token: string, password = chosen) =>
  sendTo(acceptInvitation, `/api/admin/invitations/${token}`, { password });
const load = (token: string) => ask(acceptInvitation, `/api/admin/invitations/${token}`);
const idOf = async (username: string) =>
  (await list()).find((user) => user.username === username)?.id ?? 0;

/** Invites a user, who joins and logs in. @returns the session's cookie */
async function join(username = 'eddie', role = 'editor') {
  expect((await accept(await tokenOf(await invite({ username, role })))).status).toBe(204);
  return cookieOf(await send({ username, password: chosen }));
}

test('an invited user sets a password and logs in as an editor', async () => {
  const response = await invite({ username: 'eddie', role: 'editor', email: 'e@park.example' });
  expect(response.status).toBe(201);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const { inviteUrl } = await response.clone().json();
  expect(inviteUrl).toMatch(/^http:\/\/127\.0\.0\.1:4321\/admin-password#[\w-]{43}$/);
  const token = await tokenOf(response);
  expect(await (await load(token)).json()).toEqual({ username: 'eddie', isNew: true });
  expect((await send({ username: 'eddie', password: chosen })).status).toBe(401);
  expect(await list()).toMatchObject([
    { username: 'dana', role: 'owner', joinedAt: expect.any(String) },
    { username: 'eddie', role: 'editor', email: 'e@park.example', joinedAt: null },
  ]);

  expect((await accept(token)).status).toBe(204);
  const signedIn = await send({ username: 'eddie', password: chosen });
  expect(signedIn.status).toBe(200);
  expect(await (await check(cookieOf(signedIn))).json()).toMatchObject({ username: 'eddie' });
  expect(await list()).toMatchObject([{}, { username: 'eddie', joinedAt: expect.any(String) }]);
});

test('an invitation works once, for a week, and until there is a newer one', async () => {
  const first = await tokenOf(await invite({ username: 'eddie', role: 'editor' }));
  const second = await tokenOf(await newLink(await idOf('eddie')));
  expect((await accept(first)).status).toBe(404);
  expect((await accept(second)).status).toBe(204);
  expect((await accept(second, 'another password of his')).status).toBe(404);
  expect((await load(second)).status).toBe(404);

  const late = await tokenOf(await invite({ username: 'late', role: 'editor' }));
  await sql`update account_tokens set expires_at = expires_at - interval '167 hours'`.execute(db());
  expect((await load(late)).status).toBe(200);
  await sql`update account_tokens set expires_at = expires_at - interval '1 hour'`.execute(db());
  expect((await accept(late)).status).toBe(404);
});

test('of two concurrent uses of an invitation one succeeds', async () => {
  const token = await tokenOf(await invite({ username: 'eddie', role: 'editor' }));
  const answers = await Promise.all([accept(token), accept(token, 'the password of another')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
});

test.each([
  ['too short', 'eleven char'],
  ['common', 'Password2027!'],
])('a password that is %s does not use up the invitation', async (_, password) => {
  const token = await tokenOf(await invite({ username: 'eddie', role: 'editor' }));
  const response = await accept(token, password);
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors)).toEqual(['password']);
  expect((await accept(token)).status).toBe(204);
});

test('a new link lets a user replace their password, and ends their sessions', async () => {
  const theirs = await join();
  const token = await tokenOf(await newLink(await idOf('eddie')));
  expect(await (await load(token)).json()).toEqual({ username: 'eddie', isNew: false });
  expect((await check(theirs)).status).toBe(200);
  expect((await accept(token, 'the next password of his')).status).toBe(204);
  expect((await check(theirs)).status).toBe(401);
  expect((await send({ username: 'eddie', password: chosen })).status).toBe(401);
});

test.each([
  [{ role: 'editor' }, ['username']],
  [{ username: 'eddie' }, ['role']],
  [{ username: 'eddie', role: 'admin' }, ['role']],
  [{ username: 'eddie', role: 'editor', email: 'nowhere' }, ['email']],
])('%j invites nobody', async (body, fields) => {
  const response = await invite(body);
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors)).toEqual(fields);
  expect(await list()).toHaveLength(1);
});

test('a name that is taken, whatever its case, is 409', async () => {
  expect((await invite({ username: 'DANA', role: 'editor' })).status).toBe(409);
});

test('an editor cannot manage users', async () => {
  const editor = await join();
  const owner = await idOf('dana');
  for (const response of [
    await ask(users, '/api/admin/users', { Cookie: editor }),
    await invite({ username: 'friend', role: 'owner' }, editor),
    await change(owner, { role: 'editor' }, editor),
    await remove(owner, editor),
    await newLink(owner, editor),
  ]) {
    expect(response.status).toBe(403);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  }
  expect(await list()).toHaveLength(2);
});

test('a role applies from the next request on', async () => {
  const editor = await join();
  const id = await idOf('eddie');
  const response = await change(id, { role: 'owner', email: 'e@park.example' });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ id, role: 'owner', email: 'e@park.example' });
  expect(await list(editor)).toHaveLength(2);
  expect((await change(id, { role: 'editor', email: '' })).status).toBe(200);
  expect(await list()).toMatchObject([{}, { role: 'editor', email: null }]);
  expect((await invite({ username: 'friend', role: 'owner' }, editor)).status).toBe(403);
});

test('a removed user is signed out at once', async () => {
  const editor = await join();
  const id = await idOf('eddie');
  expect((await remove(id)).status).toBe(204);
  expect((await check(editor)).status).toBe(401);
  expect((await send({ username: 'eddie', password: chosen })).status).toBe(401);
  expect((await remove(id)).status).toBe(404);
  expect((await change(id, { role: 'owner' })).status).toBe(404);
});

test('a login fails if the user is removed or the password changed meanwhile', async () => {
  await join();
  const id = await idOf('eddie');
  const client = clientKey(newClient(), SECRET);
  const proven = await logIn(db(), client, { username: 'eddie', password: chosen });
  await choosePassword(db(), id, await hashPassword('quite another password'));
  const start = () => startSession(db(), plainRequest('/'), SECRET, proven);
  await expect(start()).rejects.toMatchObject({ status: 401 });
  expect((await remove(id)).status).toBe(204);
  await expect(start()).rejects.toMatchObject({ status: 401 });
});

test('the last owner cannot be removed; owners who have not joined do not count', async () => {
  const id = await idOf('dana');
  const token = await tokenOf(await invite({ username: 'olga', role: 'owner' }));
  expect((await remove(id)).status).toBe(409);
  expect((await change(id, { role: 'editor' })).status).toBe(409);
  expect((await change(id, { role: 'owner', email: 'd@park.example' })).status).toBe(200);
  await accept(token);
  expect((await remove(id)).status).toBe(204);
});

test('of two owners who remove each other at the same time, one stays', async () => {
  const other = await join('olga', 'owner');
  const answers = await Promise.all([
    remove(await idOf('olga')),
    remove(await idOf('dana'), other),
  ]);
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses[0]).toBe(204);
  expect(statuses[1]).toBeGreaterThan(400);
  expect(await db().selectFrom('users').select('id').execute()).toHaveLength(1);
});

test('changes are recorded in the audit log, without passwords and links', async () => {
  await join();
  const id = await idOf('eddie');
  await change(id, { role: 'owner' });
  await newLink(id);
  await remove(id);
  const entries = await db().selectFrom('auditLog').selectAll().orderBy('id').execute();
  const actions = entries.map(({ action, username }) => `${action} ${username}`);
  expect(actions.filter((line) => line.startsWith('user.'))).toEqual([
    'user.invite dana',
    'user.join eddie',
    'user.change dana',
    'user.link dana',
    'user.remove dana',
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/argon2|admin-password|[\w-]{43}/);
});
