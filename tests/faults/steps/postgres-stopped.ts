import { setTimeout as sleep } from 'node:timers/promises';
import { onPostgres, type Outcome } from '../fault-setup.ts';

/** Suspends all processes of Postgres for this many milliseconds: connections stay open, and new ones wait. */
export function stopPostgres(duration: number): Promise<Outcome> {
  return onPostgres(async (setup) => {
    const { postgres, visitors } = setup;
    visitors.want(setup.nextSlot());
    await sleep(200);
    postgres.pause();
    visitors.want(setup.nextSlot());
    await sleep(duration);
    postgres.resume();
    await setup.recovered();
  });
}
