import { jumpClock } from './clock-jumps.ts';
import { fillDisk, killProgram } from './embedded-steps.ts';
import type { Outcome } from './fault-setup.ts';
import {
  killPostgres,
  lockTable,
  slowPostgres,
  stopPostgres,
  swallowPackets,
  takeConnections,
} from './postgres-steps.ts';

/** One kind of fault. */
interface Step {
  title: string;
  run: () => Promise<Outcome>;
}

/** By the name on the command line. */
export const steps: Record<string, Step> = {
  'postgres-killed': { title: 'Postgres killed 100 times', run: () => killPostgres(100) },
  'postgres-slow': { title: 'Postgres slow by 5 s', run: () => slowPostgres(5000) },
  'postgres-sluggish': { title: 'Postgres slow by 2.5 s', run: () => slowPostgres(2500) },
  'table-locked': { title: 'the posts locked for 30 s', run: () => lockTable(30_000) },
  'postgres-stopped': {
    title: 'Postgres stopped for 15 s (SIGSTOP)',
    run: () => stopPostgres(15_000),
  },
  'packets-swallowed': { title: 'every packet lost for 15 s', run: () => swallowPackets(15_000) },
  'no-connections': { title: 'Postgres out of connections', run: () => takeConnections(10_000) },
  'program-killed': { title: 'the program killed 50 times', run: () => killProgram(50) },
  'disk-full': { title: 'the disk of the embedded database full', run: () => fillDisk(10_000) },
  'clock-jumps': { title: 'the clock jumping over both changes of clocks', run: jumpClock },
};
