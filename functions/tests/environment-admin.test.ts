/** The admin named by the environment. */
import { expect, test } from 'vitest';
import { applyEnvironmentAdmin, setAdmin } from '#db/admins.ts';
import { send, useLogin } from './support/login.ts';

const { db } = useLogin();

const enter = async (username: string, password: string) =>
  (await send({ username, password })).status;

test('exists with that password; a password changed since then stays', async () => {
  await applyEnvironmentAdmin(db(), 'owner', 'the first password');
  expect(await enter('owner', 'the first password')).toBe(200);
  await setAdmin(db(), 'owner', 'one set by hand');
  await applyEnvironmentAdmin(db(), 'owner', 'the first password');
  expect(await enter('owner', 'one set by hand')).toBe(200);
});

test('is updated when password or name change in the environment', async () => {
  await applyEnvironmentAdmin(db(), 'owner', 'the second password');
  expect(await enter('owner', 'the second password')).toBe(200);
  await applyEnvironmentAdmin(db(), 'other', 'the second password');
  expect(await enter('other', 'the second password')).toBe(200);
  expect(await enter('owner', 'the second password')).toBe(200);
});

test('is created again if it was removed', async () => {
  await db().deleteFrom('users').where('username', '=', 'other').execute();
  await applyEnvironmentAdmin(db(), 'other', 'the second password');
  expect(await enter('other', 'the second password')).toBe(200);
});

test('no password is stored except as a hash', async () => {
  const rows = await db().selectFrom('environmentAdmin').selectAll().execute();
  expect(rows).toEqual([
    { id: 1, username: 'other', password: expect.stringMatching(/^\$argon2id\$/) },
  ]);
});
