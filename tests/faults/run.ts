/**
 * `npm run test:faults [-- NAME …]`: what the program does while things break under load, in all steps or those
 * named. The figures are stored in docs/bench/faults.json and docs/reliability.md, where
 * steps that were not run keep their row. Exits with 1 where a write was lost, stored twice or not answered as it
 * should be.
 */
import { availableParallelism } from 'node:os';
import { type Stated, storeFigures, storedFigures } from '../../bench/figures.ts';
import { whole } from '../../bench/numbers.ts';
import { exitOnSignals } from '../../bench/program.ts';
import { jumpClock } from './clock-jumps.ts';
import { closeLog, fillDisk, killProgram } from './embedded-steps.ts';
import type { Outcome } from './fault-setup.ts';
import {
  killPostgres,
  lockTable,
  slowPostgres,
  stopPostgres,
  swallowPackets,
  takeConnections,
} from './postgres-steps.ts';

/** The results of one kind of fault, with the number of problems. */
interface FaultRow extends Omit<Outcome, 'wrong'> {
  /** Name of the step. */
  name: string;
  wrong: number;
}

/** What the program does while things break, and what an earlier version did. */
interface Faults {
  processors: number;
  rows: readonly FaultRow[];
  /** Measured once with the same steps, before the program was changed to pass them. */
  before: readonly FaultRow[];
}

/** The kinds of fault, by the name on the command line. */
const steps: Record<string, { title: string; run: () => Promise<Outcome> }> = {
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
  'disk-full': { title: 'the disk of the embedded database and of the log full', run: () => fillDisk(10_000) },
  'log-closed': { title: 'the pipe of the log closed', run: () => closeLog(5000) },
  'clock-jumps': { title: 'the clock jumping over both changes of clocks', run: jumpClock },
};

exitOnSignals();

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}

const before = await storedFigures<Faults>('test:faults');
const rows = new Map(before.rows.map((row) => [row.name, row]));
let failed = false;
for (const [name, { title, run }] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const began = performance.now();
  const outcome = await run();
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${outcome.wrong.length === 0 ? 'ok    ' : 'FAILED'} ${name}: ${title} (${seconds} s)`);
  for (const line of outcome.wrong.slice(0, 20)) console.log(`       ${line}`);
  rows.set(name, { ...outcome, name, wrong: outcome.wrong.length });
  console.log(`       ${JSON.stringify(rows.get(name))}`);
  failed ||= outcome.wrong.length > 0;
  // After each step, so that an interrupted run does not lose its results.
  const faults = {
    ...before,
    processors: availableParallelism(),
    rows: Object.keys(steps).flatMap((step) => rows.get(step) ?? []),
  };
  await storeFigures('test:faults', faults, statedOf(faults));
}

process.exit(failed ? 1 : 0);

/** How README.md and docs/reliability.md state the results. */
function statedOf({ rows, before }: Faults): Stated {
  const wrong = rows.reduce((sum, row) => sum + row.wrong, 0);
  const acknowledged = rows.reduce((sum, row) => sum + row.acknowledged, 0);
  const table = Object.fromEntries([
    ...rows.map((row) => [`\`${row.name}\``, cells(row)] as const),
    ...before.map((row) => [`\`${row.name}\`, before`, cells(row)] as const),
  ]);
  return {
    readme: `${wrong} wrong of ${whole(acknowledged)} writes in ${rows.length} kinds of fault ([all](docs/reliability.md))`,
    tables: { 'docs/reliability.md': table },
  };
}

function cells(row: FaultRow): string[] {
  const { acknowledged, refused, slowest, health, page, backends, recovery, wrong } = row;
  const seen = [health, page, backends].map((count) => (count === 0 ? '–' : whole(count)));
  return [...[acknowledged, refused, slowest].map(whole), ...seen, whole(recovery), whole(wrong)];
}
