/**
 * `npm run bench:load [-- --minutes 5] [--connections 50,500]`: mixed reads and writes from many visitors at once. Exits
 * with 1 after a leak or an answer that no visitor may get. Other connections than these are not stored.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { printRows, storeFigures } from './figures.ts';
import { type Row, run } from './load/run.ts';
import { cells, isGood, summary } from './load/table.ts';
import { exitOnSignals, startProgram } from './program.ts';

const BOTH = '50,500';
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '0.5' },
    connections: { type: 'string', default: BOTH },
  },
});
const minutes = Number(values.minutes);
exitOnSignals();
const program = await startProgram({ file: 'bench/load/program.ts', flags: ['--expose-gc'] });
const rows: Row[] = [];
const figures = { processors: availableParallelism(), minutes, rows };
try {
  for (const connections of values.connections.split(',').map(Number)) {
    console.log(`${connections} connections, ${minutes} minutes …`);
    rows.push(await run(program, connections, minutes * 60));
    printRows(cells({ ...figures, rows: rows.slice(-1) }));
  }
} finally {
  await program.stop();
}
if (values.connections === BOTH) {
  await storeFigures('bench:load', figures, {
    readme: summary(figures),
    tables: { 'docs/bench/load.md': cells(figures) },
  });
}
process.exit(rows.every(isGood) ? 0 : 1);
