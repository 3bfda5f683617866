import { setTimeout as sleep } from 'node:timers/promises';
import { MOST_CONNECTIONS } from '#db/connection.ts';
import { startProxy } from '../slow-proxy.ts';
import { onPostgres, type Outcome } from '../stage.ts';

/** The network loses every packet for so many milliseconds, and what was connected never comes back. */
export async function swallowPackets(duration: number): Promise<Outcome> {
  let target = 0;
  const proxy = await startProxy(() => target);
  const address = (url: string) => {
    const { port } = new URL(url);
    target = Number(port);
    return url.replace(port, String(proxy.port));
  };
  // Postgres cannot know that those before are lost.
  const mostBackends = 2 * MOST_CONNECTIONS;
  try {
    return await onPostgres(
      async (stage) => {
        const { visitors } = stage;
        visitors.want(stage.nextSlot());
        await sleep(200);
        proxy.swallow(true);
        visitors.want(stage.nextSlot());
        await sleep(duration);
        proxy.swallow(false);
        await stage.recovered();
      },
      { address, mostBackends },
    );
  } finally {
    proxy.stop();
  }
}
