import type { Scheduled } from './schedule.ts';
import { makeContext, type ContextOptions } from './serve/context.ts';
import type { SiteFunction } from './serve/functions.ts';

/**
 * The functions with a schedule. Each gets the request that the platform sends
 * (https://docs.netlify.com/build/functions/scheduled-functions/): a POST with the time of the next run.
 */
export function scheduledOf(
  functions: readonly SiteFunction[],
  address: string,
  waitUntil: ContextOptions['waitUntil'],
): Scheduled[] {
  return functions.flatMap(({ name, config: { schedule }, load }) => {
    if (!schedule) return [];
    const run = async (next: Date): Promise<void> => {
      const url = new URL(`/.netlify/functions/${name}`, address);
      const request = new Request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-nf-event': 'schedule' },
        body: JSON.stringify({ next_run: next.toISOString() }),
      });
      const { default: answer } = await load();
      const options = { siteUrl: url.origin, waitUntil };
      const running = answer(request, makeContext(url, url.hostname, options));
      waitUntil(running);
      await running;
    };
    return [{ name, schedule, run }];
  });
}
