import { setTimeout as sleep } from 'node:timers/promises';
import { MOST_CONNECTIONS } from '#db/connection.ts';
import { startProxy } from '../slow-proxy.ts';
import { onPostgres, type Outcome } from '../fault-setup.ts';

/** The network drops every packet for this many milliseconds, and open connections never recover. */
export async function swallowPackets(duration: number): Promise<Outcome> {
  let target = 0;
  const proxy = await startProxy(() => target);
  const address = (url: string) => {
    const { port } = new URL(url);
    target = Number(port);
    return url.replace(port, String(proxy.port));
  };
  // Postgres cannot know that the old connections are lost.
  const mostBackends = 2 * MOST_CONNECTIONS;
  try {
    return await onPostgres(
      async (setup) => {
        const { visitors } = setup;
        visitors.want(setup.nextSlot());
        await sleep(200);
        proxy.swallow(true);
        visitors.want(setup.nextSlot());
        await sleep(duration);
        proxy.swallow(false);
        await setup.recovered();
      },
      { address, mostBackends },
    );
  } finally {
    proxy.stop();
  }
}
