import { hash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { copyFile, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres } from '#db/testing/postgres.ts';
import { mediaFolder } from '#server/stored-files.ts';
import { openLocalDatabase } from '#server/database.ts';
import { folderWith } from '#server/testing/folder.ts';
import { readEnv } from '#src/contracts/env/env.ts';
import { writeBackupFile } from './file.ts';
import { restoreEmbedded, restoreServer } from './restore.ts';
import { nasty } from './nasty.ts';
import { changed, contentOf, embeddedSource, none, older, open, useBackupOfServer } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 });
const backup = useBackupOfServer();

test('a message with every nasty character is one line of a backup, and is restored, from older backups too', async () => {
  const folder = await folderWith();
  const file = join(folder, 'all.backup');
  const source = await embeddedSource();
  const lead = { name: nasty, email: 'n@x.example', company: 'x', message: nasty };
  await source.db.insertInto('leads').values(lead).execute();
  const { rows } = await writeBackupFile(source, file);
  expect(gunzipSync(await readFile(file)).toString()).not.toMatch(/[\u2028\u2029]/);
  for (const each of [file, await changed(file, older)]) {
    expect((await restoreEmbedded(folder, each)).rows).toBe(rows);
    const restored = await open({ DATA_DIR: folder });
    const leads = restored.use((db) => db.selectFrom('leads').select(['name', 'message']).execute());
    expect(await leads).toEqual([{ name: nasty, message: nasty }]);
    await restored.close();
  }
});

