/** The admin whom the environment names. */
import { expect, test } from 'vitest';
import { applyEnvironmentAdmin, setAdmin } from '#db/admins.ts';
import { send, useLogin } from './support/login.ts';

const { db } = useLogin();

const enter = async (username: string, password: string) =>
  (await send({ username, password })).status;

test('exists with that password; another one set meanwhile stays', async () => {
  await applyEnvironmentAdmin(db(), 'owner', 'the first password');
  expect(await enter('owner', 'the first password')).toBe(200);
  await setAdmin(db(), 'owner', 'one set by hand');
  await applyEnvironmentAdmin(db(), 'owner', 'the first password');
  expect(await enter('owner', 'one set by hand')).toBe(200);
});

test('gets the password again when it changes there, and a name too', async () => {
  await applyEnvironmentAdmin(db(), 'owner', 'the second password');
  expect(await enter('owner', 'the second password')).toBe(200);
  await applyEnvironmentAdmin(db(), 'other', 'the second password');
  expect(await enter('other', 'the second password')).toBe(200);
  expect(await enter('owner', 'the second password')).toBe(200);
});

test('comes back when it is not there any more', async () => {
  await db().deleteFrom('users').where('username', '=', 'other').execute();
  await applyEnvironmentAdmin(db(), 'other', 'the second password');
  expect(await enter('other', 'the second password')).toBe(200);
});

test('leaves no password behind but hashes', async () => {
  const rows = await db().selectFrom('environmentAdmin').selectAll().execute();
  expect(rows).toEqual([
    { id: 1, username: 'other', password: expect.stringMatching(/^\$argon2id\$/) },
  ]);
});
