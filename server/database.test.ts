import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readEnv } from '#src/contracts/env.ts';
import { migrateDatabase, openLocalDatabase, seedDatabase } from './database.ts';
import { PlainError } from './plain-error.ts';
import { folderWith } from './testing/folder.ts';

test('a new database is seeded once, and deleted posts stay deleted after a restart', async () => {
  // What a program leaves that was killed while it created the database.
  const folder = await folderWith({ 'postgres.new/PG_VERSION': 'half made' });
  const env = readEnv({ DATA_DIR: folder, LOCAL_PROGRAM: '1' });
  const lines: string[] = [];
  const open = async () => {
    const database = await openLocalDatabase(env, (line) => lines.push(line));
    await migrateDatabase(database, env, (line) => lines.push(line));
    await seedDatabase(database, env);
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

test('a database stays empty when SEED says so', async () => {
  const env = readEnv({ DATA_DIR: await folderWith(), LOCAL_PROGRAM: '1', SEED: 'none' });
  const database = await openLocalDatabase(env, () => undefined);
  await migrateDatabase(database, env, () => undefined);
  expect(await seedDatabase(database, env)).toBe(false);
  const posts = await database.use((db) => db.selectFrom('blogPosts').select('id').execute());
  expect(posts).toEqual([]);
  await database.close();
}, 60_000);

test('a database of a later release is a one-line error and stays unchanged', async () => {
  const env = readEnv({ DATA_DIR: await folderWith(), LOCAL_PROGRAM: '1', SEED: 'none' });
  const database = await openLocalDatabase(env, () => undefined);
  const migrated = () => migrateDatabase(database, env, () => undefined);
  await migrated();
  await database.use((db) =>
    sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-03-14T09:00:00Z')`.execute(
      db,
    ),
  );
  await expect(migrated()).rejects.toThrow(PlainError);
  await expect(migrated()).rejects.toThrow(/a later release \(9999-later\): update, or restore/);
  await database.close();
}, 60_000);
