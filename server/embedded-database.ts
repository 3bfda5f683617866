import { lstatSync, readdirSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dateParsers } from '#db/connection.ts';
import { createEmbedded } from '#db/driver/new-embedded.ts';
import { isDiskFull } from '#src/lib/disk-space.ts';
import { diskIsFull, PlainError } from './plain-error.ts';
import { finishRestore, placesIn } from './restore-journal.ts';

/** How to recover from a lost database. */
const RECOVERY_HINT =
  'restore a backup (npm run db:restore -- FILE), which keeps what is there beside it, or move it elsewhere to begin with an empty database';

/**
 * Opens the embedded database of a locked data folder. Creates it, but never where there are signs of an earlier one.
 * @throws {PlainError} one line that says how to recover
 */
export async function openEmbedded(folder: string): Promise<PGlite> {
  const { database, restored, unfinished } = placesIn(folder);
  await finishRestore(folder);
  if (!isThere(database)) {
    refuseBesideOthers(folder);
    console.log('Creating the database …');
    await create(unfinished, database);
  }
  await rm(restored, { recursive: true, force: true });
  return open(database);
}

/** @throws {PlainError} where something other than a database has its name */
function isThere(database: string): boolean {
  const entry = lstatSync(database, { throwIfNoEntry: false });
  if (!entry) return false;
  const target = statSync(database, { throwIfNoEntry: false });
  if (!target) throw new PlainError(`${database} is a link to a folder that does not exist. Is a disk not mounted?`);
  const names = target.isDirectory() ? readdirSync(database) : ['itself'];
  if (names.length === 0) return false;
  if (names.includes('PG_VERSION')) return true;
  throw new PlainError(`${database} is no longer a database (it has no PG_VERSION): ${RECOVERY_HINT}.`);
}

/** Refuses to create a database where an earlier restore left one under another name. */
function refuseBesideOthers(folder: string): void {
  const { database } = placesIn(folder);
  const others = readdirSync(folder).filter((name) => name.startsWith('postgres-before-'));
  const newest = others.sort().at(-1);
  if (!newest) return;
  throw new PlainError(
    `${database} is missing, but ${join(folder, newest)} is there: rename it to ${basename(database)} to continue with it, or move it elsewhere to start with an empty database.`,
  );
}

async function open(database: string): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir: database, parsers: dateParsers });
  } catch (error) {
    // Without room for what it has to write first, Postgres ends as one does that is damaged.
    if (await isDiskFull(database)) throw diskIsFull(database);
    const [reason] = String(error instanceof Error ? error.message : error).split('. ');
    throw new PlainError(`${database} is damaged and cannot be opened (${reason}): ${RECOVERY_HINT}.`);
  }
}

/** Created under another name first, so that one left unfinished by a killed program is never opened. */
async function create(unfinished: string, database: string): Promise<void> {
  await rm(unfinished, { recursive: true, force: true });
  const pglite = await createEmbedded(unfinished);
  await pglite.close();
  await rename(unfinished, database);
}
