/**
 * The program of `npm start` without its pages, for whoever forks it: database, functions, schedule and
 * server are the same. Its clock and its disk can be told to fail.
 */
import { jumpTo } from './clock.ts';
import { openSync, rmSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { open } from '#local/opening.ts';
import { type Program, run } from '#local/program.ts';
import { serve } from '#local/serving.ts';

/** What the one who forked it can ask for; each is answered by 'done'. */
export type Order = { clock: string } | { disk: 'fill' | 'free' };

const site = { files: new Map(), rules: { redirects: [], headers: [], warnings: [] } };

process.on('message', (order: Order) => {
  if ('clock' in order) jumpTo(new Date(order.clock));
  else if (order.disk === 'fill') fillDisk();
  else rmSync(ballast(), { force: true });
  process.send?.('done');
});

await run(start, 0);

async function start(program: Program): Promise<void> {
  process.on('disconnect', () => program.stop());
  await serve(program, await open(program), () => site);
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
