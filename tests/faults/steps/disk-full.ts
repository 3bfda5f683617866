import { setTimeout as sleep } from 'node:timers/promises';
import { onEmbedded, type Outcome } from '../stage.ts';

/** A few times what an empty database takes. */
const DISK = '160m';

/**
 * Starts a command with a small disk of its own under a folder, as nobody but Linux lets any user do, and
 * leaves a copy of what is on it.
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

/** Fills the disk that the embedded database is on, for so many milliseconds. */
export function fillDisk(duration: number): Promise<Outcome> {
  return onEmbedded(
    async (stage) => {
      const { program, visitors } = stage;
      visitors.want(stage.nextSlot());
      await sleep(200);
      await program.order({ disk: 'fill' });
      visitors.want(stage.nextSlot());
      await sleep(duration);
      await program.order({ disk: 'free' });
      await stage.recovered();
    },
    { wrapper: onSmallDisk },
  );
}
