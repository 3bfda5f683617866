/**
 * `npm run bench:load [-- --minutes 5] [--connections 50,500]`: reads and writes mixed, from as many
 * visitors at once; how long they wait, and whether memory or open handles are left behind. Prints the
 * table after each number of connections, and keeps it in docs/bench (load.json, load.md) where both were asked
 * for; ends with 1 where something is left behind or an answer was none that a visitor may get. `npm run soak` is
 * an hour of it.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { keepFigures } from './figures.ts';
import { type Row, run } from './load/run.ts';
import { startMeasured } from './load/start.ts';
import { isGood, page } from './load/table.ts';

const BOTH = '50,500';
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '0.5' },
    connections: { type: 'string', default: BOTH },
  },
});
const minutes = Number(values.minutes);
const program = await startMeasured();
const rows: Row[] = [];
const figures = { processors: availableParallelism(), minutes, rows };
try {
  for (const connections of values.connections.split(',').map(Number)) {
    console.log(`${connections} connections, ${minutes} minutes …`);
    rows.push(await run(program, connections, minutes * 60));
    console.log(page(figures));
  }
} finally {
  await program.stop();
}
if (values.connections === BOTH) await keepFigures('bench:load', figures);
process.exit(rows.every(isGood) ? 0 : 1);
