/**
 * `npm run bench:load [-- --minutes 5] [--connections 50,500]`: reads and writes mixed, from as many
 * visitors at once; how long they wait, and whether memory or open handles are left behind. Prints the
 * table and writes it to docs/bench/load.md, after each number of connections what is known by then; ends
 * with 1 where something is left behind or an answer was none that a visitor may get. `npm run soak` is an
 * hour of it.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { run } from './load/run.ts';
import { startMeasured } from './load/start.ts';
import { isGood, page } from './load/table.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '0.5' },
    connections: { type: 'string', default: '50,500' },
  },
});
const minutes = Number(values.minutes);
const program = await startMeasured();
const rows = [];
try {
  for (const connections of values.connections.split(',').map(Number)) {
    console.log(`${connections} connections, ${minutes} minutes …`);
    rows.push(await run(program, connections, minutes * 60));
    const text = page(rows, minutes);
    console.log(text);
    await writeFile('docs/bench/load.md', text);
  }
} finally {
  await program.stop();
}
process.exit(rows.every(isGood) ? 0 : 1);
