import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { atEnd, newFolder } from '../at-end.ts';
import type { Held } from './program.ts';

/** The whole program, which reports its memory and handles on request. */
export interface MeasuredProgram {
  origin: string;
  held: () => Promise<Held>;
  stop: () => Promise<void>;
}

/** Starts the program on a fresh database. @throws where it ends before it answers */
export async function startMeasured(): Promise<MeasuredProgram> {
  const folder = newFolder();
  const child = fork(join(import.meta.dirname, 'program.ts'), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, PORT: '0', DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000000' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  atEnd(() => child.kill('SIGKILL'));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      const [, address] = /Ready on (\S+)/.exec(text.toString()) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (status) => reject(new Error(`The program ended with status ${status}`)));
  });
  return {
    origin,
    held: async () => {
      child.send('held');
      const [held] = (await once(child, 'message')) as [Held];
      return held;
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
