import { setTimeout as sleep } from 'node:timers/promises';
import { startProxy } from '../slow-proxy.ts';
import { onPostgres, type Outcome } from '../fault-setup.ts';

/** Longer than a visitor's request may wait. */
const DURATION_MS = 15_000;

/** Delays everything that Postgres sends by this many milliseconds, for a while. */
export async function slowPostgres(delay: number): Promise<Outcome> {
  let target = 0;
  const proxy = await startProxy(() => target);
  const address = (url: string) => {
    const { port } = new URL(url);
    target = Number(port);
    return url.replace(port, String(proxy.port));
  };
  try {
    return await onPostgres(
      async (setup) => {
        const { visitors } = setup;
        visitors.want(setup.nextSlot());
        await sleep(200);
        proxy.delay = delay;
        visitors.want(setup.nextSlot());
        await sleep(DURATION_MS);
        proxy.delay = 0;
        await setup.recovered();
      },
      { address },
    );
  } finally {
    proxy.stop();
  }
}
