/**
 * The program of `npm start` with a single page instead of the site, for a parent process: database, functions,
 * schedule and server are the same. The parent can make its clock and its disk fail.
 */
import { jumpTo } from './clock.ts';
import { openSync, rmSync, writeFileSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { setUp } from '#server/setup.ts';
import { type Program, run } from '#server/program.ts';
import { serveSite } from '#server/serve-site.ts';
import { emptySite } from '#server/testing/local-server.ts';

/** Commands of the parent process. Each is answered with 'done'. */
type Order = { clock: string } | { disk: 'fill' | 'free' };

process.on('message', (order: Order) => {
  if ('clock' in order) jumpTo(new Date(order.clock));
  else if (order.disk === 'fill') fillDisk();
  else rmSync(ballast(), { force: true });
  process.send?.('done');
});

await run(start, 0);

async function start(program: Program): Promise<void> {
  process.on('disconnect', () => program.stop());
  const setup = await setUp(program);
  addPage(setup.env.DATA_DIR);
  await serveSite(program, setup, { current: () => emptySite });
}

/** A page that needs no database. */
function addPage(folder: string): void {
  const file = join(folder, 'plain.html');
  writeFileSync(file, '<!doctype html><title>Plain</title>');
  const page = { file, type: 'text/html', text: true, hash: 'plain', compressed: {} };
  emptySite.files.set('/plain.html', page);
}

function ballast(): string {
  return join(process.env.DATA_DIR ?? '', 'ballast');
}

/** Writes until the disk is full. */
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
