import { sql } from 'kysely';
import { checkBackup } from '#db/backup/lines.ts';
import { readPictures } from '#db/backup/pictures.ts';
import { readBackup } from '#db/backup/read.ts';
import type { Database } from '#db/connection.ts';
import type { MediaStore } from '#functions/shared/media/store.ts';
import { explainBackup, openBackupFile, readBackupFile } from './backup-file.ts';
import type { LocalDatabase } from '#server/database.ts';
import { PlainError } from '#server/plain-error.ts';

/**
 * Fills an empty database on a server from a backup, and gives how many rows there are; the pictures go to their store.
 *
 * @throws {PlainError} if it is not empty, or the file is invalid
 */
export async function restoreServer(
  database: Pick<LocalDatabase, 'use'>,
  file: string,
  pictures: Pick<MediaStore, 'write'>,
): Promise<number> {
  return database.use(async (db) => {
    await requireEmpty(db);
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

async function requireEmpty(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  if (rows.length === 0) return;
  throw new PlainError(
    `The database of DATABASE_URL is not empty (${rows[0]?.name} and ${rows.length - 1} more tables): restore into a new one, then give the site its addresses (docs/operating.md).`,
  );
}
