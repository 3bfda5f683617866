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

/** Runs a synchronous function when this process ends, also by a signal. The last one added runs first. */
export function atEnd(work: () => void): void {
  works.push(work);
}

/** A temporary folder, removed when this process has ended. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  // Retried, because a program that was just killed may still have a file open.
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}
