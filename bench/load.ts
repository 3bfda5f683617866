/**
 * `npm run bench:load [-- --minutes 5] [--connections 50,500]`: mixed reads and writes from many visitors at once,
 * and twelve large pictures that arrive while others are served. Exits with 1 after a leak, a visitor who waited for a
 * picture, or an answer that no visitor may get. Other connections than these are not stored.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { printRows, type Rows, storeFigures } from './figures.ts';
import { ADMIN, measurePauses, type Pause } from './load/pauses.ts';
import { type PictureRow, runPictures } from './load/pictures.ts';
import { type Row, run } from './load/run.ts';
import { whole } from './numbers.ts';
import { exitOnSignals, startProgram } from './program.ts';

/** By how much two garbage collections may differ, including the database's pages. */
const TOLERANCE = 4 * 1024 * 1024;

/** Statuses a visitor may get: done, created, not changed, or overloaded and to be retried. */
const ALLOWED = ['200', '201', '304', '503'];

/** The longest that a visitor may wait while pictures arrive, in milliseconds. */
const LONGEST_MS = 500;

const BOTH = '50,500';
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '0.5' },
    connections: { type: 'string', default: BOTH },
  },
});
const minutes = Number(values.minutes);
exitOnSignals();
const program = await startProgram({ file: 'bench/load/program.ts', flags: ['--expose-gc'], env: ADMIN });
let pauses: Pause[] = [];
let pictures: PictureRow;
const rows: Row[] = [];
const processors = availableParallelism();
try {
  pauses = await measurePauses(program);
  printRows(pauseCells());
  console.log('twelve pictures …');
  pictures = await runPictures(program);
  printRows(pictureCells(pictures));
  for (const connections of values.connections.split(',').map(Number)) {
    console.log(`${connections} connections, ${minutes} minutes …`);
    rows.push(await run(program, connections, minutes * 60));
    printRows(cells(rows.slice(-1)));
  }
} finally {
  await program.stop();
}
if (values.connections === BOTH) {
  const figures = { processors, minutes, rows, pauses, pictures };
  const tables = { 'docs/bench/load.md': { ...cells(rows), ...pauseCells(), ...pictureCells(pictures) } };
  await storeFigures('bench:load', figures, { readme: summary(), tables });
}
process.exit(rows.every(isGood) && isQuick(pictures) ? 0 : 1);

/** Whether no visitor waited for a picture. */
function isQuick({ longest, failed, statuses }: PictureRow): boolean {
  return (
    longest < LONGEST_MS && failed === 0 && Object.keys(statuses).every((status) => ['201', '503'].includes(status))
  );
}

/** The cells of docs/bench/load.md for pictures. */
function pictureCells(row: PictureRow): Rows {
  return {
    [`${row.pictures} of 49 megapixels`]: [
      list(row.statuses),
      ...[row.seconds, row.asked, row.failed, row.longest].map(String),
      `${processors}`,
      isQuick(row) ? 'good' : 'FAILED',
    ],
  };
}

/** Whether nothing leaks and visitors may get every answer. */
function isGood({ statuses, lost, warm, end, left }: Row): boolean {
  return (
    lost === 0 &&
    end - warm < TOLERANCE &&
    Object.keys(left).length === 0 &&
    Object.keys(statuses).every((status) => ALLOWED.includes(status))
  );
}

/** What the README says of it. */
function summary(): string {
  const connections = rows.map((row) => row.connections).join(' and ');
  const requests = total(rows.map(({ statuses }) => statuses));
  const lost = rows.reduce((sum, row) => sum + row.lost, 0);
  const handles = total(rows.map(({ left }) => left));
  const more = Math.max(...rows.map(({ end, warm }) => end - warm)) / 1024 / 1024;
  return `${connections} connections, ${minutes} minutes each: ${whole(requests)} requests, ${lost} lost, ${handles} handles left, memory ${Math.max(0, more).toFixed(1)} MB up ([all](docs/bench/load.md)); an hour: \`npm run soak\``;
}

/** The cells of docs/bench/load.md, by number of connections. */
function cells(shown: readonly Row[]): Rows {
  return Object.fromEntries(
    shown.map((row) => [
      `${row.connections}`,
      [
        ...[minutes, Math.round(row.perSecond), row.p50, row.p99].map(String),
        list(row.statuses),
        row.lost ? whole(row.lost) : 'none',
        ...[row.warm, row.end].map((bytes) => (bytes / 1024 / 1024).toFixed(1)),
        list(row.left) || 'none',
        `${processors}`,
        isGood(row) ? 'good' : 'FAILED',
      ],
    ]),
  );
}

/** The same of what a page waits for, by what the program does meanwhile. */
function pauseCells(): Rows {
  return Object.fromEntries(pauses.map(({ name, takes, page }) => [name, [takes, page].map((ms) => ms.toFixed(0))]));
}

function list(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name}: ${whole(count)}`)
    .join(', ');
}

function total(counts: readonly Readonly<Record<string, number>>[]): number {
  return counts.flatMap(Object.values<number>).reduce((sum, count) => sum + count, 0);
}
