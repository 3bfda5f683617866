import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { writeBackup } from '#db/backup.ts';
import type { LocalDatabase } from './database.ts';

/**
 * Writes all rows of a database into a file that only its owner can read, and gives how many. Under the
 * file's name there is all of it or nothing.
 */
export async function writeBackupFile(database: LocalDatabase, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const gzip = createGzip();
  const written = gzip.pipe(createWriteStream(unfinished, { mode: 0o600 }));
  const end = Promise.all([finished(gzip), finished(written)]);
  end.catch(() => undefined);
  try {
    const rows = await database.use((db) => writeBackup(db, (line) => send(gzip, `${line}\n`)));
    gzip.end();
    await end;
    await rename(unfinished, file);
    return rows;
  } catch (error) {
    gzip.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
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
