/**
 * The last step of a restore, which replaces one database with another, survives being killed at any point: a journal
 * records the step first, and the next program that locks the folder finishes it.
 */
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#src/lib/write-whole.ts';
import { PlainError } from './plain-error.ts';

/** The paths of everything that belongs to the embedded database in a data folder. */
export function placesIn(folder: string) {
  const database = join(folder, 'postgres');
  return {
    database,
    /** A database that is being created. It is ignored until it is complete and renamed. */
    unfinished: `${database}.new`,
    /** A database that is being filled from a backup. */
    restored: `${database}.restored`,
    journal: join(folder, 'restore.json'),
  };
}

/**
 * Replaces the database of a locked folder with the restored one.
 * @returns path of the old database, moved aside; undefined if there was none
 */
export async function bringIn(folder: string): Promise<string | undefined> {
  const { database, journal } = placesIn(folder);
  const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const before = existsSync(database) ? `${database}-before-${stamp}` : null;
  await writeWhole(journal, JSON.stringify({ before }), { flush: true });
  await finishRestore(folder);
  return before ?? undefined;
}

/**
 * Finishes a restore that was killed where the restored database was complete, otherwise undoes it.
 * @throws {PlainError} where the journal is unreadable
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

/** Path to which the old database moves, null if there was none. Undefined if no restore is under way. */
async function readJournal(journal: string): Promise<string | null | undefined> {
  try {
    const { before } = JSON.parse(await readFile(journal, 'utf8')) as { before: string | null };
    if (before === null || typeof before === 'string') return before;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  }
  throw new PlainError(
    `${journal} is damaged: a restore was in progress. Delete it, and restore the backup again (npm run db:restore -- FILE).`,
  );
}
