import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const works: (() => void)[] = [];

process.once('exit', () => {
  for (let work = works.pop(); work; work = works.pop()) work();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

/** Does something when this process ends, also by a signal: the last thing first, all of it at once. */
export function atEnd(work: () => void): void {
  works.push(work);
}

/** A new folder, gone when this process has ended. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'freehand-bench-'));
  // Tried again where a program that was just killed still had a file in its hands.
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}
