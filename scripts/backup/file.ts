import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError, openBackup } from '#db/backup/lines.ts';
import { readPictures } from '#db/backup/pictures.ts';
import { readBackup } from '#db/backup/read.ts';
import { tablesOf } from '#db/backup/rows.ts';
import { levelOf, writeBackup } from '#db/backup/write.ts';
import type { Database } from '#db/connection.ts';
import { levels, migrate } from '#db/migrate.ts';
import type { MediaStore } from '#api/media/store.ts';
import { mediaBlobs } from '#functions/host/blobs.ts';
import { mediaFolder } from '#server/stored-files.ts';
import type { LocalDatabase } from '#server/database.ts';
import { PlainError } from '#server/plain-error.ts';
import type { Env } from '#src/contracts/env/env.ts';
import { withScratch } from './scratch-database.ts';

/** Picture store of a database without pictures. */
const nowhere: Pick<MediaStore, 'read'> = { read: async () => undefined };

/**
 * Writes all rows and pictures into a file that only its owner can read. The file gets its name only after every table was
 * restored from it into a scratch database with the same rows.
 *
 * @returns the number of rows, and what is not in the file: keys of pictures that are `missing`, and tables that no
 * migration created (`leftOut`)
 * @throws {PlainError} where the file cannot be written, or cannot be restored
 */
export function writeBackupFile(database: Pick<LocalDatabase, 'use'>, file: string, pictures = nowhere) {
  return withScratch(async (scratch) => {
    const level = await database.use(levelOf);
    if (!level || !levels.includes(level)) {
      throw new PlainError('The database does not match this release: update first, or run npm run db:migrate.');
    }
    await migrate(scratch, level);
    const ours = (await tablesOf(scratch)).map(({ table }) => table);
    const isOurs = (table: string) => ours.includes(table);
    const source = { isOurs, readPicture: pictures.read };
    const written = await writeProven(database, file, source, scratch);
    const tables = await database.use(tablesOf);
    const leftOut = tables.map(({ table }) => table).filter((table) => !isOurs(table));
    return { ...written, leftOut };
  });
}

async function writeProven(
  database: Pick<LocalDatabase, 'use'>,
  file: string,
  source: Parameters<typeof writeBackup>[2],
  scratch: Database,
) {
  const unfinished = `${file}.unfinished`;
  const gzip = createGzip();
  // Ends both streams if either fails: on a full disk the compressor would otherwise wait forever.
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }));
  written.catch(() => undefined);
  try {
    const done = await database.use((db) => writeBackup(db, (line) => send(gzip, `${line}\n`), source));
    gzip.end();
    await written;
    await prove(unfinished, file, scratch);
    await rename(unfinished, file);
    return done;
  } catch (error) {
    // Already destroyed: the file could not be written.
    const reason =
      gzip.destroyed && (await written.catch(({ message }) => new PlainError(`${file} cannot be written: ${message}`)));
    gzip.destroy();
    await rm(unfinished, { force: true });
    throw reason || error;
  }
}

/** A backup that cannot be restored must be noticed now, not on the day it is needed. */
async function prove(written: string, file: string, scratch: Database): Promise<void> {
  try {
    await readBackup(scratch, await openBackupFile(written));
    await readPictures(await openBackupFile(written), async () => undefined);
  } catch (error) {
    const { message } = error as Error;
    throw new PlainError(`${file} cannot be restored, so it was deleted: ${message}`);
  }
}

function send(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => stream.write(text, (error) => (error ? reject(error) : resolve())));
}

/** The lines of such a file. `node:readline` would also end them at a U+2028 that somebody typed. */
export async function* readBackupFile(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  // Ends both streams, also if the reader stops early.
  const read = pipeline(createReadStream(file), text);
  read.catch(() => undefined);
  // Joined only at its end, because a long line arrives in many parts.
  let unfinished: string[] = [];
  for await (const part of text as AsyncIterable<string>) {
    const [first = '', ...others] = part.split('\n');
    unfinished.push(first);
    if (others.length === 0) continue;
    yield unfinished.join('');
    unfinished = [others.pop() ?? ''];
    yield* others;
  }
  const last = unfinished.join('');
  if (last) yield last;
}

export function openBackupFile(file: string): ReturnType<typeof openBackup> {
  return openBackup(readBackupFile(file));
}

/** The problem with a backup file, in one line; any other error is a bug. */
export function explainBackup(error: unknown, file: string): unknown {
  if (error instanceof BackupError) return new PlainError(`${file}: ${error.message}`);
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code.startsWith('Z_')) return new PlainError(`${file}: This is not a backup, or it is incomplete.`);
  if (code === 'ENOENT') return new PlainError(`The file ${file} does not exist.`);
  return error;
}

/** The picture store of the site: on the platform if its site id and token are set, otherwise its folder. */
export function mediaStoreOfSite(env: Env): MediaStore {
  const { DATABASE_URL, NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, MEDIA_DIR } = env;
  return DATABASE_URL && siteID && token ? mediaBlobs({ siteID, token }) : mediaFolder(MEDIA_DIR);
}
