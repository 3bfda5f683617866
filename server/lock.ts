import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { saysDiskFull } from '#src/lib/disk-space.ts';
import { PlainError } from './plain-error.ts';

/** The holder of a data folder, for error messages. The note does not prove that it is alive. */
interface Holder {
  pid: number;
  /** What the holder is doing: its address, or the name of a command. */
  doing: string;
  /** ISO 8601, UTC. */
  since: string;
}

/** Referenced while they are held: a handle that is garbage-collected releases its lock. */
const held = new Set<DatabaseSync>();

/** Long enough for a program that is just ending, and for a new holder to write its note. */
const LOCK_TIMEOUT_MS = 1500;

/**
 * Keeps every other process out of a data folder until it is released or this process ends, however it ends: the
 * kernel holds the lock, taken through SQLite (docs/decisions/0002-lock-by-the-kernel.md).
 *
 * @param doing what the error message of other programs says: an address, or the name of a command
 * @param timeoutMs how long to wait for a holder that may be ending
 * @throws {PlainError} one line that names the holder, where another process holds the folder
 */
export async function lock(
  folder: string,
  doing: string,
  timeoutMs = LOCK_TIMEOUT_MS,
): Promise<{ release: () => void }> {
  const note = join(folder, 'holder.json');
  const database = await take(folder, note, timeoutMs);
  held.add(database);
  writeNote(note, doing);
  return {
    release: () => {
      rmSync(note, { force: true });
      held.delete(database);
      database.close();
    },
  };
}

async function take(folder: string, note: string, timeoutMs: number): Promise<DatabaseSync> {
  const file = join(folder, 'lock.sqlite');
  for (const end = Date.now() + timeoutMs; ; await sleep(100)) {
    let database: DatabaseSync | undefined;
    try {
      database = new DatabaseSync(file);
      database.exec('BEGIN EXCLUSIVE');
      return database;
    } catch (error) {
      database?.close();
      if (!isBusy(error)) throw damaged(file, error);
      if (Date.now() > end) throw new PlainError(describe(folder, note));
    }
  }
}

function damaged(file: string, error: unknown): PlainError {
  const reason = error instanceof Error ? error.message : String(error);
  return new PlainError(
    `${file} cannot be used (${reason}). It contains only the lock: stop every program that uses its folder, then delete it.`,
  );
}

/** SQLITE_BUSY: another connection holds the lock. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

/** The lock holds without its note, which a full disk does not take. */
function writeNote(note: string, doing: string): void {
  const holder: Holder = { pid: process.pid, doing, since: new Date().toISOString() };
  try {
    // Written elsewhere and renamed, so that nobody reads half a note.
    writeFileSync(`${note}.new`, JSON.stringify(holder));
    renameSync(`${note}.new`, note);
  } catch (error) {
    if (!saysDiskFull(error)) throw error;
    rmSync(note, { force: true });
  }
}

function describe(folder: string, note: string): string {
  try {
    const { doing, pid, since } = JSON.parse(readFileSync(note, 'utf8')) as Holder;
    return `${folder} is in use by ${doing} (process ${pid}, since ${since}). Stop it first, or set another DATA_DIR.`;
  } catch {
    return `${folder} is in use by another process. Stop it first, or set another DATA_DIR.`;
  }
}
