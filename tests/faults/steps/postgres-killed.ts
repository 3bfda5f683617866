import { setTimeout as sleep } from 'node:timers/promises';
import { onPostgres, type Outcome } from '../fault-setup.ts';

/** Stops Postgres under load at random moments, alternately with a kill and with a shutdown. */
export function killPostgres(times: number): Promise<Outcome> {
  return onPostgres(async (setup) => {
    const { postgres, visitors } = setup;
    for (let kill = 0; kill < times; kill++) {
      visitors.want(setup.nextSlot());
      await sleep(Math.random() * 400);
      await postgres.crash(kill % 2 === 0 ? 'SIGKILL' : 'SIGQUIT');
      await sleep(Math.random() * 300);
      await postgres.restart();
      await setup.recovered();
    }
  });
}
