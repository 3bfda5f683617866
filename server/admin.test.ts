import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { embeddedDatabase } from '#db/testing/embedded.ts';
import { verifyPassword } from '#db/passwords.ts';
import { findUser } from '#db/users.ts';
import { readReset } from '#functions/shared/session/reset-token.ts';
import { readEnv } from '#src/contracts/env.ts';
import { ensureEnvironmentAdmin, ensureFirstAdmin } from './admin.ts';
import { lock } from './lock.ts';
import { sessionSecret } from './secrets.ts';
import { folderWith } from './testing/folder.ts';

test('the first start creates an admin and shows its password once', async () => {
  const db = await embeddedDatabase();
  const report = vi.fn((_line: string) => undefined);
  await ensureFirstAdmin(db, report);
  await ensureFirstAdmin(db, report);
  expect(report).toHaveBeenCalledOnce();
  const [, password = ''] = / the password (\S+) /.exec(report.mock.calls[0]?.[0] ?? '') ?? [];
  const user = await findUser(db, 'admin');
  expect(await verifyPassword(password, user?.password ?? '')).toBe(true);
  await db.destroy();
});

test('when the environment names an admin, no other is created', async () => {
  const db = await embeddedDatabase();
  const report = vi.fn();
  const env = readEnv({ ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'correct horse battery' });
  await ensureEnvironmentAdmin(db, env);
  await ensureFirstAdmin(db, report);
  expect(report).not.toHaveBeenCalled();
  expect(await findUser(db, 'ada')).toBeDefined();
  expect(await findUser(db, 'admin')).toBeUndefined();
  await db.destroy();
});

test('while the program runs, an operator creates a link that sets a new password', async () => {
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
