import { Cron } from 'croner';

/** Work that runs on a schedule. */
export interface Scheduled {
  name: string;
  /** Cron expression, UTC. */
  schedule: string;
  /** @param next time of the next run */
  run: (next: Date) => Promise<void>;
}

/**
 * Runs each at once, for what became due while no program was running, and then on its schedule, never twice at once; a
 * run that fails is logged.
 * @returns a function that stops all
 */
export function startSchedule(all: Scheduled[]): () => void {
  const jobs = all.map(({ name, schedule, run }) => {
    const report = (error: unknown) => console.error(`The scheduled ${name} failed:`, error);
    const protect = { protect: true, unref: true, catch: report };
    return new Cron(schedule, { timezone: 'UTC', mode: '5-part', ...protect }, async (job) => {
      const next = job.nextRun();
      if (next) await run(next);
    });
  });
  for (const job of jobs) void job.trigger();
  return () => jobs.forEach((job) => job.stop());
}
