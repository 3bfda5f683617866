import { setTimeout as sleep } from 'node:timers/promises';
import { onPostgres, type Outcome } from '../stage.ts';

/** Stops all of Postgres for so many milliseconds: connections stay open, and new ones wait. */
export function stopPostgres(duration: number): Promise<Outcome> {
  return onPostgres(async (stage) => {
    const { postgres, visitors } = stage;
    visitors.want(stage.nextSlot());
    await sleep(200);
    postgres.pause();
    visitors.want(stage.nextSlot());
    await sleep(duration);
    postgres.resume();
    await stage.recovered();
  });
}
