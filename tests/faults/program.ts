/**
 * The program of `npm start` with one page in place of its own, for whoever forks it: database, functions, schedule and
 * server are the same. Its clock and its disk can be told to fail.
 */
import { jumpTo } from './clock.ts';
import { openSync, rmSync, writeFileSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { open } from '#server/opening.ts';
import { type Program, run } from '#server/program.ts';
import type { SiteFiles } from '#server/serve/files.ts';
import { serve } from '#server/serving.ts';

/** What the one who forked it can ask for; each is answered by 'done'. */
export type Order = { clock: string } | { disk: 'fill' | 'free' };

const files: SiteFiles = new Map();
const site = { files, rules: { redirects: [], headers: [], warnings: [] } };

process.on('message', (order: Order) => {
  if ('clock' in order) jumpTo(new Date(order.clock));
  else if (order.disk === 'fill') fillDisk();
  else rmSync(ballast(), { force: true });
  process.send?.('done');
});

await run(start, 0);

async function start(program: Program): Promise<void> {
  process.on('disconnect', () => program.stop());
  const opened = await open(program);
  addPage(opened.env.DATA_DIR);
  await serve(program, opened, () => site);
}

/** A page that needs no database. */
function addPage(folder: string): void {
  const file = join(folder, 'plain.html');
  writeFileSync(file, '<!doctype html><title>Plain</title>');
  files.set('/plain.html', { file, type: 'text/html', text: true, hash: 'plain', compressed: {} });
}

function ballast(): string {
  return join(process.env.DATA_DIR ?? '', 'ballast');
}

/** Writes until nothing more goes in. */
function fillDisk(): void {
  const file = openSync(ballast(), 'w');
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeSync(file, new Uint8Array(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
}
