import { Cron } from 'croner';
import { type FunctionContext, makeContext } from './serve/context.ts';
import type { SiteFunction } from './serve/functions.ts';

/** Work that runs on a schedule. */
interface Scheduled {
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

/**
 * The functions with a schedule. Each gets the request that the platform sends
 * (https://docs.netlify.com/build/functions/scheduled-functions/): a POST with the time of the next run.
 */
export function scheduledOf(
  functions: readonly SiteFunction[],
  address: string,
  waitUntil: FunctionContext['waitUntil'],
): Scheduled[] {
  return functions.flatMap(({ name, config: { schedule }, answer }) => {
    if (!schedule) return [];
    const run = async (next: Date): Promise<void> => {
      const url = new URL(`/.netlify/functions/${name}`, address);
      const request = new Request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-nf-event': 'schedule' },
        body: JSON.stringify({ next_run: next.toISOString() }),
      });
      const running = answer(request, makeContext(url, url.hostname, waitUntil));
      waitUntil(running);
      await running;
    };
    return [{ name, schedule, run }];
  });
}
