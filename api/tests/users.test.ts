/** Owners invite users, change their roles, and remove them. */
import { beforeEach, expect, test, vi } from 'vitest';
import { clientKey } from '#api/http/client.ts';
import { logIn } from '#api/session/login.ts';
import { startSession } from '#api/session/session.ts';
import { hashPassword } from '#db/accounts/passwords.ts';
import { choosePassword } from '#db/accounts/users.ts';
import { markHandled, setState } from '#db/inbox/items.ts';
import { insertLead } from '#db/inbox/leads.ts';
import type { UserEntry } from '#src/contracts/account.ts';
import { age } from './support/due.ts';
import {
  ADMIN,
  ask,
  newClient,
  plainRequest,
  SECRET,
  sendTo,
  statusesOf,
  surroundings,
  type Answer,
} from './support/harness.ts';
import { check, checkAll, enter, useLogin } from './support/login.ts';

const { db, addUser, begin } = useLogin();
const chosen = 'a password of his own';
const mine = { currentPassword: ADMIN.password };
const eddie = { username: 'eddie', role: 'editor' };
let Cookie: string;
beforeEach(async () => void (Cookie = await begin()));

const list = async (as = Cookie): Promise<UserEntry[]> => (await ask('/api/admin/users', { Cookie: as })).body;
const invite = (body: object, as = Cookie) => sendTo('/api/admin/users', body, { Cookie: as });
const at = (id: number) => `/api/admin/users/${id}`;
const change = (id: number, body: object) => sendTo(at(id), body, { Cookie }, 'PATCH');
const remove = (id: number, as = Cookie) => ask(at(id), { Cookie: as }, 'DELETE');
const newLink = (id: number) => sendTo(`${at(id)}/invitation`, mine, { Cookie });
const tokenOf = async (answer: Promise<Answer>) => new URL((await answer).body.inviteUrl).hash.slice(1);
const acceptAs = (token: string, password: string) => sendTo(`/api/admin/invitations/${token}`, { password });
const accept = async (token: string, password = chosen) => (await acceptAs(token, password)).status;
const load = (token: string) => ask(`/api/admin/invitations/${token}`);
const idOf = async (username: string) => (await list()).find((user) => user.username === username)?.id ?? 0;

/** Adds a user who has joined. @returns their id and the cookie of a session */
async function join(role: 'owner' | 'editor' = 'editor') {
  const id = await addUser('eddie');
  await db().updateTable('users').set({ role }).where('id', '=', id).execute();
  return { id, cookie: await begin('eddie') };
}

