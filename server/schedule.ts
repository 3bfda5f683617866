import { Cron, type CronOptions } from 'croner';

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
  const jobs = all.map(({ name, schedule, run }) => {
    const options: CronOptions = {
      timezone: 'UTC',
      mode: '5-part',
      protect: true,
      unref: true,
      catch: (error) => console.error(`The scheduled ${name} failed:`, error),
    };
    return new Cron(schedule, options, async (job) => {
      const next = job.nextRun();
      if (next) await run(next);
    });
  });
  return () => jobs.forEach((job) => job.stop());
}
