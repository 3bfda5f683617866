import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { embeddedDatabase } from '#db/testing/embedded.ts';
import { verifyPassword } from '#db/passwords.ts';
import { findUser } from '#db/users.ts';
import { readReset } from '#functions/shared/session/reset-token.ts';
import { readEnv } from '#src/contracts/env.ts';
import { bringEnvironmentAdmin, bringFirstAdmin } from './admin.ts';
import { lock } from './lock.ts';
import { sessionSecret } from './secrets.ts';
import { folderWith } from './testing/folder.ts';

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

test('beside a running program, somebody at the machine makes a link to another password', async () => {
  const DATA_DIR = await folderWith();
  const running = await lock(DATA_DIR, 'a program that runs');
  const secret = await sessionSecret(DATA_DIR);
  const args = ['scripts/run.mjs', 'scripts/admin-reset.ts', 'ada', '--second-factor'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, DATA_DIR, SESSION_SECRET: '', SITE_URL: 'https://site.example' },
  });
  running.release();
  const [, token = ''] = /^https:\/\/site\.example\/admin-password#(\S+)$/m.exec(stdout) ?? [];
  expect(await readReset(secret, token)).toEqual({ username: 'ada', secondFactorOff: true });
});