test('an invited user sets a password once, with a link that works for a week until there is a newer one', async () => {
  const response = await invite({ ...eddie, email: 'e@park.example' });
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([201, 'no-store']);
  const { inviteUrl } = response.body;
  expect(inviteUrl).toMatch(/^http:\/\/127\.0\.0\.1:4321\/admin-password#[\w-]{43}$/);
  expect(await enter(chosen, 'eddie')).toBe(401);
  expect(await list()).toMatchObject([
    { username: 'dana', role: 'owner', joinedAt: expect.any(String) },
    { ...eddie, email: 'e@park.example', joinedAt: null },
  ]);
  const id = await idOf('eddie');
  const first = await tokenOf(newLink(id));
  const token = await tokenOf(newLink(id));
  expect((await load(token)).body).toEqual({ username: 'eddie', isNew: true });
  expect(await accept(first)).toBe(404);
  // A password that is refused does not use it up.
  for (const weak of ['eleven char', 'Password2027!']) expect(await accept(token, weak)).toBe(422);
  const uses = [chosen, 'the password of another'].map((password) => acceptAs(token, password));
  expect(await statusesOf(uses)).toEqual([204, 404]);
  expect((await load(token)).status).toBe(404);
  expect(await list()).toMatchObject([{}, { username: 'eddie', joinedAt: expect.any(String) }]);

  const late = await tokenOf(invite({ ...eddie, username: 'late' }));
  const ageLinks = (time: string) => age(db(), 'accountTokens', ['expiresAt'], time);
  await ageLinks('167 hours');
  expect((await load(late)).status).toBe(200);
  await ageLinks('1 hour');
  expect(await accept(late)).toBe(404);
});

test('an invitation leads to where the browser of its owner shows the site', async () => {
  vi.stubEnv('SITE_URL', 'https://agency.example');
  const from = { Cookie, Origin: 'https://agency.example' };
  const { body } = await sendTo('/api/admin/users', eddie, from);
  expect(body.inviteUrl).toMatch(/^https:\/\/agency\.example\/admin-password#/);
  const again = await sendTo(`${at(await idOf('eddie'))}/invitation`, mine, from);
  expect(again.body.inviteUrl).toMatch(/^https:\/\/agency\.example\/admin-password#/);
});

test('a new link lets a user replace their password, and ends their sessions', async () => {
  const { id, cookie } = await join();
  const token = await tokenOf(newLink(id));
  expect((await load(token)).body).toEqual({ username: 'eddie', isNew: false });
  expect(await checkAll(cookie)).toEqual([200]);
  expect(await accept(token)).toBe(204);
  expect(await checkAll(cookie)).toEqual([401]);
  expect([await enter(ADMIN.password, 'eddie'), await enter(chosen, 'eddie')]).toEqual([401, 200]);
});

test('a role applies from the next request on', async () => {
  const { id, cookie } = await join();
  expect((await invite({ username: 'friend', role: 'owner' }, cookie)).status).toBe(403);
  const raised = await change(id, { role: 'owner', email: 'e@park.example', ...mine });
  expect(raised).toMatchObject({ status: 200, body: { id, role: 'owner' } });
  expect(await list(cookie)).toMatchObject([{}, { role: 'owner', email: 'e@park.example' }]);
  expect((await change(id, { role: 'editor', email: '', ...mine })).status).toBe(200);
  expect(await list()).toMatchObject([{}, { role: 'editor', email: null }]);
  expect((await invite({ username: 'friend', role: 'owner' }, cookie)).status).toBe(403);
});

test('a removed user is signed out at once, and a login that is under way fails, as after a new password', async () => {
  const { id, cookie } = await join();
  const client = clientKey(newClient(), SECRET);
  const ctx = { ...surroundings(), db: db(), client, request: plainRequest('/') };
  const proven = await logIn(ctx, { ...ADMIN, username: 'eddie', code: undefined });
  const start = () => startSession(db(), plainRequest('/'), SECRET, proven);
  await choosePassword(db(), id, await hashPassword('quite another password'));
  await expect(start()).rejects.toMatchObject({ status: 401 });

  expect((await remove(id)).status).toBe(204);
  await expect(start()).rejects.toMatchObject({ status: 401 });
  expect(await checkAll(cookie)).toEqual([401]);
  expect(await enter('quite another password', 'eddie')).toBe(401);
  expect((await remove(id)).status).toBe(404);
  expect((await change(id, { role: 'owner' })).status).toBe(404);
});

test('what a leaver takes care of is handed to somebody in the same step, or to nobody', async () => {
  const mia = await addUser('mia');
  const { id } = await join();
  const lead = (name: string) =>
    insertLead(db(), { name, email: 'a@b.example', company: 'B', message: 'Hello, hello.' });
  const [open, done] = [await lead('Open'), await lead('Done')];
  const items = [open, done].map((row) => `lead ${row.id}`);
  await setState(db(), items, { assigneeId: id });
  await markHandled(db(), items.slice(1), 'eddie');
  expect(await list()).toMatchObject([{ assigned: 0 }, { username: 'eddie', assigned: 1 }, { username: 'mia' }]);
  const removeTo = (from: number, name: string) => ask(`${at(from)}?handTo=${name}`, { Cookie }, 'DELETE');
  for (const wrong of ['eddie', 'nobody']) expect((await removeTo(id, wrong)).status).toBe(422);
  expect((await removeTo(id, 'mia')).status).toBe(204);
  expect(await list()).toMatchObject([{}, { username: 'mia', assigned: 1 }]);
  const { body: item } = await ask(`/api/admin/inbox/lead/${open.id}`, { Cookie });
  expect(item).toMatchObject({ assignee: 'mia', history: [{ action: 'inbox.assigned', by: 'dana', to: 'mia' }] });
  expect((await remove(mia)).status).toBe(204);
  const nobodys = (await ask('/api/admin/inbox?assignee=none', { Cookie })).body.items;
  expect(nobodys.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Done', 'Open']);
});

test('people’s data are exported and deleted by owners, and by editors whom an owner lets', async () => {
  const { id, cookie } = await join();
  const calls = async () => [
    (await ask('/api/admin/inbox/export', { Cookie: cookie })).status,
    (await sendTo('/api/admin/inbox/person', { person: 'a@b.example' }, { Cookie: cookie })).status,
    (await sendTo('/api/admin/inbox/person/export', {}, { Cookie: cookie })).status,
    (await sendTo('/api/admin/inbox/person/delete', {}, { Cookie: cookie })).status,
  ];
  expect(await calls()).toEqual([403, 403, 403, 403]);
  expect((await check(cookie)).body).not.toHaveProperty('dataRights');
  expect((await change(id, { dataRights: true })).body).toMatchObject({ role: 'editor', dataRights: true });
  expect(await calls()).toEqual([200, 200, 422, 422]);
  expect((await check(cookie)).body).toMatchObject({ role: 'editor', dataRights: true });
});

test('names are unique, and the last owner who has joined stays, also when two remove each other', async () => {
  const dana = await idOf('dana');
  expect((await invite({ username: 'DANA', role: 'owner' })).status).toBe(409);
  await invite({ username: 'olga', role: 'owner' });
  expect((await remove(dana)).status).toBe(409);
  expect((await change(dana, { role: 'editor' })).status).toBe(409);
  expect((await change(dana, { role: 'owner', email: 'd@park.example', ...mine })).status).toBe(200);

  const { id, cookie } = await join('owner');
  const [first = 0, second = 0] = await statusesOf([remove(id), remove(dana, cookie)]);
  expect([first, second > 400]).toEqual([204, true]);
  expect(await db().selectFrom('users').select('username').execute()).toHaveLength(2);
});

test('changes are recorded in the audit log, without passwords and links', async () => {
  await accept(await tokenOf(invite(eddie)));
  const id = await idOf('eddie');
  await change(id, { role: 'owner' });
  await newLink(id);
  await remove(id);
  const entries = await db().selectFrom('auditLog').selectAll().orderBy('id').execute();
  const actions = entries.map(({ action, username }) => `${action} ${username}`);
  expect(actions).toEqual([
    'user.invite dana',
    'user.join eddie',
    'user.change dana',
    'user.link dana',
    'user.remove dana',
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/argon2|admin-password|[\w-]{43}/);
});
