import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { BackupError, openBackup, readBackup } from '#db/backup.ts';
import { dateParsers, overDialect } from '#db/connection.ts';
import { readBackupFile } from './backup-file.ts';
import { PATIENT } from './database.ts';
import { PlainError } from './plain-error.ts';

interface Restored {
  rows: number;
  /** Where the database before is kept; undefined where there was none. */
  before: string | undefined;
}

/**
 * Makes a database of a backup and, once it is whole, puts it in the place of the embedded one. The folder must
 * be locked.
 *
 * @throws {PlainError} where the file is no good; the embedded database stays as it is
 */
export async function restoreEmbedded(folder: string, file: string): Promise<Restored> {
  const dataDir = join(folder, 'postgres');
  const unfinished = `${dataDir}.restored`;
  const rows = await fillNew(unfinished, file).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    throw plain(error, file);
  });
  const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const before = existsSync(dataDir) ? `${dataDir}-before-${stamp}` : undefined;
  if (before) await rename(dataDir, before);
  await rename(unfinished, dataDir);
  return { rows, before };
}

async function fillNew(dataDir: string, file: string): Promise<number> {
  const backup = await openBackup(readBackupFile(file));
  await rm(dataDir, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir, parsers: dateParsers });
  try {
    return await readBackup(overDialect(new PGliteDialect({ pglite }), PATIENT), backup);
  } finally {
    await pglite.close();
  }
}

/** What is wrong with the file, in one line; anything else is a fault of ours. */
function plain(error: unknown, file: string): unknown {
  if (error instanceof BackupError) return new PlainError(`${file}: ${error.message}`);
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code.startsWith('Z_')) return new PlainError(`${file}: This is no backup, or not all of it.`);
  if (code === 'ENOENT') return new PlainError(`There is no file ${file}.`);
  return error;
}
