/** What a kill, a full disk or manual changes leave in the data folder, and how the next start handles it. */
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, test } from 'vitest';
import { openEmbedded } from './embedded-database.ts';
import { PlainError } from './plain-error.ts';
import { bringIn, finishRestore } from './restore-journal.ts';
import { folderWith } from './testing/folder.ts';

const silent = () => undefined;

/** A database with one table. Tests copy it and never change it. */
let whole: string;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'broken-'));
  whole = join(folder, 'postgres');
  const pglite = await PGlite.create(whole);
  await pglite.exec('create table kept (n integer); insert into kept values (7)');
  await pglite.close();
  return () => rm(folder, { recursive: true });
}, 60_000);

async function withDatabase(name = 'postgres'): Promise<{ folder: string; database: string }> {
  const folder = await folderWith();
  await cp(whole, join(folder, name), { recursive: true });
  return { folder, database: join(folder, 'postgres') };
}

/** Expects a one-line error that tells the operator what to do, and an unchanged folder. */
async function rejects(folder: string, line: RegExp): Promise<void> {
  const before = readdirSync(folder).sort();
  const error: unknown = await openEmbedded(folder, silent).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PlainError);
  expect((error as Error).message).toMatch(line);
  expect((error as Error).message).not.toContain('\n');
  expect(readdirSync(folder).sort()).toEqual(before);
}

async function rowsIn(folder: string): Promise<unknown[]> {
  const pglite = await openEmbedded(folder, silent);
  const { rows } = await pglite.query('select n from kept');
  await pglite.close();
  return rows;
}

const breakages: Record<string, (database: string) => Promise<unknown>> = {
  'its version is gone': (database) => rm(join(database, 'PG_VERSION')),
  'its version is empty': (database) => writeFile(join(database, 'PG_VERSION'), ''),
  'its control file is garbage': (database) =>
    writeFile(join(database, 'global/pg_control'), 'x'.repeat(8192)),
  'its log is gone': (database) => rm(join(database, 'pg_wal'), { recursive: true }),
  'its tables are gone': (database) => rm(join(database, 'base'), { recursive: true }),
};

/** By day those that are found in two ways: before and while it is opened. All of them by night. */
test.each(Object.keys(breakages).filter((_, at) => process.env.NIGHTLY || at === 0 || at === 2))(
  'a database is neither opened nor recreated when %s',
  async (name) => {
    const { folder, database } = await withDatabase();
    await breakages[name]?.(database);
    await rejects(folder, /postgres is (no longer a database|damaged).+npm run db:restore -- FILE/);
  },
  20_000,
);

test('no database is created where a file or something else is in its place', async () => {
  await rejects(await folderWith({ postgres: 'a file' }), /postgres is no longer a database/);
  await rejects(
    await folderWith({ 'postgres/notes.txt': 'hello' }),
    /postgres is no longer a database/,
  );
  const folder = await folderWith();
  await symlink('/not/mounted', join(folder, 'postgres'));
  await rejects(folder, /is a link to a folder that does not exist\. Is a disk not mounted\?/);
});

test('no empty database is created beside one that a restore moved aside', async () => {
  const { folder } = await withDatabase('postgres-before-2027-03-14T09-00-00');
  await rejects(folder, /postgres-before-2027-03-14T09-00-00 is there: rename it to postgres/);
  await rename(join(folder, 'postgres-before-2027-03-14T09-00-00'), join(folder, 'postgres'));
  expect(await rowsIn(folder)).toEqual([{ n: 7 }]);
}, 20_000);

/** The steps of a restore. Running only the first ones leaves what a killed restore leaves. */
const steps: ((folder: string) => Promise<unknown>)[] = [
  (folder) => cp(whole, join(folder, 'postgres.restored'), { recursive: true }),
  (folder) =>
    writeFile(
      join(folder, 'restore.json'),
      JSON.stringify({ before: join(folder, 'postgres-before-x') }),
    ),
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
    expect(existsSync(join(folder, isFinished ? 'postgres-before-x' : 'postgres', 'old'))).toBe(
      true,
    );
    expect(existsSync(join(folder, 'postgres.restored'))).toBe(false);
    expect(existsSync(join(folder, 'restore.json'))).toBe(false);
  },
  20_000,
);

test('a restore without a previous database is finished, and running it again changes nothing', async () => {
  const { folder } = await withDatabase('postgres.restored');
  expect(await bringIn(folder)).toBeUndefined();
  await finishRestore(folder);
  expect(readdirSync(folder)).toEqual(['postgres']);
});

test('an unreadable journal is a one-line error', async () => {
  await rejects(
    await folderWith({ 'restore.json': '{"bef' }),
    /restore\.json is damaged:.+Delete it/,
  );
});
