import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outboundVariables } from '#src/contracts/env/outbound-variables.data.ts';

export interface MeasuredProgram {
  origin: string;
  /** Sends it a message, and resolves with the one that it answers. */
  ask: (message: string | object) => Promise<unknown>;
  /** Closes the pipes that its output goes to, as `| head -n 1` does. */
  closeOutput: () => void;
  /** Asks it to end, as Ctrl+C does. */
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

interface Start {
  /** The file to start. It prints `Ready on` with its address. */
  file?: string;
  flags?: readonly string[];
  /** Without a DATA_DIR it gets a fresh one. */
  env?: Readonly<Record<string, string>> | undefined;
  /** A command that runs the command in its last arguments. */
  wrapper?: readonly string[] | undefined;
  /** Whether what it reports as errors is of interest only if it does not start. */
  isQuiet?: boolean;
}

/** Environment variables of this machine that name services must not reach it. */
const ALONE = Object.fromEntries(outboundVariables.map((name) => [name, '']));

/**
 * Starts the program of `npm start`, or another one, on a free port; resolves when it answers. It ends with this
 * process, if not before.
 *
 * @throws where it ends before it answers, with the end of its output
 */
export async function startProgram(options: Start = {}): Promise<MeasuredProgram> {
  const { file = 'server/main.ts', flags = [], env = {}, wrapper = [] } = options;
  const folder = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'site-program-'));
  const node = [process.execPath, ...process.execArgv, ...flags, file];
  const [command = '', ...args] = [...wrapper, ...node];
  const child = spawn(command, args, {
    env: {
      ...process.env,
      ...ALONE,
      DATABASE_URL: '',
      DATABASE_URL_UNPOOLED: '',
      NEON_WS_PROXY: '',
      PORT: '0',
      RATE_LIMIT_FACTOR: '1000000',
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const clean = () => {
    child.kill('SIGKILL');
    // Retried, because a program that was just killed may still have a file open.
    if (!env.DATA_DIR) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once('exit', clean);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(() => {
    process.off('exit', clean);
    clean();
  });
  const ended = () => new Error(`${file} ended:\n${output}`);
  if (!options.isQuiet) child.stderr?.pipe(process.stderr);

  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      // Read to the end, because a full pipe would stop the program.
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4000);
        const [, address] = /Ready on (\S+)/.exec(output) ?? [];
        if (address) resolve(address);
      });
    }
    child.once('error', reject);
    child.once('exit', () => reject(ended()));
  });
  return {
    origin,
    ask: async (message) => {
      child.send(message);
      const end = exited.then(() => Promise.reject(ended()));
      const [answer] = (await Promise.race([once(child, 'message'), end])) as [unknown];
      return answer;
    },
    closeOutput: () => {
      child.stdout?.destroy();
      child.stderr?.destroy();
    },
    stop: () => {
      // A signal would reach only the wrapper.
      if (wrapper.length > 0 && child.connected) child.disconnect();
      else child.kill('SIGTERM');
      return exited;
    },
    kill: () => {
      child.kill('SIGKILL');
      return exited;
    },
  };
}

/** Ends this process by `exit` after a signal too, so that what it started ends with it. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}
