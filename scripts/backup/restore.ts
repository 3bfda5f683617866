import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { checkBackup } from '#db/backup/lines.ts';
import { readPictures } from '#db/backup/pictures.ts';
import { readBackup } from '#db/backup/read.ts';
import type { MediaStore } from '#api/media/store.ts';
import { mediaFolder } from '#server/stored-files.ts';
import type { LocalDatabase } from '#server/database.ts';
import { PlainError } from '#server/plain-error.ts';
import { bringIn, finishRestore, placesIn } from '#server/restore-journal.ts';
import { explainBackup, openBackupFile, readBackupFile } from './file.ts';
import { withNewDatabase } from './scratch-database.ts';

/**
 * Creates a database from a backup, then replaces the embedded one with it. The folder must be locked.
 *
 * @param pictures where its pictures go; default: the folder of pictures in that folder
 * @returns the number of rows, and the folder of the previous database if there was one (`before`)
 * @throws {PlainError} where the file is no good; the embedded database stays as it is
 */
export async function restoreEmbedded(folder: string, file: string, pictures = mediaFolder(join(folder, 'media'))) {
  await finishRestore(folder);
  const { restored } = placesIn(folder);
  const rows = await fillNew(folder, file, pictures).catch(async (error: unknown) => {
    await rm(restored, { recursive: true, force: true });
    throw explainBackup(error, file);
  });
  return { rows, before: await bringIn(folder) };
}

async function fillNew(folder: string, file: string, pictures: Pick<MediaStore, 'write'>): Promise<number> {
  const { restored } = placesIn(folder);
  const backup = await openBackupFile(file);
  await rm(restored, { recursive: true, force: true });
  const rows = await withNewDatabase(restored, (db) => readBackup(db, backup));
  // Named by content, so the files of the previous database stay as they are.
  await readPictures(await openBackupFile(file), pictures.write);
  return rows;
}

/** Fills an empty database on a server. @returns the number of rows @throws {PlainError} */
export async function restoreServer(
  database: Pick<LocalDatabase, 'use'>,
  file: string,
  pictures: Pick<MediaStore, 'write'>,
): Promise<number> {
  return database.use(async (db) => {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
    if (tables.length > 0) {
      throw new PlainError(
        `The database of DATABASE_URL is not empty (${tables[0]?.name} and ${tables.length - 1} more tables): restore into a new one, then give the site its addresses (docs/operating.md).`,
      );
    }
    try {
      // Read the whole file first: the server would store a partial restore.
      await checkBackup(readBackupFile(file));
      await readPictures(await openBackupFile(file), pictures.write);
      return await readBackup(db, await openBackupFile(file));
    } catch (error) {
      throw explainBackup(error, file);
    }
  });
}
