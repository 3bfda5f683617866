import { readdirSync, statSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { provideDatabase } from '#db/connection.ts';
import { folderWith } from '#server/testing/folder.ts';
import { restoreEmbedded } from './restore-embedded.ts';
import { backupOfServer, changed, contentOf, nastyBackup, open } from './testing/backups.ts';

afterEach(() => provideDatabase(undefined));

let file: string;
let written: number;
let before: Record<string, string[]>;

beforeAll(async () => {
  const backup = await backupOfServer();
  ({ file, rows: written, before } = backup);
  return backup.remove;
});

test('a backup of a server is restored into the embedded database, row for row', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const folder = await folderWith({ 'postgres/old': 'the database before' });
  const { rows, before: kept } = await restoreEmbedded(folder, file);
  expect(rows).toBe(written);
  expect(await readFile(join(kept ?? '', 'old'), 'utf8')).toBe('the database before');

  const restored = await open({ DATA_DIR: folder });
  expect(await restored.use(contentOf)).toEqual(before);
  const sessions = restored.use((db) => db.selectFrom('sessions').selectAll().execute());
  expect(await sessions).toEqual([]);
  const lead = { name: 'new', email: 'n@x.example', company: 'x', message: 'x' };
  const next = restored.use((db) =>
    db.insertInto('leads').values(lead).returning('id').executeTakeFirstOrThrow(),
  );
  // 450 is the number of the one that was deleted.
  expect((await next).id).toBe(451);
  await restored.close();
}, 120_000);

test('a message with every nasty character is backed up, one row to a line', async () => {
  const { file } = await nastyBackup();
  expect(gunzipSync(await readFile(file)).toString()).not.toMatch(/[\u2028\u2029]/);
}, 120_000);

test('a backup in which one letter was changed is not restored', async () => {
  const folder = await folderWith({ 'postgres/kept': '' });
  await copyFile(file, join(folder, 'all.backup'));
  const other = await changed(join(folder, 'all.backup'), (text) => text.replace('"n7"', '"m7"'));
  await expect(restoreEmbedded(folder, other)).rejects.toThrow(
    /The rows of leads are not those that were backed up\.$/,
  );
  expect(readdirSync(join(folder, 'postgres'))).toEqual(['kept']);
}, 120_000);

test('what is no backup, or half of one, changes nothing', async () => {
  const folder = await folderWith({ 'postgres/kept': '', none: 'hello' });
  await writeFile(join(folder, 'half'), (await readFile(file)).subarray(0, 5000));
  for (const name of ['half', 'none']) {
    await expect(restoreEmbedded(folder, join(folder, name))).rejects.toThrow(
      /This is no backup, or not all of it\.$/,
    );
  }
  expect(readdirSync(folder).sort()).toEqual(['half', 'none', 'postgres']);
  expect(readdirSync(join(folder, 'postgres'))).toEqual(['kept']);
}, 120_000);
