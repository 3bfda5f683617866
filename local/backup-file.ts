import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError, checkBackup, writeBackup } from '#db/backup.ts';
import type { LocalDatabase } from './database.ts';
import { PlainError } from './plain-error.ts';

/**
 * Writes all rows of a database into a file that only its owner can read, and gives how many. The file is
 * read back before it gets its name: under that there is all of it or nothing.
 *
 * @throws {PlainError} where the file cannot be written, or reads back as something else
 */
export async function writeBackupFile(
  database: Pick<LocalDatabase, 'use'>,
  file: string,
): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const gzip = createGzip();
  // Ends both where either fails: on a full disk nobody would take what is compressed, and no line be written.
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }));
  written.catch(() => undefined);
  try {
    const rows = await database.use((db) => writeBackup(db, (line) => send(gzip, `${line}\n`)));
    gzip.end();
    await written;
    await checkWritten(unfinished, file);
    await rename(unfinished, file);
    return rows;
  } catch (error) {
    // Destroyed already: it is the file that could not be written.
    const reason = gzip.destroyed && (await written.catch((failure) => cannotWrite(file, failure)));
    gzip.destroy();
    await rm(unfinished, { force: true });
    throw reason || error;
  }
}

/** A backup that cannot be restored has to be found out today, not on the day it is needed. */
async function checkWritten(written: string, file: string): Promise<void> {
  await checkBackup(readBackupFile(written)).catch(({ message }: Error) => {
    throw new PlainError(`${file} cannot be read back, so it was not kept: ${message}`);
  });
}

function cannotWrite(file: string, { message }: Error): PlainError {
  return new PlainError(`${file} cannot be written: ${message}`);
}

function send(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) =>
    stream.write(text, (error) => (error ? reject(error) : resolve())),
  );
}

/**
 * The lines of such a file. They end at `\n` alone: `node:readline` would also end them at U+2028 and
 * U+2029, which may stand within what somebody typed.
 *
 * @throws where it cannot be read or unpacked
 */
export async function* readBackupFile(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  // Ends both, also where nobody reads on.
  const read = pipeline(createReadStream(file), text);
  read.catch(() => undefined);
  let unfinished = '';
  for await (const part of text as AsyncIterable<string>) {
    const lines = (unfinished + part).split('\n');
    unfinished = lines.pop() ?? '';
    yield* lines;
  }
  if (unfinished) yield unfinished;
}

/** What is wrong with a backup's file, in one line; anything else is a fault of ours. */
export function explainBackup(error: unknown, file: string): unknown {
  if (error instanceof BackupError) return new PlainError(`${file}: ${error.message}`);
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code.startsWith('Z_')) return new PlainError(`${file}: This is no backup, or not all of it.`);
  if (code === 'ENOENT') return new PlainError(`There is no file ${file}.`);
  return error;
}
