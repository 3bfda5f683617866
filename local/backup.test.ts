import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { seed } from '#db/seed.ts';
import { type Database, handIn } from '#db/connection.ts';
import { embeddedDatabase } from '#db/testing/embedded.ts';
import { startPostgres } from '#db/testing/postgres.ts';
import { readEnv } from '#src/contracts/env.ts';
import { writeBackupFile } from './backup-file.ts';
import { migrateDatabase, openLocalDatabase } from './database.ts';
import { restoreEmbedded } from './restore-embedded.ts';
import { folderWith } from './testing/folder.ts';

const silent = () => undefined;
afterEach(() => handIn(undefined));

async function open(variables: Record<string, string>) {
  const env = readEnv(variables);
  const database = await openLocalDatabase(env, silent);
  await migrateDatabase(database, env, silent);
  return database;
}

/** Rows that a careless copy would spoil. */
async function fill(db: Database): Promise<void> {
  await seed(db);
  const lead = { company: 'Park', message: '"quoted" \\ back\nslash {"rows":0} \u{1F4C4}' };
  await db
    .insertInto('leads')
    .values(
      Array.from({ length: 450 }, (_, n) => ({ ...lead, name: `n${n}`, email: `${n}@x.example` })),
    )
    .execute();
  await db.deleteFrom('leads').where('name', '=', 'n449').execute();
  await db
    .insertInto('scheduledCalls')
    .values({ phone: '555', date: '2027-03-14', timeSlot: '09:00' })
    .execute();
  await sql`insert into outbox (channel, kind, payload) values
    ('log', 'contact', '{"big": 12345678901234567890, "text": "a\\u001fb"}')`.execute(db);
  await sql`insert into users (username, password) values ('dana', 'hash')`.execute(db);
  await sql`insert into sessions (id, user_id, expires_at) select 'x', id, now() from users`.execute(
    db,
  );
}

/** Every table's rows, as Postgres itself writes them. */
async function contentOf(db: Database): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const content: Record<string, string[]> = {};
  for (const { name } of rows) {
    if (name.startsWith('kysely') || name === 'sessions') continue;
    const found = await sql<{ row: string }>`
      select r::text as row from ${sql.table(name)} r order by 1`.execute(db);
    content[name] = found.rows.map(({ row }) => row);
  }
  return content;
}

let file: string;
let written: number;
let before: Record<string, string[]>;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'freehand-backup-'));
  file = join(folder, 'all.backup');
  const postgres = await startPostgres();
  const server = await open({ DATABASE_URL: postgres.url });
  await server.use(fill);
  before = await server.use(contentOf);
  written = await writeBackupFile(server, file);
  await postgres.stop();
  return () => rm(folder, { recursive: true, force: true });
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
}, 60_000);

/** What a visitor may send and Postgres keeps: some programs take these for the end of a line. */
const lineEnds = 'one\u2028two\u2029three\rfour\r\nfive\u0085six\u000bseven\u000ceight';

/** A backup as it was written before line ends were escaped. */
async function unescaped(file: string): Promise<string> {
  const text = gunzipSync(await readFile(file)).toString();
  const older = `${file}.older`;
  await writeFile(
    older,
    gzipSync(text.replaceAll('\\u2028', '\u2028').replaceAll('\\u2029', '\u2029')),
  );
  return older;
}

test('a message with every kind of line end survives, in older backups too', async () => {
  const folder = await folderWith();
  const file = join(folder, 'all.backup');
  const db = await embeddedDatabase();
  onTestFinished(() => db.destroy());
  const lead = { name: lineEnds, email: 'n@x.example', company: 'x', message: lineEnds };
  await db.insertInto('leads').values(lead).execute();
  const rows = await writeBackupFile({ use: (work) => work(db) }, file);
  expect(gunzipSync(await readFile(file)).toString()).not.toMatch(/[\u2028\u2029]/);

  for (const each of [file, await unescaped(file)]) {
    expect((await restoreEmbedded(folder, each)).rows).toBe(rows);
    const restored = await open({ DATA_DIR: folder });
    const leads = restored.use((db) =>
      db.selectFrom('leads').select(['name', 'message']).execute(),
    );
    expect(await leads).toEqual([{ name: lineEnds, message: lineEnds }]);
    await restored.close();
  }
}, 60_000);

test('a backup that does not read back is not kept, and said so', async () => {
  const folder = await folderWith();
  const target = join(folder, 'all.backup');
  const db = await embeddedDatabase();
  onTestFinished(() => db.destroy());
  // Takes what is written, and has nothing when it is read.
  await symlink('/dev/null', `${target}.unfinished`);
  await expect(writeBackupFile({ use: (work) => work(db) }, target)).rejects.toThrow(
    /all\.backup cannot be read back, so it was not kept: unexpected end of file$/,
  );
  expect(readdirSync(folder)).toEqual([]);
}, 60_000);

test('where the disk is full a backup ends and leaves nothing behind', async () => {
  const folder = await folderWith();
  const target = join(folder, 'all.backup');
  await symlink('/dev/full', `${target}.unfinished`);
  const db = await embeddedDatabase();
  onTestFinished(() => db.destroy());
  // Too much for what streams keep to themselves, and not to be compressed.
  const lead = { name: 'n', email: 'n@x.example', company: 'x' };
  const leads = Array.from({ length: 400 }, () => ({
    ...lead,
    message: randomBytes(1500).toString('base64'),
  }));
  await db.insertInto('leads').values(leads).execute();
  const database = { use: <T>(work: (db: Database) => Promise<T>) => work(db) };
  await expect(writeBackupFile(database, target)).rejects.toThrow(
    /all\.backup cannot be written: ENOSPC/,
  );
  await expect(writeBackupFile(database, join(folder, 'none', 'all'))).rejects.toThrow(/ENOENT/);
  expect(readdirSync(folder)).toEqual([]);
}, 60_000);

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
}, 60_000);
