import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from './plain-error.ts';

/** Who holds a data folder, for the message to who comes second. Never a proof of life. */
interface Holder {
  pid: number;
  /** What it does there: its address, or the name of a command. */
  doing: string;
  /** ISO 8601, UTC. */
  since: string;
}

/** Referred to while they are held: a handle that is garbage-collected lets go of its lock. */
const held = new Set<DatabaseSync>();

/** Long enough for a program that is just ending, and for a new holder to have signed its note. */
const PATIENCE_MS = 1500;

/** The data folder is in use; the message is one line that names the holder. */
export class LockedError extends PlainError {
  override name = 'LockedError';
}

/**
 * Keeps every other process out of a data folder until released, or until this process ends,
 * however it ends: the lock is the kernel's, taken through SQLite
 * (docs/decisions/0002-lock-by-the-kernel.md).
 *
 * @param doing what others are told: an address, or the name of a command
 * @param patience milliseconds to wait for a holder that may be ending
 * @throws {LockedError} where another process holds the folder
 */
export async function lock(
  folder: string,
  doing: string,
  patience = PATIENCE_MS,
): Promise<{ release: () => void }> {
  const note = join(folder, 'holder.json');
  const database = await take(folder, note, patience);
  held.add(database);
  sign(note, doing);
  return {
    release: () => {
      rmSync(note, { force: true });
      held.delete(database);
      database.close();
    },
  };
}

async function take(folder: string, note: string, patience: number): Promise<DatabaseSync> {
  const file = join(folder, 'lock.sqlite');
  for (const end = Date.now() + patience; ; await sleep(100)) {
    let database: DatabaseSync | undefined;
    try {
      database = new DatabaseSync(file);
      database.exec('BEGIN EXCLUSIVE');
      return database;
    } catch (error) {
      database?.close();
      if (!isBusy(error)) throw damaged(file, error);
      if (Date.now() > end) throw new LockedError(describe(folder, note));
    }
  }
}

function damaged(file: string, error: unknown): PlainError {
  const reason = error instanceof Error ? error.message : String(error);
  return new PlainError(
    `${file} cannot be used (${reason}). It holds nothing but the lock: stop every program that uses its folder, then delete it.`,
  );
}

/** SQLITE_BUSY: another connection holds the lock. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

function sign(note: string, doing: string): void {
  const holder: Holder = { pid: process.pid, doing, since: new Date().toISOString() };
  // Renamed into place, so that nobody reads half a note.
  for (const file of [note, `${note}.new`]) rmSync(file, { recursive: true, force: true });
  writeFileSync(`${note}.new`, JSON.stringify(holder));
  renameSync(`${note}.new`, note);
}

function describe(folder: string, note: string): string {
  try {
    const { doing, pid, since } = JSON.parse(readFileSync(note, 'utf8')) as Holder;
    return `${folder} is in use by ${doing} (process ${pid}, since ${since}). Stop it first, or set another DATA_DIR.`;
  } catch {
    return `${folder} is in use by another process. Stop it first, or set another DATA_DIR.`;
  }
}
