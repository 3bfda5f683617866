import { setTimeout as sleep } from 'node:timers/promises';
import { onEmbedded, type Outcome } from '../fault-setup.ts';

/** Kills the program on its embedded database under load at random moments, and restarts it. */
export function killProgram(times: number): Promise<Outcome> {
  return onEmbedded(
    async (setup) => {
      for (let kill = 0; kill < times; kill++) {
        setup.visitors.want(setup.nextSlot());
        await sleep(Math.random() * 800);
        await setup.program.kill();
        await setup.restart();
        await setup.recovered();
      }
    },
    { kills: true },
  );
}
