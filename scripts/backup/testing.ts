import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, onTestFinished, vi } from 'vitest';
import { seed } from '#db/seed.ts';
import type { Database } from '#db/connection.ts';
import { embeddedDatabase } from '#db/testing/embedded.ts';
import { realDatabase } from '#db/testing/postgres.ts';
import { migrateDatabase, openLocalDatabase } from '#server/database.ts';
import { readEnv } from '#src/contracts/env/env.ts';
import { writeBackupFile } from './file.ts';

/** Where the pictures of a backup without any go. */
export const none = { write: async () => undefined };

/** The database of these variables, migrated. */
export async function open(variables: Record<string, string>) {
  vi.spyOn(console, 'log').mockReturnValue();
  const env = readEnv(variables);
  const database = await openLocalDatabase(env);
  await migrateDatabase(database, env);
  return database;
}

/** Rows that a careless copy would spoil. */
async function fill(db: Database): Promise<void> {
  await seed(db);
  const lead = { company: 'Park', message: '"quoted" \\ back\nslash {"rows":0} \u{1F4C4}' };
  await db
    .insertInto('leads')
    .values(Array.from({ length: 450 }, (_, n) => ({ ...lead, name: `n${n}`, email: `${n}@x.example` })))
    .execute();
  await db.deleteFrom('leads').where('name', '=', 'n449').execute();
  await db.insertInto('scheduledCalls').values({ phone: '555', date: '2027-03-14', timeSlot: '09:00' }).execute();
  await sql`insert into outbox (channel, kind, payload) values
    ('log', 'contact', '{"big": 12345678901234567890, "text": "a\\u001fb"}')`.execute(db);
  await sql`insert into users (username, password) values ('dana', 'hash')`.execute(db);
  await sql`insert into sessions (id, user_id, expires_at) select 'x', id, now() from users`.execute(db);
}

type Content = Record<string, string[]>;

const INBOX_COUNTS = sql`(select kind, is_spam, unread, is_open, sum(items) from inbox_counts group by 1, 2, 3, 4)`;

/** Every table's rows, as Postgres itself writes them. */
export async function contentOf(db: Database): Promise<Content> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const content: Content = {};
  for (const { name } of rows) {
    if (name.startsWith('kysely') || name === 'sessions') continue;
    // Counts are summed up now and then: what counts is their sum.
    const from = name === 'inbox_counts' ? INBOX_COUNTS : sql.table(name);
    const found = await sql<{ row: string }>`
      select r::text as row from ${from} r order by 1`.execute(db);
    content[name] = found.rows.map(({ row }) => row);
  }
  return content;
}

/** A backup with other text in it. */
export async function changed(file: string, change: (text: string) => string): Promise<string> {
  const other = `${file}.changed`;
  await writeFile(other, gzipSync(change(gunzipSync(await readFile(file)).toString())));
  return other;
}

/** As it was written before line ends were escaped and tables had digests. */
export const older = (text: string) =>
  text
    .replaceAll(/(?<!\\)((?:\\\\)*)\\u2028/g, '$1\u2028')
    .replaceAll(/(?<!\\)((?:\\\\)*)\\u2029/g, '$1\u2029')
    .replace(/,"digests":.*\}$/m, '}');

/** An embedded database for one test, as commands use theirs. */
export async function embeddedSource() {
  const db = await embeddedDatabase();
  onTestFinished(() => db.destroy());
  return { db, use: <T>(work: (db: Database) => Promise<T>) => work(db) };
}

/** A backup of a server for the tests of one file, how many rows it holds, and what stood in the tables. */
export function useBackupOfServer(): { file: string; rows: number; before: Content } {
  const backup = { file: '', rows: 0, before: {} };
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-backup-'));
    const file = join(folder, 'all.backup');
    const { db, stop } = await realDatabase();
    await fill(db);
    const before = await contentOf(db);
    const { rows } = await writeBackupFile({ use: (work) => work(db) }, file);
    await stop();
    Object.assign(backup, { file, rows, before });
    return () => rm(folder, { recursive: true, force: true });
  });
  return backup;
}
