import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { verifyPassword } from '#db/passwords.ts';
import { embeddedDatabase } from '#db/testing/embedded.ts';
import { findUser } from '#db/users.ts';
import { readReset } from '#functions/shared/session/reset-token.ts';
import { readEnv } from '#src/contracts/env.ts';
import { ensureEnvironmentAdmin, ensureFirstAdmin } from './admin.ts';
import { migrateDatabase, openLocalDatabase, seedDatabase } from './database.ts';
import { lock } from './lock.ts';
import { PlainError } from './plain-error.ts';
import { sessionSecret } from './secrets.ts';
import { folderWith } from './testing/folder.ts';

test('a new database is seeded once where SEED says so, and one of a later release stays unchanged', async () => {
  // What a program leaves that was killed while it created the database.
  const folder = await folderWith({ 'postgres.new/PG_VERSION': 'half made' });
  const env = readEnv({ DATA_DIR: folder, LOCAL_PROGRAM: '1' });
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  const open = async () => {
    const database = await openLocalDatabase(env, report);
    await migrateDatabase(database, env, report);
    const seeded = await seedDatabase(database, env);
    const posts = await database.use((db) => db.selectFrom('blogPosts').select('id').execute());
    return { ...database, seeded, posts };
  };
  const first = await open();
  expect(existsSync(join(folder, 'postgres.new'))).toBe(false);
  expect(first.posts.length).toBeGreaterThan(0);
  await first.use((db) => db.deleteFrom('blogPosts').execute());
  expect(await seedDatabase(first, { ...env, SEED: 'none' })).toBe(false);
  await first.close();

  // Deleted posts stay deleted.
  const second = await open();
  expect(second).toMatchObject({ seeded: false, posts: [] });
  expect(lines).toEqual([
    'Creating the database …',
    expect.stringMatching(/^Database brought up to date \(/),
  ]);

  await second.use((db) =>
    sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-03-14T09:00:00Z')`.execute(
      db,
    ),
  );
  const migrated = migrateDatabase(second, env, report);
  await expect(migrated).rejects.toThrow(PlainError);
  await expect(migrated).rejects.toThrow(/a later release \(9999-later\): update, or restore/);
  await second.close();
}, 60_000);

test('the first start creates an admin and shows its password once, unless there is one already', async () => {
  const db = await embeddedDatabase();
  const report = vi.fn((_line: string) => undefined);
  await ensureFirstAdmin(db, report);
  await ensureFirstAdmin(db, report);
  expect(report).toHaveBeenCalledOnce();
  const [, password = ''] = / the password (\S+) /.exec(report.mock.calls[0]?.[0] ?? '') ?? [];
  const user = await findUser(db, 'admin');
  expect(await verifyPassword(password, user?.password ?? '')).toBe(true);

  await db.deleteFrom('users').execute();
  const env = readEnv({ ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'correct horse battery' });
  await ensureEnvironmentAdmin(db, env);
  await ensureFirstAdmin(db, report);
  expect(report).toHaveBeenCalledOnce();
  expect(await findUser(db, 'ada')).toBeDefined();
  expect(await findUser(db, 'admin')).toBeUndefined();
  await db.destroy();
});

test('while the program runs, an operator creates a link that sets a new password', async () => {
  const DATA_DIR = await folderWith();
  const running = await lock(DATA_DIR, 'a program that runs');
  const secret = await sessionSecret(DATA_DIR);
  const args = ['scripts/admin-reset.ts', 'ada', '--second-factor'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, DATA_DIR, SESSION_SECRET: '', SITE_URL: 'https://site.example' },
  });
  running.release();
  const [, token = ''] = /^https:\/\/site\.example\/admin-password#(\S+)$/m.exec(stdout) ?? [];
  expect(await readReset(secret, token)).toEqual({ username: 'ada', secondFactorOff: true });
});
