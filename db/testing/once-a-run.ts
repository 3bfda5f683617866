/** Fixtures that are expensive to create and the same for every test file; created by the first that needs them. */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Tells all processes of a run its folder. */
const VARIABLE = 'TEST_RUN_FOLDER';

const made = new Map<string, Promise<string>>();
let ownFolder: string | undefined;

/** Global setup of Vitest: creates the folder of a run, once for all projects. @returns a teardown that removes it */
export default function openRun(): (() => void) | undefined {
  if (process.env[VARIABLE]) return undefined;
  const folder = newFolder();
  process.env[VARIABLE] = folder;
  return () => remove(folder);
}

/** The path of a fixture that `make` creates once for a run of Vitest, or for a process. It must not be changed. */
export function onceARun(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = made.get(name) ?? findOrMake(join(runFolder(), name), make);
  made.set(name, path);
  return path;
}

async function findOrMake(path: string, make: (path: string) => Promise<void>): Promise<string> {
  const lock = `${path}.lock`;
  while (!existsSync(path)) {
    const locked = await mkdir(lock).then(
      () => true,
      () => false,
    );
    // Another process makes it, which takes seconds of a processor.
    if (!locked) {
      await sleep(50);
      continue;
    }
    try {
      if (existsSync(path)) break;
      await make(`${path}-unfinished`);
      await rename(`${path}-unfinished`, path);
    } finally {
      await rmdir(lock);
    }
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
  const folder = mkdtempSync(join(tmpdir(), 'site-run-'));
  // If the tests run as root, Postgres runs as another user, who has to be able to enter.
  chmodSync(folder, 0o711);
  return folder;
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
