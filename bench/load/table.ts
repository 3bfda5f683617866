import type { Rows } from '../figures.ts';
import { whole } from '../numbers.ts';
import type { Row } from './run.ts';

/** By how much two garbage collections may differ, including the database's pages. */
const TOLERANCE = 4 * 1024 * 1024;

/** Statuses a visitor may get: done, created, not changed, or overloaded and to be retried. */
const ALLOWED = ['200', '201', '304', '503'];

/** Whether nothing leaks and visitors may get every answer. */
export function isGood({ statuses, lost, warm, end, left }: Row): boolean {
  return (
    lost === 0 &&
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

/** What the README says of it. */
export function summary({ minutes, rows }: Run): string {
  const connections = rows.map((row) => row.connections).join(' and ');
  const requests = total(rows.map(({ statuses }) => statuses));
  const lost = rows.reduce((sum, row) => sum + row.lost, 0);
  const handles = total(rows.map(({ left }) => left));
  const more = Math.max(...rows.map(({ end, warm }) => end - warm)) / 1024 / 1024;
  return `${connections} connections, ${minutes} minutes each: ${whole(requests)} requests, ${lost} lost, ${handles} handles left, memory ${Math.max(0, more).toFixed(1)} MB up ([all](docs/bench/load.md)); an hour: \`npm run soak\``;
}

/** The cells of docs/bench/load.md, by number of connections. */
export function cells({ processors, minutes, rows }: Run): Rows {
  return Object.fromEntries(
    rows.map((row) => [
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

function list(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name}: ${whole(count)}`)
    .join(', ');
}

function total(counts: readonly Readonly<Record<string, number>>[]): number {
  return counts.flatMap(Object.values<number>).reduce((sum, count) => sum + count, 0);
}