test('a backup that cannot be read back is deleted and reported', async () => {
  const folder = await folderWith();
  const target = join(folder, 'all.backup');
  // Takes what is written, and has nothing when it is read.
  await symlink('/dev/null', `${target}.unfinished`);
  await expect(writeBackupFile(await embeddedSource(), target)).rejects.toThrow(
    /all\.backup cannot be restored, so it was deleted: unexpected end of file$/,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('where the disk is full a backup ends and leaves nothing behind', async () => {
  const folder = await folderWith();
  const target = join(folder, 'all.backup');
  await symlink('/dev/full', `${target}.unfinished`);
  const source = await embeddedSource();
  // Too much for what streams keep to themselves, and not to be compressed.
  const lead = { name: 'n', email: 'n@x.example', company: 'x' };
  const leads = Array.from({ length: 400 }, () => ({
    ...lead,
    message: randomBytes(1500).toString('base64'),
  }));
  await source.db.insertInto('leads').values(leads).execute();
  await expect(writeBackupFile(source, target)).rejects.toThrow(/all\.backup cannot be written: ENOSPC/);
  await expect(writeBackupFile(source, join(folder, 'none', 'all'))).rejects.toThrow(/ENOENT/);
  expect(readdirSync(folder)).toEqual([]);
});

test('a backup of the embedded database is restored into a server, whose owner need be nobody more', async () => {
  const folder = await folderWith();
  const { rows: written, before } = backup;
  await restoreEmbedded(folder, backup.file);
  const embedded = await open({ DATA_DIR: folder });
  const second = join(folder, 'second.backup');
  expect((await writeBackupFile(embedded, second)).rows).toBe(written);
  await embedded.close();

  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('create role dana login');
  await admin.query('create database site owner dana');
  await admin.end();
  const url = postgres.url.replace('postgres@', 'dana@').replace(/[^/]+$/, 'site');
  const server = await openLocalDatabase(readEnv({ DATABASE_URL: url }));
  expect(await restoreServer(server, second, none)).toBe(written);
  expect(await server.use(contentOf)).toEqual(before);
  // The keys and triggers are there again.
  const orphan = server.use((db) =>
    sql`insert into sessions (id, user_id, expires_at) values ('y', 999, now())`.execute(db),
  );
  await expect(orphan).rejects.toMatchObject({ code: '23503' });
  const { rows } = await server.use((db) =>
    sql<{ off: number }>`
      select count(*)::integer as off from pg_trigger where tgenabled <> 'O'`.execute(db),
  );
  expect(rows).toEqual([{ off: 0 }]);
  await expect(restoreServer(server, second, none)).rejects.toThrow(/is not empty \(\w+ and/);
});

test('pictures are in the backup, and are restored to where the database looks for them', async () => {
  const [folder, to, third] = [await folderWith(), await folderWith(), await folderWith()];
  const source = await embeddedSource();
  const bytes = randomBytes(3_000_000);
  // Below, the first letter of their Base64 is changed to another one.
  bytes[0] = 0;
  const key = `${hash('sha256', bytes).slice(0, 32)}.png`;
  const lost = `${'0'.repeat(32)}.png`;
  const row = { type: 'image/png', width: 8, height: 8, bytes: bytes.length, uploadedBy: 'dana' };
  const rows = [key, lost].map((each) => ({ ...row, key: each }));
  await source.db.insertInto('media').values(rows).execute();
  await mediaFolder(join(folder, 'from')).write(key, bytes);

  const target = join(folder, 'all.backup');
  const store = mediaFolder(join(folder, 'from'));
  expect((await writeBackupFile(source, target, store)).missing).toEqual([lost]);
  await restoreEmbedded(to, target);
  expect(readdirSync(join(to, 'media'))).toEqual([key]);
  expect(Buffer.from((await mediaFolder(join(to, 'media')).read(key)) ?? []).equals(bytes)).toBe(true);

  const other = await changed(target, (text) =>
    text.replace(/("picture":"[^"]*","data":")./, (_, before: string) => `${before}/`),
  );
  await expect(restoreEmbedded(third, other)).rejects.toThrow(/The picture .* is not the one that was backed up/);
  expect(readdirSync(third)).toEqual([]);
});

test('a foreign table is left out and named, and the rest can be restored', async () => {
  const folder = await folderWith();
  const source = await embeddedSource();
  await sql`create table playing_with_neon (id serial, n integer)`.execute(source.db);
  await sql`insert into playing_with_neon (n) values (1)`.execute(source.db);
  const target = join(folder, 'all.backup');
  const { rows, leftOut } = await writeBackupFile(source, target);
  expect(leftOut).toEqual(['playing_with_neon']);
  expect((await restoreEmbedded(folder, target)).rows).toBe(rows);
});

test('long rows are written and restored a few at a time', async () => {
  const folder = await folderWith();
  const source = await embeddedSource();
  const message = 'x'.repeat(300_000);
  const lead = { name: 'n', email: 'n@x.example', company: 'x', message };
  for (let n = 0; n < 20; n++) await source.db.insertInto('leads').values(lead).execute();
  let longest = 0;
  const { execProtocolStream } = PGlite.prototype;
  const spy = vi.spyOn(PGlite.prototype, 'execProtocolStream');
  spy.mockImplementation(async function (this: PGlite, sent, options) {
    const answers = await execProtocolStream.call(this, sent, options);
    const received = answers.reduce((sum, { length }) => sum + length, 0);
    longest = Math.max(longest, sent.length, received);
    return answers;
  });
  onTestFinished(() => spy.mockRestore());
  await writeBackupFile(source, join(folder, 'all.backup'));
  expect(longest).toBeGreaterThan(message.length);
  expect(longest).toBeLessThan(4 * message.length);
});

test('what is no complete backup, or another one than was written, changes nothing', async () => {
  const folder = await folderWith({ 'postgres/kept': '', none: 'hello' });
  const file = (name: string) => join(folder, name);
  await writeFile(file('half'), (await readFile(backup.file)).subarray(0, 5000));
  await copyFile(backup.file, file('all'));
  const letter = await changed(file('all'), (text) => text.replace('"n7"', '"m7"'));
  const noBackup = /This is not a backup, or it is incomplete\.$/;
  await expect(restoreEmbedded(folder, file('half'))).rejects.toThrow(noBackup);
  await expect(restoreEmbedded(folder, file('none'))).rejects.toThrow(noBackup);
  await expect(restoreEmbedded(folder, letter)).rejects.toThrow(
    /The rows of leads are not those that were backed up\.$/,
  );
  expect(readdirSync(folder).sort()).toEqual(['all', 'all.changed', 'half', 'none', 'postgres']);
  expect(readdirSync(join(folder, 'postgres'))).toEqual(['kept']);
});
