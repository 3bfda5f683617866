import { nextRun } from './cron.ts';

/** A timer of Node.js cannot wait longer than 24.8 days. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/** What is run by the clock. */
export interface Scheduled {
  name: string;
  /** Cron expression, UTC. */
  schedule: string;
  /** @param next when it will be due again */
  run: (next: Date) => Promise<void>;
}

/**
 * Runs each by its schedule while the program lives, never two of the same at once; a run that fails
 * is written to the log and the next one comes all the same.
 *
 * @returns a function that ends it
 * @throws {Error} where a schedule is no cron expression
 */
export function startSchedule(all: Scheduled[]): () => void {
  const stops = all.map(start);
  return () => stops.forEach((stop) => stop());
}

function start({ name, schedule, run }: Scheduled): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const wait = (due: Date) => {
    if (stopped) return;
    const left = due.getTime() - Date.now();
    timer = setTimeout(
      left > LONGEST_WAIT_MS ? () => wait(due) : act,
      Math.min(left, LONGEST_WAIT_MS),
    );
    timer.unref();
    function act(): void {
      run(nextRun(schedule, due))
        .catch((error: unknown) => console.error(`The scheduled ${name} failed:`, error))
        .finally(() => wait(nextRun(schedule, new Date())));
    }
  };
  wait(nextRun(schedule, new Date()));
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
