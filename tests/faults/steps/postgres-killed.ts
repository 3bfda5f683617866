import { setTimeout as sleep } from 'node:timers/promises';
import { onPostgres, type Outcome } from '../stage.ts';

/** Takes Postgres away under load at random moments, by turns without a word and with one. */
export function killPostgres(times: number): Promise<Outcome> {
  return onPostgres(async (stage) => {
    const { postgres, visitors } = stage;
    for (let kill = 0; kill < times; kill++) {
      visitors.want(stage.nextSlot());
      await sleep(Math.random() * 400);
      await postgres.crash(kill % 2 === 0 ? 'SIGKILL' : 'SIGQUIT');
      await sleep(Math.random() * 300);
      await postgres.restart();
      await stage.recovered();
    }
  });
}
