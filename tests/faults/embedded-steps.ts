import { setTimeout as sleep } from 'node:timers/promises';
import { onEmbedded, type Outcome } from './fault-setup.ts';

/** Kills the program on its embedded database under load at random moments, and restarts it. */
export function killProgram(times: number): Promise<Outcome> {
  return onEmbedded(
    async (setup, restart) => {
      for (let kill = 0; kill < times; kill++) {
        setup.wantSlot();
        await sleep(Math.random() * 800);
        await setup.program.kill();
        await restart();
        await setup.recovered();
      }
    },
    { kills: true },
  );
}

/** Closes the pipes that the log goes to, for this many milliseconds and for good. */
export function closeLog(duration: number): Promise<Outcome> {
  return onEmbedded((setup) =>
    setup.outage(duration, () => {
      setup.program.closeOutput();
      return () => undefined;
    }),
  );
}

/** A few times the size of an empty database. */
const DISK = '160m';

/**
 * Runs a command with a small separate disk mounted at a folder, which only Linux allows any user to do, and leaves a
 * copy of its files. Its log goes to the same disk, and is shown until it answers.
 */
const onSmallDisk = (folder: string, copy: string): string[] => [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${DISK} tmpfs '${folder}' || exit 1
   "$@" > '${folder}/log' 2>&1 & program=$!
   until grep -q '^Ready' '${folder}/log' || ! kill -0 $program; do sleep 0.1; done
   cat '${folder}/log'; wait $program; status=$?
   rm -f '${folder}/ballast'; cp -r '${folder}/.' '${copy}'; exit $status`,
  'sh',
];

/** Fills the disk of the embedded database for this many milliseconds. */
export function fillDisk(duration: number): Promise<Outcome> {
  return onEmbedded(
    (setup) =>
      setup.outage(duration, async () => {
        await setup.program.ask({ disk: 'fill' });
        return () => setup.program.ask({ disk: 'free' });
      }),
    { wrapper: onSmallDisk },
  );
}
