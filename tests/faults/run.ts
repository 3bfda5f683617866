/**
 * `npm run test:faults [-- NAME …]`: what the program does while things break under load, in all steps or those
 * named. The figures are stored in docs/bench/faults.json and docs/reliability.md, where
 * steps that were not run keep their row. Exits with 1 where a write was lost, stored twice or not answered as it
 * should be.
 */
import { availableParallelism } from 'node:os';
import { storeFigures, storedFigures } from '../../bench/figures.ts';
import { exitOnSignals } from '../../bench/program.ts';
import ensureGenerated from '#scripts/ensure-generated.ts';
import { steps } from './steps.ts';
import { type Faults, statedOf } from './table.ts';

ensureGenerated();
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
  console.log(
    `${outcome.wrong.length === 0 ? 'ok    ' : 'FAILED'} ${name}: ${title} (${seconds} s)`,
  );
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
