import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '#server/testing/folder.ts';
import { restoreEmbedded } from './restore.ts';
import { contentOf, open, useBackupOfServer } from './testing.ts';

const backup = useBackupOfServer();

test('a backup of a server is restored into the embedded database, row for row', async () => {
  const { file, rows: written, before } = backup;
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
  const next = restored.use((db) => db.insertInto('leads').values(lead).returning('id').executeTakeFirstOrThrow());
  // 450 is the number of the one that was deleted.
  expect((await next).id).toBe(451);
  await restored.close();
}, 120_000);
