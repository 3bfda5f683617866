/** `npm run bench:static`: files per second of the local server and of a bare one. Exits with 1 below the goal. */
import { availableParallelism } from 'node:os';
import { compare, type Load, measure, type Pair } from './compare.ts';
import { printRows, type Rows, storeFigures } from './figures.ts';
import { percent, whole } from './numbers.ts';
import { exitOnSignals, startProgram } from './program.ts';
import { ENCODING } from './static/encoding.ts';

/** Minimum share of the bare server's requests per second. */
const GOAL = 0.6;

exitOnSignals();
const processors = availableParallelism();
const program = await startProgram();
const rows: (Pair & { bytes: number })[] = [];
try {
  const home = await (await fetch(program.origin)).text();
  const [hashed = '/favicon.svg'] = /\/_astro\/[^"' ]+/.exec(home) ?? [];
  for (const path of ['/', '/privacy-policy', hashed]) {
    const bare = await startProgram({
      file: 'bench/static/bare-server.ts',
      env: { ADDRESS: program.origin + path },
    });
    const load: Load = { method: 'GET', path, headers: ENCODING, connections: 50, duration: 2 };
    // The name of a hashed file differs between builds.
    const name = path === hashed ? 'a hashed file' : path;
    const roundOf = (origin: string) => () => measure(origin, load);
    const pair = await compare(name, roundOf(program.origin), roundOf(bare.origin));
    await bare.stop();
    const { headers } = await fetch(program.origin + path, { method: 'HEAD', headers: ENCODING });
    rows.push({ ...pair, bytes: Number(headers.get('content-length')) });
  }
} finally {
  await program.stop();
}
const table: Rows = Object.fromEntries(
  rows.map(({ name, bytes, ours, other, ratio }) => [
    name,
    [...[bytes, ours.perSecond, other.perSecond].map(whole), percent(ratio), whole(processors)],
  ]),
);
printRows(table);
const shares = rows.map(({ ratio }) => Math.round(ratio * 100));
const figures = { processors, rows };
await storeFigures('bench:static', figures, {
  readme: `${Math.min(...shares)} to ${Math.max(...shares)} % of a bare server ([all](docs/bench/static.md))`,
  tables: { 'docs/bench/static.md': table },
});
process.exit(rows.some(({ ratio }) => ratio < GOAL) ? 1 : 0);
