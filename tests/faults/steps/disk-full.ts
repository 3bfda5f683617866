import { setTimeout as sleep } from 'node:timers/promises';
import { onEmbedded, type Outcome } from '../fault-setup.ts';

/** A few times the size of an empty database. */
const DISK = '160m';

/**
 * Runs a command with a small separate disk mounted at a folder, which only Linux allows any user to do, and leaves a
 * copy of its files.
 */
const onSmallDisk = (folder: string, copy: string): string[] => [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${DISK} tmpfs '${folder}' && "$@"; status=$?
   rm -f '${folder}/ballast'; cp -r '${folder}/.' '${copy}'; exit $status`,
  'sh',
];

/** Fills the disk of the embedded database for this many milliseconds. */
export function fillDisk(duration: number): Promise<Outcome> {
  return onEmbedded(
    async (setup) => {
      const { program, visitors } = setup;
      visitors.want(setup.nextSlot());
      await sleep(200);
      await program.order({ disk: 'fill' });
      visitors.want(setup.nextSlot());
      await sleep(duration);
      await program.order({ disk: 'free' });
      await setup.recovered();
    },
    { wrapper: onSmallDisk },
  );
}
