import { Cron, type CronOptions } from 'croner';

/** Work that runs on a schedule. */
export interface Scheduled {
  name: string;
  /** Cron expression, UTC. */
  schedule: string;
  /** @param next time of the next run */
  run: (next: Date) => Promise<void>;
}

/**
 * Runs each on its schedule, never two runs of the same at once. A run that fails is logged and the schedule goes on.
 *
 * @returns a function that stops the schedule
 * @throws {Error} where a schedule is not a cron expression
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
