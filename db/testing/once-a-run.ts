/** What is costly to make and the same for every test file: made by the first that asks for it. */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the folder of a run to all its processes. */
const VARIABLE = 'TEST_RUN_FOLDER';

const made = new Map<string, Promise<string>>();
let ownFolder: string | undefined;

/** Global setup of Vitest: opens the folder of a run, and gives what removes it after the last test. */
export default function openRun(): () => void {
  const folder = newFolder();
  process.env[VARIABLE] = folder;
  return () => remove(folder);
}

/**
 * Gives the path of something that is made once a run of Vitest; outside of one, once a process. It is
 * shared: nobody may change it.
 *
 * @param make makes it at the path that it is given
 */
export function onceARun(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = made.get(name) ?? findOrMake(join(runFolder(), name), make);
  made.set(name, path);
  return path;
}

async function findOrMake(path: string, make: (path: string) => Promise<void>): Promise<string> {
  if (existsSync(path)) return path;
  const unfinished = `${path}-${process.pid}`;
  await make(unfinished);
  try {
    await rename(unfinished, path);
  } catch (error) {
    // Another process was faster, and has made the same.
    if (!existsSync(path)) throw error;
    await rm(unfinished, { recursive: true, force: true });
  }
  return path;
}

function runFolder(): string {
  const folder = process.env[VARIABLE] ?? ownFolder;
  if (folder) return folder;
  const opened = newFolder();
  process.once('exit', () => remove(opened));
  return (ownFolder = opened);
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'freehand-run-'));
  // Postgres runs as a user of its own where the tests run as root.
  chmodSync(folder, 0o711);
  return folder;
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
