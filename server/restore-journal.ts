/**
 * The last step of a restore, where one database takes the place of another, survives being killed anywhere:
 * what is to be done is written down first, and whoever has the folder next does the rest.
 */
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from './plain-error.ts';

/** Where everything of the embedded database lies in a data folder. */
export function placesIn(folder: string) {
  const database = join(folder, 'postgres');
  return {
    database,
    /** One that is being made; it counts for nothing until it is whole and has its name. */
    unfinished: `${database}.new`,
    /** One that is being filled from a backup. */
    restored: `${database}.restored`,
    journal: join(folder, 'restore.json'),
  };
}

/**
 * Puts the restored database in the place of the one before, which is kept. The folder must be locked.
 *
 * @returns where the one before is kept; undefined where there was none
 */
export async function bringIn(folder: string): Promise<string | undefined> {
  const { database, journal } = placesIn(folder);
  const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const before = existsSync(database) ? `${database}-before-${stamp}` : null;
  // Renamed into place, so that nobody reads half of it.
  await writeFile(`${journal}.new`, JSON.stringify({ before }), { flush: true });
  await rename(`${journal}.new`, journal);
  await finishRestore(folder);
  return before ?? undefined;
}

/**
 * Ends a restore that was killed: one whose database was whole is finished, any other is undone. Does nothing
 * where there is none.
 *
 * @throws {PlainError} where the journal cannot be read
 */
export async function finishRestore(folder: string): Promise<void> {
  const { database, restored, journal } = placesIn(folder);
  const before = await readJournal(journal);
  if (before === undefined) return;
  if (existsSync(restored)) {
    if (before && existsSync(database) && !existsSync(before)) await rename(database, before);
    await rename(restored, database);
  }
  await rm(journal);
}

/** Gives where the database before goes, null where there was none; undefined where nothing is under way. */
async function readJournal(journal: string): Promise<string | null | undefined> {
  try {
    const { before } = JSON.parse(await readFile(journal, 'utf8')) as { before: string | null };
    if (before === null || typeof before === 'string') return before;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  }
  throw new PlainError(
    `${journal} is damaged: a restore was under way. Delete it, and restore the backup once more (npm run db:restore -- FILE).`,
  );
}
