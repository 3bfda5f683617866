import { expect, test, vi } from 'vitest';
import { embeddedDatabase } from '#db/testing/embedded.ts';
import { verifyPassword } from '#db/passwords.ts';
import { findUser } from '#db/users.ts';
import { readEnv } from '#src/contracts/env.ts';
import { bringEnvironmentAdmin, bringFirstAdmin } from './admin.ts';

test('the first start makes an admin, whose password it tells once', async () => {
  const db = await embeddedDatabase();
  const report = vi.fn((_line: string) => undefined);
  await bringFirstAdmin(db, report);
  await bringFirstAdmin(db, report);
  expect(report).toHaveBeenCalledOnce();
  const [, password = ''] = / the password (\S+) /.exec(report.mock.calls[0]?.[0] ?? '') ?? [];
  const user = await findUser(db, 'admin');
  expect(await verifyPassword(password, user?.password ?? '')).toBe(true);
  await db.destroy();
});

test('the environment names one: no other is made', async () => {
  const db = await embeddedDatabase();
  const report = vi.fn();
  const env = readEnv({ ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'correct horse battery' });
  await bringEnvironmentAdmin(db, env);
  await bringFirstAdmin(db, report);
  expect(report).not.toHaveBeenCalled();
  expect(await findUser(db, 'ada')).toBeDefined();
  expect(await findUser(db, 'admin')).toBeUndefined();
  await db.destroy();
});
