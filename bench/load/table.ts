import { row, whole } from '../numbers.ts';
import type { Row } from './run.ts';

/** By how much two garbage collections may differ, including the database's pages. */
const TOLERANCE = 4 * 1024 * 1024;

/** Statuses a visitor may get: done, created, not changed, or overloaded and to be retried. */
const ALLOWED = ['200', '201', '304', '503'];

/** Whether nothing leaks and visitors may get every answer. */
export function isGood({ statuses, lost, warm, end, left }: Row): boolean {
  return (
    Object.keys(lost).length === 0 &&
    end - warm < TOLERANCE &&
    Object.keys(left).length === 0 &&
    Object.keys(statuses).every((status) => ALLOWED.includes(status))
  );
}

/** Results for each number of connections, with the minutes each ran. */
export interface Run {
  processors: number;
  minutes: number;
  rows: readonly Row[];
}

/** The rows for docs/bench/load.md. */
export function page({ processors, minutes, rows }: Run): string {
  return `# What load costs, and what it leaves behind

Written by \`npm run bench:load -- --minutes ${minutes}\` on ${processors} processors, which the requests come from as well: the whole
program of \`npm start\` on its embedded database; of ten requests four are pages, five are reads of calls and one is a
contact request. Memory is what is in use after a garbage collection, eight seconds after the last request: once after the
warm-up, once at the end. It may not grow by more than ${TOLERANCE / 1024 / 1024} MB. Handles are sockets, files and requests that are
open at the end and were not open before.

| connections | requests/s | p50 ms | p99 ms | answers by status | lost | MB warm | MB at the end | handles left | |
|---|---|---|---|---|---|---|---|---|---|
${rows.map(line).join('\n')}
`;
}

function line(measured: Row): string {
  const { connections, perSecond, p50, p99, statuses, lost, warm, end, left } = measured;
  const megabytes = [warm, end].map((bytes) => (bytes / 1024 / 1024).toFixed(1));
  const verdict = isGood(measured) ? 'good' : 'FAILED';
  const answers = list(statuses);
  const missing = list(lost) || 'none';
  const columns = [connections, Math.round(perSecond), p50, p99, answers, missing, ...megabytes];
  return row([...columns, list(left) || 'none', verdict]);
}

function list(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name}: ${whole(count)}`)
    .join(', ');
}
