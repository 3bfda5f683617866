import { setTimeout as sleep } from 'node:timers/promises';
import { onEmbedded, type Outcome } from '../stage.ts';

/** Kills the program on its embedded database under load at random moments, and starts it again. */
export function killProgram(times: number): Promise<Outcome> {
  return onEmbedded(
    async (stage) => {
      for (let kill = 0; kill < times; kill++) {
        stage.visitors.want(stage.nextSlot());
        await sleep(Math.random() * 800);
        await stage.program.kill();
        await stage.restart();
        await stage.recovered();
      }
    },
    { kills: true },
  );
}
