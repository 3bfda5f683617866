import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { writeBackup } from '#db/backup.ts';
import type { LocalDatabase } from './database.ts';
import { PlainError } from './plain-error.ts';

/**
 * Writes all rows of a database into a file that only its owner can read, and gives how many. Under the
 * file's name there is all of it or nothing.
 *
 * @throws {PlainError} where the file cannot be written
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

function cannotWrite(file: string, { message }: Error): PlainError {
  return new PlainError(`${file} cannot be written: ${message}`);
}

function send(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) =>
    stream.write(text, (error) => (error ? reject(error) : resolve())),
  );
}

/** The lines of such a file. @throws where it cannot be read or unpacked */
export async function* readBackupFile(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  yield* createInterface({ input: text, crlfDelay: Infinity });
}
