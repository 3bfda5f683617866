import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Order } from './program.ts';

/** The program in a separate process. */
export interface RunningProgram {
  origin: string;
  /** Makes its clock or its disk fail; resolves when it has. */
  order: (order: Order) => Promise<void>;
  /** With `kill -9`. */
  kill: () => Promise<void>;
  /** Asks it to end, as Ctrl+C does. */
  stop: () => Promise<void>;
}

/** Environment variables of this machine that name services must not reach the program. */
const ALONE = {
  DATABASE_URL: '',
  DATABASE_URL_UNPOOLED: '',
  NEON_WS_PROXY: '',
  CHATBOT_WEBHOOK_URL: '',
  INDUSTRY_ANALYSIS_WEBHOOK_URL: '',
  LLM_BASE_URL: '',
  LLM_MODEL: '',
  ASSISTANT_MODEL: '',
  NOTIFY_WEBHOOK_URL: '',
  SMTP_URL: '',
  NOTIFY_EMAIL: '',
  BUILD_HOOK_URL: '',
  LOCAL_RUNNER: '',
};

const PROGRAM = join(import.meta.dirname, 'program.ts');

/**
 * Starts the program; resolves when it answers.
 *
 * @param wrapper a command that runs the command in its last arguments
 * @throws where it ends before it answers, with the end of its output
 */
export async function startProgram(
  env: { DATA_DIR: string; DATABASE_URL?: string },
  wrapper: readonly string[] = [],
): Promise<RunningProgram> {
  const [command = '', ...args] = [...wrapper, process.execPath, PROGRAM];
  const child = spawn(command, args, {
    env: { ...process.env, ...ALONE, PORT: '0', RATE_LIMIT_FACTOR: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const die = () => child.kill('SIGKILL');
  process.once('exit', die);
  child.once('exit', () => process.off('exit', die));

  return {
    origin: await untilReady(child),
    order: async (order) => {
      child.send(order);
      await once(child, 'message');
    },
    kill: () => end(child, () => child.kill('SIGKILL')),
    // Not a signal, which would reach only the wrapper.
    stop: () => end(child, () => child.disconnect()),
  };
}

/** Resolves with the address that the program prints. Later output is read and discarded. */
function untilReady(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const listen = (text: string) => {
      output = (output + text).slice(-4000);
      const ready = /Ready on (\S+)/.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', listen);
    }
    child.once('exit', () => reject(new Error(`The program ended before it answered:\n${output}`)));
  });
}

async function end(child: ChildProcess, by: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  by();
  await exited;
}
