import { DatabaseUnavailable } from '#db/unavailable.ts';
import { EnvError } from '#src/contracts/env/env.ts';
import { ignoreOutputErrors } from './output-errors.mjs';
import { saysDiskFull } from '#src/lib/disk-space.ts';
import { diskIsFull, PlainError } from './plain-error.ts';
import { watchParent } from './watch-parent.mjs';

/** The contract allows five seconds. A database that is killed instead of closed loses nothing. */
const LONGEST_END_MS = 3200;

/** A running command. Whatever it opened is closed in reverse order, however it ends. */
export class Program {
  #controller = new AbortController();
  #closers: (() => unknown)[] = [];

  /** Aborted when the program is asked to end. */
  readonly signal = this.#controller.signal;

  /** Resolves when the program is asked to end. */
  readonly stopped = new Promise<void>((resolve) => this.signal.addEventListener('abort', () => resolve()));

  /** Registers how to close what was just opened. */
  onEnd(close: () => unknown): void {
    this.#closers.push(close);
  }

  /** The result of the work. Rejects as soon as the program is asked to end, without waiting for the work. */
  async orEnd<T>(work: Promise<T>): Promise<T> {
    work.catch(() => undefined);
    const ended = this.stopped.then(() => this.signal.throwIfAborted());
    await Promise.race([work, ended]);
    return work;
  }

  /** Asks the program to end. Repeated calls have no effect. */
  stop(): void {
    this.#controller.abort();
  }

  /** Closes what was opened, in reverse order. */
  async end(): Promise<void> {
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) await close();
  }
}

/**
 * Runs a command until it ends, a signal comes or the `npm` that started it is gone, and exits: 1 after an error,
 * `interrupted` after a signal.
 */
export async function run(command: (program: Program) => Promise<void>, interrupted = 1): Promise<never> {
  ignoreOutputErrors();
  const program = new Program();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => program.stop());
  }
  if (process.env.LOCAL_RUNNER === String(process.ppid)) watchParent(() => program.stop());
  program.signal.addEventListener('abort', () => {
    setTimeout(() => process.exit(interrupted), LONGEST_END_MS).unref();
  });

  let status = 0;
  try {
    await command(program);
  } catch (error) {
    if (!program.signal.aborted) {
      status = 1;
      console.error(explain(error));
    }
  }
  await program.end().catch((error: unknown) => {
    status = 1;
    console.error(explain(error));
  });
  process.exit(program.signal.aborted && status === 0 ? interrupted : status);
}

/** One line if a person can fix it, the whole error if it is a bug. */
function explain(error: unknown): unknown {
  if (saysDiskFull(error)) return diskIsFull((error as NodeJS.ErrnoException).path).message;
  const expected = [PlainError, EnvError, DatabaseUnavailable].some((kind) => error instanceof kind);
  return expected ? (error as Error).message : error;
}
