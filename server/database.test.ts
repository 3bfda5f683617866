/** The embedded database: how it is created, and what a kill, a full disk or manual changes leave of it. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '#db/connection.ts';
import { verifyPassword } from '#db/accounts/passwords.ts';
import { findUser } from '#db/accounts/users.ts';
import { readReset } from '#api/session/links.ts';
import { readEnv } from '#src/contracts/env/env.ts';
import {
  ensureEnvironmentAdmin,
  ensureFirstAdmin,
  migrateDatabase,
  openLocalDatabase,
  seedDatabase,
} from './database.ts';
import { openEmbedded } from './embedded-database.ts';
import { lock } from './lock.ts';
import { PlainError } from './plain-error.ts';
import { bringIn, finishRestore } from './restore-journal.ts';
import { sessionSecret } from './secrets.ts';
import { folderWith, writeFiles } from './testing/folder.ts';

/** What a person who starts the program reads. */
const report = vi.spyOn(console, 'log').mockReturnValue();

/** A database with one table. Tests copy it and never change it. */
let whole: string;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  whole = join(folder, 'postgres');
  // What a program leaves that was killed while it created the database.
  await writeFiles(folder, { 'postgres.new/PG_VERSION': 'half made' });
  const pglite = await openEmbedded(folder);
  await pglite.exec('create table kept (n integer); insert into kept values (7)');
  await pglite.close();
  expect(report.mock.calls).toEqual([['Creating the database …']]);
  expect(readdirSync(folder)).toEqual(['postgres']);
  return () => rm(folder, { recursive: true });
});

async function withDatabase(name = 'postgres'): Promise<{ folder: string; database: string }> {
  const folder = await folderWith();
  await cp(whole, join(folder, name), { recursive: true });
  return { folder, database: join(folder, 'postgres') };
}

/** Expects a one-line error that tells the operator what to do, and an unchanged folder. */
async function rejects(folder: string, line: RegExp): Promise<void> {
  const before = readdirSync(folder).sort();
  const error: unknown = await openEmbedded(folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PlainError);
  expect((error as Error).message).toMatch(line);
  expect((error as Error).message).not.toContain('\n');
  expect(readdirSync(folder).sort()).toEqual(before);
}

async function rowsIn(folder: string): Promise<unknown[]> {
  const pglite = await openEmbedded(folder);
  const { rows } = await pglite.query('select n from kept');
  await pglite.close();
  return rows;
}

test('a database is migrated and seeded once where SEED says so, and one of a later release stays unchanged', async () => {
  const { folder } = await withDatabase();
  const env = readEnv({ DATA_DIR: folder, LOCAL_PROGRAM: '1' });
  const open = async () => {
    const database = await openLocalDatabase(env);
    await migrateDatabase(database, env);
    const seeded = await seedDatabase(database, env);
    const posts = await database.use((db) => db.selectFrom('blogPosts').select('id').execute());
    return { ...database, seeded, posts };
  };
  const first = await open();
  expect(report).toHaveBeenLastCalledWith(expect.stringMatching(/^Database brought up to date \(/));
  expect(first.posts.length).toBeGreaterThan(0);
  await first.use((db) => db.deleteFrom('blogPosts').execute());
  expect(await seedDatabase(first, { ...env, SEED: 'none' })).toBe(false);
  await first.use(firstAdmins);
  await first.close();

  // Deleted posts stay deleted.
  report.mockClear();
  const second = await open();
  expect(second).toMatchObject({ seeded: false, posts: [] });
  expect(report).not.toHaveBeenCalled();
  const later = sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-03-14T09:00:00Z')`;
  await second.use((db) => later.execute(db));
  const migrated = migrateDatabase(second, env);
  await expect(migrated).rejects.toThrow(PlainError);
  await expect(migrated).rejects.toThrow(/a later release \(9999-later\): update, or restore/);
  await second.close();
});

/** The first start creates an admin and shows its password once, unless the environment names one. */
async function firstAdmins(db: Database): Promise<void> {
  report.mockClear();
  await ensureFirstAdmin(db);
  await ensureFirstAdmin(db);
  expect(report).toHaveBeenCalledOnce();
  const [, password = ''] = / the password (\S+) /.exec(report.mock.calls[0]?.[0] ?? '') ?? [];
  const user = await findUser(db, 'admin');
  expect(await verifyPassword(password, user?.password ?? '')).toBe(true);

  await db.deleteFrom('users').execute();
  const env = readEnv({ ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'correct horse battery' });
  await ensureEnvironmentAdmin(db, env);
  await ensureFirstAdmin(db);
  expect(report).toHaveBeenCalledOnce();
  expect(await findUser(db, 'ada')).toBeDefined();
  expect(await findUser(db, 'admin')).toBeUndefined();
}

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
  expect(await readReset(secret, token)).toMatchObject({ username: 'ada', secondFactorOff: true });
});

