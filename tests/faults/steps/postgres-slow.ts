import { setTimeout as sleep } from 'node:timers/promises';
import { startProxy } from '../slow-proxy.ts';
import { onPostgres, type Outcome } from '../stage.ts';

/** Longer than a visitor is kept waiting. */
const DURATION_MS = 15_000;

/** Makes all that Postgres says late, by so many milliseconds, for a while. */
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
      async (stage) => {
        const { visitors } = stage;
        visitors.want(stage.nextSlot());
        await sleep(200);
        proxy.delay = delay;
        visitors.want(stage.nextSlot());
        await sleep(DURATION_MS);
        proxy.delay = 0;
        await stage.recovered();
      },
      { address },
    );
  } finally {
    proxy.stop();
  }
}
