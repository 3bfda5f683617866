import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { provideDatabase } from '#db/connection.ts';
import { folderWith } from '#server/testing/folder.ts';
import { restoreEmbedded } from './restore-embedded.ts';
import { backupOfServer, contentOf, open } from './testing/backups.ts';

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