test.each<[string, (database: string) => Promise<unknown>]>([
  ['its version is gone', (database) => rm(join(database, 'PG_VERSION'))],
  ['its control file is garbage', (database) => writeFile(join(database, 'global/pg_control'), 'x'.repeat(8192))],
])('a database is neither opened nor recreated when %s', async (_what, breakIt) => {
  const { folder, database } = await withDatabase();
  await breakIt(database);
  await rejects(folder, /postgres is (no longer a database|damaged).+npm run db:restore -- FILE/);
});

test.each<[Record<string, string>, RegExp]>([
  [{ postgres: 'a file' }, /postgres is no longer a database/],
  [{ 'postgres/notes.txt': 'hello' }, /postgres is no longer a database/],
  [{ 'restore.json': '{"bef' }, /restore\.json is damaged:.+Delete it/],
])('no database is created beside %j', async (files, line) => {
  await rejects(await folderWith(files), line);
});

test('no database is created on a disk that is not mounted, or beside one that a restore moved aside', async () => {
  const folder = await folderWith();
  await symlink('/not/mounted', join(folder, 'postgres'));
  await rejects(folder, /is a link to a folder that does not exist\. Is a disk not mounted\?/);
  const moved = await withDatabase('postgres-before-2027-03-14T09-00-00');
  await rejects(moved.folder, /postgres-before-2027-03-14T09-00-00 is there: rename it to postgres/);
});

/** The steps of a restore. Running only the first ones leaves what a killed restore leaves. */
const steps: ((folder: string) => Promise<unknown>)[] = [
  (folder) => cp(whole, join(folder, 'postgres.restored'), { recursive: true }),
  (folder) => writeFile(join(folder, 'restore.json'), JSON.stringify({ before: join(folder, 'postgres-before-x') })),
  (folder) => rename(join(folder, 'postgres'), join(folder, 'postgres-before-x')),
  (folder) => rename(join(folder, 'postgres.restored'), join(folder, 'postgres')),
];

/** By day the one after which no folder has its name; all of them by night. */
test.each(process.env.NIGHTLY ? [1, 2, 3, 4] : [3])(
  'a restore that is killed after step %i is undone or finished by the next start',
  async (killedAfter) => {
    const folder = await folderWith();
    const old = join(folder, 'postgres');
    await cp(whole, old, { recursive: true });
    await mkdir(join(old, 'old'));
    for (const step of steps.slice(0, killedAfter)) await step(folder);

    expect(await rowsIn(folder)).toEqual([{ n: 7 }]);
    const isFinished = killedAfter > 1;
    expect(existsSync(join(folder, isFinished ? 'postgres-before-x' : 'postgres', 'old'))).toBe(true);
    expect(existsSync(join(folder, 'postgres.restored'))).toBe(false);
    expect(existsSync(join(folder, 'restore.json'))).toBe(false);
  },
);

test('a restore without a previous database is finished, and running it again changes nothing', async () => {
  const { folder } = await withDatabase('postgres.restored');
  expect(await bringIn(folder)).toBeUndefined();
  await finishRestore(folder);
  expect(readdirSync(folder)).toEqual(['postgres']);
});
