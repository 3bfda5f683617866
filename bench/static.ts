/** `npm run bench:static`: files per second of the local server and of a bare one. Exits with 1 below the goal. */
import { availableParallelism } from 'node:os';
import { printRows, storeFigures } from './figures.ts';
import { exitOnSignals, startProgram } from './program.ts';
import { cells, compare, GOAL, type Row } from './static/compare.ts';

exitOnSignals();
const program = await startProgram();
const rows: Row[] = [];
try {
  const home = await (await fetch(program.origin)).text();
  const [hashed = '/favicon.svg'] = /\/_astro\/[^"' ]+/.exec(home) ?? [];
  for (const path of ['/', '/privacy-policy', hashed]) {
    const bare = await startProgram({
      file: 'bench/static/bare-server.ts',
      env: { ADDRESS: program.origin + path },
    });
    const row = await compare(path, program.origin, bare.origin);
    await bare.stop();
    rows.push(row);
  }
} finally {
  await program.stop();
}
const processors = availableParallelism();
const table = cells(rows, processors);
printRows(table);
const shares = rows.map(({ ratio }) => Math.round(ratio * 100));
const figures = { processors, rows };
await storeFigures('bench:static', figures, {
  readme: `${Math.min(...shares)} to ${Math.max(...shares)} % of a bare server ([all](docs/bench/static.md))`,
  tables: { 'docs/bench/static.md': table },
});
process.exit(rows.some(({ ratio }) => ratio < GOAL) ? 1 : 0);
