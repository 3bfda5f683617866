import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seed } from '#db/seed.ts';
import { readEnv } from '#src/contracts/env.ts';
import { migrateDatabase, openLocalDatabase } from './database.ts';
import { folderWith } from './testing/folder.ts';

test('a new database is filled once; what is deleted stays so over a restart', async () => {
  // What a program leaves that was killed while it made the database.
  const folder = await folderWith({ 'postgres.new/PG_VERSION': 'half made' });
  const env = readEnv({ DATA_DIR: folder });
  const lines: string[] = [];
  const open = async () => {
    const database = await openLocalDatabase(env, (line) => lines.push(line));
    await migrateDatabase(database, env, (line) => lines.push(line));
    await database.use(seed);
    return database;
  };
  const first = await open();
  const posts = await first.use((db) => db.selectFrom('blogPosts').select('id').execute());
  expect(posts.length).toBeGreaterThan(0);
  await first.use((db) => db.deleteFrom('blogPosts').execute());
  await first.close();
  expect(existsSync(join(folder, 'postgres.new'))).toBe(false);

  const second = await open();
  expect(await second.use((db) => db.selectFrom('blogPosts').select('id').execute())).toEqual([]);
  await second.close();
  expect(lines).toEqual([
    'Creating the database …',
    expect.stringMatching(/^Database brought up to date \(/),
  ]);
}, 60_000);
