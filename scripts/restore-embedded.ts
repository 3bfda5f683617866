import { rm } from 'node:fs/promises';
import { readPictures } from '#db/backup/pictures.ts';
import { readBackup } from '#db/backup/read.ts';
import { mediaFolder } from '#functions/shared/media/store.ts';
import { explainBackup, openBackupFile } from './backup-file.ts';
import { bringIn, finishRestore, placesIn } from '#server/restore-journal.ts';
import { withNewDatabase } from './scratch-database.ts';

interface Restored {
  rows: number;
  /** Folder of the previous database; undefined if there was none. */
  before: string | undefined;
}

/**
 * Creates a database from a backup and, once it is complete, replaces the embedded one with it. The folder must be
 * locked.
 *
 * @throws {PlainError} where the file is no good; the embedded database stays as it is
 */
export async function restoreEmbedded(folder: string, file: string): Promise<Restored> {
  await finishRestore(folder);
  const { restored } = placesIn(folder);
  const { write } = mediaFolder(folder);
  const fill = async () => {
    const rows = await fillNew(restored, file);
    // Named by content, so the files of the previous database stay as they are.
    await readPictures(await openBackupFile(file), write);
    return rows;
  };
  const rows = await fill().catch(async (error: unknown) => {
    await rm(restored, { recursive: true, force: true });
    throw explainBackup(error, file);
  });
  return { rows, before: await bringIn(folder) };
}

async function fillNew(dataDir: string, file: string): Promise<number> {
  const backup = await openBackupFile(file);
  await rm(dataDir, { recursive: true, force: true });
  return withNewDatabase(dataDir, (db) => readBackup(db, backup));
}
